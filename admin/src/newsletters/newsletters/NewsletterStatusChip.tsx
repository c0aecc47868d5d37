import Chip from '@mui/material/Chip';
import { NEWSLETTER_STATUS_LABELS, type NewsletterStatus } from '@livres/api/contract';

const SOFT: Record<NewsletterStatus, object> = {
  draft: {},
  scheduled: { bgcolor: 'info.light', color: 'info.main' },
  held: { bgcolor: 'error.light', color: 'error.main' },
  sending: { bgcolor: 'warning.light', color: 'warning.main' },
  paused: { bgcolor: 'warning.light', color: 'warning.main' },
  sent: { bgcolor: 'success.light', color: 'success.main' },
  stopped: { bgcolor: 'error.light', color: 'error.main' },
};

export function NewsletterStatusChip({ status }: { status: NewsletterStatus }) {
  const variant = status === 'draft' ? 'outlined' : 'filled';
  return <Chip size="small" label={NEWSLETTER_STATUS_LABELS[status]} variant={variant} sx={SOFT[status]} />;
}
