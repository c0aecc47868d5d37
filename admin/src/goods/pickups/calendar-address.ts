import { useSearchParams } from 'react-router-dom';
import { addDays, addMonths, isDay, weekOf, weeksOfMonth } from '../../shared/format/calendar-days';

export type CalendarView = 'week' | 'month';

/** The first and the last day that a view shows. */
export function shownDays(view: CalendarView, day: string): { from: string; to: string } {
  const days = view === 'week' ? weekOf(day) : weeksOfMonth(day).flat();
  return { from: days[0]!, to: days.at(-1)! };
}

/** A week or a month before (-1) or after (1). */
export function turned(view: CalendarView, day: string, by: -1 | 1): string {
  return view === 'week' ? addDays(day, 7 * by) : addMonths(`${day.slice(0, 7)}-01`, by);
}

/** The view and the day that the address bar keeps. */
export function useCalendarAddress(today: string) {
  const [asked, setAsked] = useSearchParams();
  const view: CalendarView = asked.get('view') === 'month' ? 'month' : 'week';
  const askedDay = asked.get('day');
  const day = isDay(askedDay) ? askedDay : today;
  const show = (next: { view?: CalendarView; day?: string }, replace = false) =>
    setAsked({ view, day, ...next }, { replace });
  return { view, day, show };
}
