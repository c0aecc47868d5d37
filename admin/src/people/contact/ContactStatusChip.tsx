import Chip from '@mui/material/Chip';
import { CONTACT_STATUS_LABELS, type ContactStatus } from '@livres/api/contract';

const COLOURS: Record<ContactStatus, 'default' | 'success' | 'warning' | 'info' | 'error'> = {
  new: 'warning',
  in_progress: 'info',
  answered: 'success',
  archived: 'default',
  spam: 'error',
};

export function ContactStatusChip({ status }: { status: ContactStatus }) {
  const colour = COLOURS[status];
  const soft = colour === 'default' ? {} : { bgcolor: `${colour}.light`, color: `${colour}.main` };
  return (
    <Chip
      size="small"
      label={CONTACT_STATUS_LABELS[status]}
      variant={colour === 'default' ? 'outlined' : 'filled'}
      sx={soft}
    />
  );
}
