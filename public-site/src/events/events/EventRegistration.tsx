import {
  REGISTRATION_STATE_LABELS,
  registrationState,
  type PublicEvent,
  type RegistrationState,
} from '@livres/api/contract';
import { formatDay, formatHour } from '../../shared/format/dates';
import { Badge } from '../../shared/ui/Badge';
import { useSite } from '../../shared/ui/use-site';
import { REGISTRATION_TONES } from './event-label-tones';
import { closedContent, eventContent, registrationContent, registrationDates } from './event.content';
import styles from './EventPage.module.css';

interface EventRegistrationProps {
  event: PublicEvent;
  now: Date;
}

/** Whether one may register and how, from when and until when, and how many seats are left. */
export function EventRegistration({ event, now }: EventRegistrationProps) {
  const site = useSite();
  if (event.status === 'cancelled') return <p className={styles.registration}>{closedContent.cancelled}</p>;
  const state = registrationState(event, now);
  const asksToWrite = state === 'open' || state === 'full';
  const hasContact = Boolean(event.contact_email || event.contact_phone || site.contact_email);
  return (
    <div className={styles.registration}>
      <Badge tone={REGISTRATION_TONES[state]}>{REGISTRATION_STATE_LABELS[state]}</Badge>
      <p>
        {sentenceOf(event, state, now)} {asksToWrite && !hasContact && registrationDates.noContact}
      </p>
      {state === 'open' && event.registration_closes_at && (
        <p className={styles.soft}>{registrationDates.closes(momentText(event.registration_closes_at))}</p>
      )}
      <Figures event={event} state={state} />
    </div>
  );
}

function sentenceOf(event: PublicEvent, state: RegistrationState, now: Date): string {
  const { registration_opens_at: opens, registration_closes_at: closes } = event;
  if (state !== 'closed') return registrationContent[state];
  if (opens && new Date(opens) > now) return registrationDates.opens(momentText(opens));
  return closes ? registrationDates.closed(momentText(closes)) : registrationContent.closed;
}

const momentText = (iso: string) => `${formatDay(iso)} à ${formatHour(iso)}`;

function Figures({ event, state }: { event: PublicEvent; state: RegistrationState }) {
  const { max_participants: most, current_participants: people, interested_count: interested } = event;
  const lines = [
    state === 'open' && most !== null && eventContent.seats(most - people),
    event.requires_registration && people > 0 && eventContent.participants(people),
    most !== null && eventContent.capacity(most),
    interested > 0 && eventContent.interested(interested),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return <p className={styles.soft}>{lines.join(' · ')}</p>;
}
