import { EventGridSkeleton } from '../events/events/EventGrid';
import { EventCard } from '../events/events/EventCard';
import { browserApi } from '../shared/api/api-clients';
import { eventQueries } from '../events/events/event-queries';
import { useLoaded } from '../shared/api/use-loaded';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { HomeSection } from './HomeSection';
import { LoadedList } from './LoadedList';
import { nextEventsContent as content } from './next-events.content';
import styles from './NextEvents.module.css';
import { Rail } from './Rail';

const SHOWN = 3;

export function NextEvents({ failure }: { failure: string | null }) {
  const upcoming = useLoaded(eventQueries.upcoming(browserApi()), failure);
  return (
    <HomeSection
      id="prochains-evenements"
      title={content.title}
      all={{ to: paths.events(), label: content.all }}
    >
      <LoadedList
        query={upcoming}
        texts={content}
        next={<LinkButton to={paths.events()}>{content.all}</LinkButton>}
        skeleton={<EventGridSkeleton count={SHOWN} />}
      >
        {(events) => (
          <Rail name={content.title}>
            <ul className={styles.events}>
              {events.map((event) => (
                <li key={event.id}>
                  <EventCard event={event} isShort />
                </li>
              ))}
            </ul>
          </Rail>
        )}
      </LoadedList>
    </HomeSection>
  );
}
