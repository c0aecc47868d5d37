import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../shared/format/calendar-days';

/** The day and the person of the round that the address bar keeps. */
export function useRoundAddress(today: string) {
  const [asked, setAsked] = useSearchParams();
  const askedDate = asked.get('date');
  const date = isDay(askedDate) ? askedDate : today;
  const assignedTo = asked.get('assigned_to') || null;
  const show = (next: { date?: string; assigned_to?: string | null }) => {
    const { date: day, assigned_to: name } = { date, assigned_to: assignedTo, ...next };
    setAsked({ date: day, ...(name && { assigned_to: name }) }, { replace: true });
  };
  return { date, assignedTo, show };
}
