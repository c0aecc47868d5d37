import Typography from '@mui/material/Typography';
import type { EventRegistrationRecord } from '@livres/api/contract';
import { timeAgo } from '../../shared/format/french-date';
import { RecordCards } from '../../shared/records/RecordCards';
import { registrationPath } from '../shared/registration-paths';
import { momentOf, moneyLine, paidWords, seatsLine, whoRegistered } from './registration-labels';
import { State } from './RegistrationStatusChip';

/** The list on a phone: a card each. */
export function RegistrationCards() {
  return (
    <RecordCards<EventRegistrationRecord>
      to={({ id }) => registrationPath(id)}
      render={(registration) => <Inside registration={registration} />}
    />
  );
}

function Inside({ registration }: { registration: EventRegistrationRecord }) {
  const { event_title, event_start, created_at } = registration;
  const money = [moneyLine(registration), paidWords(registration)].filter(Boolean).join(', ');
  return (
    <>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {whoRegistered(registration)}
      </Typography>
      <State registration={registration} />
      <Typography variant="body2">
        {event_title} · {momentOf(event_start)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {[seatsLine(registration), money, timeAgo(created_at, Date.now())].join(' · ')}
      </Typography>
    </>
  );
}
