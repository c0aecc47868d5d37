import { CalendarDays, CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { viewAddress } from './event-addresses';
import type { EventFilters } from './event-filters';
import { eventsContent } from './events.content';
import styles from './EventViews.module.css';

/** What is to come, what is over, everything, or a month; and the calendar that one subscribes to. */
export function EventViews({ filters }: { filters: EventFilters }) {
  const shown = filters.vue ?? filters.time ?? 'current';
  const views = [
    { name: 'current', to: viewAddress(filters, {}) },
    { name: 'past', to: viewAddress(filters, { time: 'past' }) },
    { name: 'all', to: viewAddress(filters, { time: 'all' }) },
    { name: 'mois', to: viewAddress(filters, { vue: 'mois' }) },
  ] as const;
  return (
    <div className={styles.bar}>
      <nav aria-label={eventsContent.views}>
        <ul className={styles.views}>
          {views.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} aria-current={name === shown ? 'page' : undefined} preventScrollReset>
                {name === 'mois' && <CalendarDays aria-hidden="true" size={18} />}
                {eventsContent.view[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles.subscribe} href={paths.eventsCalendar()}>
        <CalendarPlus aria-hidden="true" size={18} />
        {eventsContent.subscribe}
      </a>
    </div>
  );
}
