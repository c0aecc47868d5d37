import { parisDay } from '@livres/api/contract';
import type { PublicEvent } from '@livres/api/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useAnnouncement } from '../../shared/ui/announcements';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { viewAddress } from './event-addresses';
import type { EventFilters } from './event-filters';
import { EventMonthDay } from './EventMonthDay';
import { monthContent } from './event-month.content';
import styles from './EventMonth.module.css';
import { daysOfMonth, monthInParis, monthsLater, nameOfMonth } from './month-days';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

interface EventMonthProps {
  month: string;
  events: PublicEvent[];
  /** These are the events of this month, not those of the month before while the new ones come. */
  isComplete: boolean;
  hiddenCount: number;
  filters: EventFilters;
}

/** A month: a grid on a wide screen; the days that have something, one below the other, on a phone and when read out. */
export function EventMonth({ month, events, isComplete, hiddenCount, filters }: EventMonthProps) {
  const { now } = usePageContext();
  const name = nameOfMonth(month);
  const days = daysOfMonth(month, isComplete ? events : []);
  const today = parisDay(now);
  useAnnouncement(isComplete ? monthContent.shown(events.length, name) : null);
  return (
    <section className={styles.month} aria-labelledby="mois" aria-busy={!isComplete}>
      <MonthHead month={month} name={name} filters={filters} thisMonth={monthInParis(now)} />
      <div className={styles.weekdays} aria-hidden="true">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <EventMonthDay key={day.date} day={day} isToday={day.date === today} />
        ))}
      </ol>
      {isComplete && events.length === 0 && <p className={styles.none}>{monthContent.none(name)}</p>}
      {isComplete && hiddenCount > 0 && (
        <p>
          <Link to={viewAddress(filters, { time: 'all' })}>{monthContent.hidden(hiddenCount)}</Link>
        </p>
      )}
    </section>
  );
}

interface MonthHeadProps {
  month: string;
  name: string;
  thisMonth: string;
  filters: EventFilters;
}

function MonthHead({ month, name, thisMonth, filters }: MonthHeadProps) {
  const to = (mois: string) => viewAddress(filters, { vue: 'mois', mois });
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)];
  return (
    <div className={styles.head}>
      <h2 id="mois">{name}</h2>
      <Link
        className={styles.step}
        to={to(before)}
        rel="prev"
        preventScrollReset
        aria-label={monthContent.previous(nameOfMonth(before))}
      >
        <ChevronLeft aria-hidden="true" size={22} />
      </Link>
      <Link
        className={styles.step}
        to={to(after)}
        rel="next"
        preventScrollReset
        aria-label={monthContent.next(nameOfMonth(after))}
      >
        <ChevronRight aria-hidden="true" size={22} />
      </Link>
      {month !== thisMonth && (
        <Link className={styles.now} to={viewAddress(filters, { vue: 'mois' })} preventScrollReset>
          {monthContent.today}
        </Link>
      )}
    </div>
  );
}
