import Chip from '@mui/material/Chip';
import { DONATION_STATUS_LABELS, type DonationStatus } from '@livres/api/contract';

const COLOURS: Record<DonationStatus, 'success' | 'warning' | 'error' | null> = {
  succeeded: 'success',
  pending: 'warning',
  failed: 'error',
  cancelled: null,
};

/** Where a gift of money stands, in words and colour. */
export function GiftStatusChip({ status }: { status: DonationStatus }) {
  const [label, colour] = [DONATION_STATUS_LABELS[status], COLOURS[status]];
  if (!colour) return <Chip size="small" label={label} variant="outlined" />;
  return <Chip size="small" label={label} sx={{ bgcolor: `${colour}.light`, color: `${colour}.main` }} />;
}
