import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { EventRegistrationRecord } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { AmountsPanel } from './AmountsPanel';
import { AnswersPanel } from './AnswersPanel';
import { KeptPanel } from './KeptPanel';
import { PersonPanel } from './PersonPanel';
import { RefundsPanel } from './RefundsPanel';
import { texts } from './registration.fr';
import { RegistrationPanel } from './RegistrationPanel';
import { RegistrationTimelinePanel } from './RegistrationTimelinePanel';
import { TicketsPanel } from './TicketsPanel';

const RECORDED = {
  amounts: ['unit_price', 'discount', 'ticket_amount', 'donation_amount', 'due_amount'],
  references: { event_id: 'events' },
};

/** All that is known of one registration, and what can be done with it. */
export default function RegistrationShow() {
  return (
    <Show component="div" actions={false}>
      <OneRegistration />
    </Show>
  );
}

function OneRegistration() {
  const registration = useRecordContext<EventRegistrationRecord>();
  if (!registration) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <Box sx={{ ...FORM_GRID, mt: 2 }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {registration.mode === 'test' && registration.is_paid && (
          <Alert severity="warning">{texts.show.test}</Alert>
        )}
        <RegistrationPanel registration={registration} />
        <AnswersPanel registration={registration} />
        <RegistrationTimelinePanel registration={registration} />
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <PersonPanel registration={registration} />
        <AmountsPanel registration={registration} />
        <RefundsPanel registration={registration} />
        <TicketsPanel registration={registration} />
        <KeptPanel registration={registration} />
        <HistoryPanel {...RECORDED} />
      </Stack>
    </Box>
  );
}
