import { EVENT_LANGUAGE_LABELS, eventTime, type PublicEvent } from '@livres/api/contract';
import { withFrenchSpaces } from '../shared/format/french-spaces';
import { LinkButton } from '../shared/ui/Button';
import { Fact } from '../shared/ui/Facts';
import { RecordAside } from '../shared/ui/RecordPage';
import { useVisit } from '../shared/ui/VisitProvider';
import { CalendarLinks } from './CalendarLinks';
import { placeName } from './event-card.content';
import { eventWhen } from './event-when';
import { eventContent } from './event.content';
import { EventContact } from './EventContact';
import styles from './EventPage.module.css';
import { EventPrice } from './EventPrice';
import { EventRegistration } from './EventRegistration';
import { InterestForm } from './InterestForm';
import type { InterestOutcome } from './interest-form';

interface EventAsideProps {
  event: PublicEvent;
  sent: InterestOutcome | undefined;
}

/** When, where, for how much, how to come: what one looks for first. */
export function EventAside({ event, sent }: EventAsideProps) {
  const { now } = useVisit();
  const takesInterest = event.status === 'published' && eventTime(event, now) !== 'past';
  return (
    <RecordAside heading={eventContent.facts}>
      <dl className={styles.facts}>
        <Fact name={eventContent.when}>
          {event.start_date ? (
            <>
              <time dateTime={event.start_date}>{eventWhen(event)}</time>{' '}
              <small>({eventContent.parisTime})</small>
            </>
          ) : (
            eventContent.dateToCome
          )}
        </Fact>
        <Fact name={eventContent.where}>{withFrenchSpaces(placeName(event))}</Fact>
        <Fact name={eventContent.price}>
          <EventPrice event={event} now={now} />
        </Fact>
        <Fact name={eventContent.language}>{EVENT_LANGUAGE_LABELS[event.language]}</Fact>
        <Fact name={eventContent.organizer}>
          {event.organizer && `${event.organizer.first_name} ${event.organizer.last_name}`.trim()}
        </Fact>
      </dl>
      <JoinOnline event={event} isOpen={takesInterest} />
      <EventRegistration event={event} now={now} />
      {takesInterest && <InterestForm event={event} sent={sent} />}
      {event.start_date && takesInterest && <CalendarLinks event={event} />}
      <EventContact event={event} />
    </RecordAside>
  );
}

function JoinOnline({ event, isOpen }: { event: PublicEvent; isOpen: boolean }) {
  if (!event.is_online || !isOpen) return null;
  if (!event.online_url) return <p className={styles.soft}>{eventContent.joinAfterRegistration}</p>;
  return (
    <LinkButton to={event.online_url} rel="noopener">
      {eventContent.join}
    </LinkButton>
  );
}
