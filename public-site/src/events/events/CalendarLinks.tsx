import type { PublicEvent } from '@livres/api/contract';
import { CalendarDays } from 'lucide-react';
import { paths } from '../../shared/paths';
import { useSite } from '../../shared/ui/use-site';
import { googleCalendar, outlookCalendar } from './calendar-addresses';
import { calendarContent } from './event.content';
import styles from './EventPage.module.css';

export function CalendarLinks({ event }: { event: PublicEvent }) {
  const site = useSite();
  const page = site.url + paths.event(event.slug);
  return (
    <section className={styles.calendar} aria-labelledby="agenda">
      <h3 id="agenda">{calendarContent.title}</h3>
      <a className={styles.file} href={paths.eventCalendar(event.id)} download>
        <CalendarDays aria-hidden="true" size={18} />
        {calendarContent.file}
      </a>
      <p className={styles.soft}>
        <a href={googleCalendar(event, page)} rel="noopener">
          {calendarContent.google}
        </a>
        {' · '}
        <a href={outlookCalendar(event, page)} rel="noopener">
          {calendarContent.outlook}
        </a>
      </p>
    </section>
  );
}
