import type { PublicEvent } from '@livres/api/contract';
import { Card } from '../shared/ui/Card';
import { Skeleton } from '../shared/ui/Skeleton';
import { cardContent } from './event-card.content';
import { EventCard } from './EventCard';
import styles from './EventGrid.module.css';

interface EventGridProps {
  events: PublicEvent[];
  heading?: 'h2' | 'h3';
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

export function EventGrid({ events, heading, isOlder = false }: EventGridProps) {
  return (
    <ul className={`${styles.grid} ${isOlder ? styles.older : ''}`} aria-busy={isOlder}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} {...(heading ? { heading } : {})} />
        </li>
      ))}
    </ul>
  );
}

export function EventGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} role="status" aria-label={cardContent.loading}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} top={<Skeleton height="216px" />}>
          <Skeleton width="45%" />
          <Skeleton height="1.5em" />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
          <Skeleton height="4em" />
        </Card>
      ))}
    </div>
  );
}
