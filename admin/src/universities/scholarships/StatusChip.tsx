import Chip from '@mui/material/Chip';
import { SCHOLARSHIP_STATUS_LABELS, type ScholarshipStatus } from '@livres/api/contract';

const COLOURS: Record<ScholarshipStatus, 'success' | 'warning' | 'info' | null> = {
  draft: null,
  active: 'success',
  suspended: 'warning',
  closed: 'info',
};

/** Where staff put a scholarship, in a word and a colour. */
export function StatusChip({ status }: { status: ScholarshipStatus }) {
  const colour = COLOURS[status];
  const soft = colour ? { bgcolor: `${colour}.light`, color: `${colour}.main` } : {};
  return (
    <Chip
      size="small"
      label={SCHOLARSHIP_STATUS_LABELS[status]}
      variant={colour ? 'filled' : 'outlined'}
      sx={soft}
    />
  );
}
