import Chip from '@mui/material/Chip';
import {
  PHYSICAL_DONATION_STATUS_LABELS,
  TRANSACTION_STATUS_LABELS,
  type PhysicalDonationStatus,
  type TransactionStatus,
} from '@livres/api/contract';

type Colour = 'default' | 'success' | 'warning' | 'info';

const PHYSICAL_DONATION_COLOURS: Record<PhysicalDonationStatus, Colour> = {
  pending_validation: 'default',
  validated: 'warning',
  pending_pickup: 'warning',
  pickup_scheduled: 'info',
  completed: 'success',
  cancelled: 'default',
};
const TRANSACTION_COLOURS: Record<TransactionStatus, Colour> = {
  pending_contact: 'warning',
  contacted: 'warning',
  pickup_scheduled: 'info',
  completed: 'success',
  cancelled: 'default',
};

export const PhysicalDonationStatusChip = ({ status }: { status: PhysicalDonationStatus }) => (
  <SoftChip label={PHYSICAL_DONATION_STATUS_LABELS[status]} colour={PHYSICAL_DONATION_COLOURS[status]} />
);

export const TransactionStatusChip = ({ status }: { status: TransactionStatus }) => (
  <SoftChip label={TRANSACTION_STATUS_LABELS[status]} colour={TRANSACTION_COLOURS[status]} />
);

function SoftChip({ label, colour }: { label: string; colour: Colour }) {
  if (colour === 'default') return <Chip size="small" label={label} variant="outlined" />;
  return <Chip size="small" label={label} sx={{ bgcolor: `${colour}.light`, color: `${colour}.main` }} />;
}
