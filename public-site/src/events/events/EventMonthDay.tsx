import { EVENT_TYPE_LABELS, type PublicEvent, parisDay } from '@livres/api/contract';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { onFirstUse } from '../../shared/format/on-first-use';
import { paths } from '../../shared/paths';
import { formatHour } from '../../shared/format/dates';
import { monthContent } from './event-month.content';
import styles from './EventMonth.module.css';
import type { MonthDay } from './month-days';

const dayName = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

export function EventMonthDay({ day, isToday }: { day: MonthDay; isToday: boolean }) {
  const { date, weekday, events } = day;
  const number = Number(date.slice(8));
  const column = { '--weekday': weekday } as CSSProperties;
  if (events.length === 0) {
    return (
      <li className={styles.empty} style={column} aria-hidden="true" data-today={isToday || undefined}>
        <span className={styles.number}>{number}</span>
      </li>
    );
  }
  return (
    <li className={styles.day} style={column} data-today={isToday || undefined}>
      <h3>
        <time dateTime={date}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <span className={styles.spoken}>{dayName().format(new Date(`${date}T00:00:00Z`))}</span>
        </time>
      </h3>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={paths.event(event.slug)} data-cancelled={event.status === 'cancelled' || undefined}>
              <span className={styles.hour}>{hourOn(date, event)}</span>
              <span className={styles.name}>{withFrenchSpaces(event.title)}</span>
              <span className={styles.kind}>
                {event.status === 'cancelled' ? monthContent.cancelled : EVENT_TYPE_LABELS[event.event_type]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The hour on its first day; on the days that follow it goes on. */
function hourOn(date: string, { start_date: start }: PublicEvent): string {
  return start && parisDay(new Date(start)) === date ? formatHour(start) : monthContent.allDay;
}
