import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { REGISTRATION_SOURCE_LABELS, type EventRegistrationRecord } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { frenchMoment } from '../../shared/format/french-date';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { mayDo } from '../../shared/rights/rights';
import { RegistrationActions } from './actions/RegistrationActions';
import { momentOf, seatsLine } from './registration-labels';
import { registrationMessages, texts } from './registration.fr';
import { State } from './RegistrationStatusChip';

const { show } = texts;

/** For which event and how many, where it stands, and what can be done. */
export function RegistrationPanel({ registration }: { registration: EventRegistrationRecord }) {
  return (
    <Panel title={show.place}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h4" component="p">
          {seatsLine(registration)}
        </Typography>
        <State registration={registration} />
      </Box>
      <DetailList facts={factsOf(registration)} />
      <RegistrationActions registration={registration} />
    </Panel>
  );
}

function TheEvent({ registration: { event_id, event_title } }: { registration: EventRegistrationRecord }) {
  if (!mayDo('events', 'read')) return event_title;
  return (
    <Link component={RouterLink} to={`/events/${event_id}/show`}>
      {event_title}
    </Link>
  );
}

function factsOf(registration: EventRegistrationRecord): Parameters<typeof DetailList>[0]['facts'] {
  const { event_start, created_at, confirmed_at, expires_at, waiting_position } = registration;
  return [
    [show.event, <TheEvent key="event" registration={registration} />],
    [registrationMessages.fields.event_start, momentOf(event_start)],
    [registrationMessages.fields.reference, registration.reference],
    [registrationMessages.fields.source, REGISTRATION_SOURCE_LABELS[registration.source]],
    [registrationMessages.fields.created_at, frenchMoment(created_at)],
    [registrationMessages.fields.confirmed_at, confirmed_at && frenchMoment(confirmed_at)],
    [show.until, expires_at && frenchMoment(expires_at)],
    [show.position, waiting_position && texts.beyond(waiting_position)],
    [show.cancelled, registration.cancellation_reason],
  ];
}
