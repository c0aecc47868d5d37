import { eventLabel, type PublicEvent } from '@livres/api/contract';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/CardGrid';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { Skeleton } from '../../shared/ui/Skeleton';
import { cardContent } from './event-card.content';
import { eventWhen } from '../shared/event-when';
import { EventCard } from './EventCard';
import styles from './EventGrid.module.css';

interface EventGridProps {
  events: PublicEvent[];
  heading?: 'h2' | 'h3';
  /** The page begins with them. */
  areFirst?: boolean;
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

export function EventGrid({ events, heading, areFirst = false, isOlder = false }: EventGridProps) {
  const cancelled = events.filter(({ status }) => status === 'cancelled');
  const held = events.filter((event) => !cancelled.includes(event));
  return (
    <>
      {held.length > 0 && (
        <CardGrid isOlder={isOlder}>
          {held.map((event, index) => (
            <li key={event.id}>
              <EventCard event={event} isFirst={areFirst && index === 0} {...(heading ? { heading } : {})} />
            </li>
          ))}
        </CardGrid>
      )}
      {cancelled.length > 0 && <CancelledEvents events={cancelled} />}
    </>
  );
}

/** What will not take place: after the rest and small, so that who meant to come still finds it. */
function CancelledEvents({ events }: Pick<EventGridProps, 'events'>) {
  const { now } = usePageContext();
  return (
    <ul className={styles.cancelled} aria-label={cardContent.cancelled}>
      {events.map((event) => (
        <li key={event.id}>
          <Badge tone="bad">{eventLabel(event, now).label}</Badge>
          <Link to={paths.event(event.slug)}>{withFrenchSpaces(event.title)}</Link>
          <s>{eventWhen(event)}</s>
        </li>
      ))}
    </ul>
  );
}

export function EventGridSkeleton({ count }: { count: number }) {
  return (
    <CardGridSkeleton count={count} label={cardContent.loading}>
      <Skeleton width="45%" />
      <Skeleton height="1.5em" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton height="4em" />
    </CardGridSkeleton>
  );
}
