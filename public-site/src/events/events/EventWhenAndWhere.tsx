import type { PublicEvent } from '@livres/api/contract';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { placeName } from '../shared/event-place.content';
import { eventHours } from '../shared/event-when';
import { DateBlock } from './DateBlock';
import { cardContent } from './event-card.content';
import styles from './EventWhenAndWhere.module.css';

/** The day as a leaf of a calendar; beside it the hours on one line, and the place. */
export function EventWhenAndWhere({ event }: { event: PublicEvent }) {
  const { start_date } = event;
  const hours = eventHours(event);
  return (
    <div className={styles.when}>
      {start_date && <DateBlock date={start_date} />}
      <ul className={styles.facts}>
        <li>
          {start_date ? (
            <Clock aria-hidden="true" size={18} />
          ) : (
            <CalendarDays aria-hidden="true" size={18} />
          )}
          {hours || cardContent.dateToCome}
        </li>
        <li>
          <MapPin aria-hidden="true" size={18} />
          {withFrenchSpaces(placeName(event))}
        </li>
      </ul>
    </div>
  );
}
