import type { PublicEvent } from '@livres/api/contract';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/CardGrid';
import { Skeleton } from '../../shared/ui/Skeleton';
import { cardContent } from './event-card.content';
import { EventCard } from './EventCard';

interface EventGridProps {
  events: PublicEvent[];
  heading?: 'h2' | 'h3';
  /** The page begins with them. */
  areFirst?: boolean;
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

export function EventGrid({ events, heading, areFirst = false, isOlder = false }: EventGridProps) {
  return (
    <CardGrid isOlder={isOlder}>
      {events.map((event, index) => (
        <li key={event.id}>
          <EventCard event={event} isFirst={areFirst && index === 0} {...(heading ? { heading } : {})} />
        </li>
      ))}
    </CardGrid>
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
