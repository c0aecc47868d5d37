import { EventGrid, EventGridSkeleton } from '../events/events/EventGrid';
import { browserApi } from '../shared/api/api-clients';
import { eventQueries } from '../events/events/event-queries';
import { useLoaded } from '../shared/api/use-loaded';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { HomeSection } from './HomeSection';
import { LoadedList } from './LoadedList';
import { nextEventsContent as content } from './next-events.content';

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
        {(events) => <EventGrid events={events} />}
      </LoadedList>
    </HomeSection>
  );
}
