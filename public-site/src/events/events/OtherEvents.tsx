import type { PublicEvent } from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { eventQueries } from './event-queries';
import { useLoaded } from '../../shared/api/use-loaded';
import { RelatedRecords } from '../../shared/ui/RecordPage';
import { EventGrid } from './EventGrid';
import { eventContent } from './event.content';

/** Left out where there are none or where they cannot be read: the page is about the event. */
export function OtherEvents({ event }: { event: PublicEvent }) {
  const others = useLoaded(eventQueries.others(browserApi(), event), null);
  if (others.state !== 'shown' || others.data.length === 0) return null;
  return (
    <RelatedRecords id="prochains-evenements" heading={eventContent.others}>
      <EventGrid events={others.data} />
    </RelatedRecords>
  );
}
