import {
  REGISTRATION_STATE_LABELS,
  registrationState,
  registrationWindow,
  type PublicEvent,
  type RegistrationState,
} from '@livres/api/contract';
import { formatDay, formatHour } from '../../shared/format/dates';
import { Badge } from '../../shared/ui/Badge';
import { LinkButton } from '../../shared/ui/Button';
import { REGISTRATION_TONES } from './event-label-tones';
import { closedContent, eventContent, registrationContent, registrationDates } from './event.content';
import styles from './EventPage.module.css';

interface EventRegistrationProps {
  event: PublicEvent;
  now: Date;
}

/** Whether one may register and how, from when and until when, and how many seats are left. */
export function EventRegistration({ event, now }: EventRegistrationProps) {
  if (event.status === 'cancelled') return <p className={styles.registration}>{closedContent.cancelled}</p>;
  const state = registrationState(event, now);
  return (
    <div className={styles.registration}>
      <Badge tone={REGISTRATION_TONES[state]}>{REGISTRATION_STATE_LABELS[state]}</Badge>
      <p>{sentenceOf(event, state, now)}</p>
      {state === 'open' && event.registration_closes_at && (
        <p className={styles.soft}>{registrationDates.closes(momentText(event.registration_closes_at))}</p>
      )}
      <Figures event={event} state={state} />
      {registrationAction(event, now) && (
        <LinkButton look="main" large to="#inscription">
          {registrationAction(event, now)}
        </LinkButton>
      )}
    </div>
  );
}

/** What one may do about it: nothing, reserve, or wait for a seat. */
export function registrationAction(event: PublicEvent, now: Date): string | null {
  const state = registrationState(event, now);
  if (event.status === 'cancelled' || (state === 'full' && !event.waiting_list)) return null;
  if (state === 'full') return registrationDates.join;
  return state === 'open' ? registrationDates.reserve : null;
}

function sentenceOf(event: PublicEvent, state: RegistrationState, now: Date): string {
  const { opens, closes } = registrationWindow(event);
  if (state === 'full') {
    const { waiting, noWaitingList } = registrationDates;
    return `${registrationContent.full} ${event.waiting_list ? waiting(event.waiting_count) : noWaitingList}`;
  }
  if (state !== 'closed') return registrationContent[state];
  if (opens && new Date(opens) > now) return registrationDates.opens(momentText(opens));
  return closes ? registrationDates.closed(momentText(closes)) : registrationContent.closed;
}

const momentText = (iso: string) => `${formatDay(iso)} à ${formatHour(iso)}`;

function Figures({ event, state }: { event: PublicEvent; state: RegistrationState }) {
  const { max_participants: most, available_seats: left } = event;
  const { current_participants: people, interested_count: interested } = event;
  const lines = [
    state === 'open' && left !== null && eventContent.seats(left),
    event.requires_registration && people > 0 && eventContent.participants(people),
    most !== null && eventContent.capacity(most),
    interested > 0 && eventContent.interested(interested),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return <p className={styles.soft}>{lines.join(' · ')}</p>;
}
