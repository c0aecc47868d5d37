import Chip from '@mui/material/Chip';
import { SUBSCRIBER_STATUS_LABELS, type SubscriberStatus } from '@livres/api/contract';

const SOFT: Record<SubscriberStatus, object> = {
  pending: { bgcolor: 'warning.light', color: 'warning.main' },
  confirmed: { bgcolor: 'success.light', color: 'success.main' },
  unsubscribed: {},
};

export function SubscriberStatusChip({ status }: { status: SubscriberStatus }) {
  const variant = status === 'unsubscribed' ? 'outlined' : 'filled';
  return <Chip size="small" label={SUBSCRIBER_STATUS_LABELS[status]} variant={variant} sx={SOFT[status]} />;
}
