import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  REGISTRATION_STATUS_LABELS,
  type EventRegistrationRecord,
  type RegistrationStatus,
} from '@livres/api/contract';
import { marksOf } from './registration-labels';

const COLOURS: Record<RegistrationStatus, 'success' | 'warning' | 'info' | 'error' | null> = {
  pending_verification: 'warning',
  pending_payment: 'warning',
  confirmed: 'success',
  waitlisted: 'info',
  cancelled: 'error',
  expired: null,
  refunded: null,
};

/** Where a registration stands, in words and colour. */
function RegistrationStatusChip({ status }: { status: RegistrationStatus }) {
  const [label, colour] = [REGISTRATION_STATUS_LABELS[status], COLOURS[status]];
  if (!colour) return <Chip size="small" label={label} variant="outlined" />;
  return <Chip size="small" label={label} sx={{ bgcolor: `${colour}.light`, color: `${colour}.main` }} />;
}

/** The same, with what else is to be seen at a glance. */
export function State({ registration }: { registration: EventRegistrationRecord }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <RegistrationStatusChip status={registration.status} />
      {marksOf(registration).map((mark) => (
        <Chip key={mark} size="small" label={mark} variant="outlined" color="warning" />
      ))}
    </Box>
  );
}
