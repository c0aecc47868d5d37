import type { PublicEvent } from '@livres/api/contract';
import { browserApi } from '../shared/api/api-clients';
import { eventQueries } from '../shared/api/event-queries';
import { useLoaded } from '../shared/api/useLoaded';
import { Container } from '../shared/ui/Container';
import { EventGrid } from './EventGrid';
import { eventContent } from './event.content';
import styles from './EventPage.module.css';

/** Left out where there are none or where they cannot be read: the page is about the event. */
export function OtherEvents({ event }: { event: PublicEvent }) {
  const others = useLoaded(eventQueries.others(browserApi(), event), null);
  if (others.state !== 'shown' || others.data.length === 0) return null;
  return (
    <Container>
      <section className={styles.related} aria-labelledby="prochains-evenements">
        <h2 id="prochains-evenements">{eventContent.others}</h2>
        <EventGrid events={others.data} />
      </section>
    </Container>
  );
}
