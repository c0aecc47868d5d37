import { EVENT_LANGUAGE_LABELS, eventTime, type PublicEvent } from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { LinkButton } from '../../shared/ui/Button';
import { Detail } from '../../shared/ui/DetailList';
import { RecordAside } from '../../shared/ui/RecordPage';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { CalendarLinks } from './CalendarLinks';
import { placeName } from '../shared/event-place.content';
import { DateBlock } from './DateBlock';
import { eventHours } from '../shared/event-when';
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
  const { now } = usePageContext();
  const takesInterest = event.status === 'published' && eventTime(event, now) !== 'past';
  return (
    <RecordAside heading={eventContent.facts}>
      <dl className={styles.facts}>
        <Detail name={eventContent.when}>
          {event.start_date ? (
            <span className={styles.when}>
              <DateBlock date={event.start_date} />
              <span>
                {eventHours(event)} <small>({eventContent.parisTime})</small>
              </span>
            </span>
          ) : (
            eventContent.dateToCome
          )}
        </Detail>
        <Detail name={eventContent.where}>{withFrenchSpaces(placeName(event))}</Detail>
        <Detail name={eventContent.price}>
          <EventPrice event={event} now={now} />
        </Detail>
        <Detail name={eventContent.language}>{EVENT_LANGUAGE_LABELS[event.language]}</Detail>
        <Detail name={eventContent.organizer}>
          {event.organizer && `${event.organizer.first_name} ${event.organizer.last_name}`.trim()}
        </Detail>
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
