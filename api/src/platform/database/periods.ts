import type { Period } from '../http/page.contract.js';

/** What a period of the calendar of Paris means for something that runs from `start` to `end` (either may be null). */
export function periodCondition(period: Period, start: string, end: string): string {
  const now = 'CAST(:now AS timestamptz)';
  if (period === 'upcoming') return `${start} > ${now}`;
  if (period === 'past') return `${end} < ${now}`;
  const unit = period === 'today' ? 'day' : period;
  const step = period === 'quarter' ? '3 months' : `1 ${unit}`;
  const opens = `date_trunc('${unit}', ${now} AT TIME ZONE 'Europe/Paris')`;
  const from = `(${opens} AT TIME ZONE 'Europe/Paris')`;
  const to = `((${opens} + interval '${step}') AT TIME ZONE 'Europe/Paris')`;
  return `(coalesce(${start}, '-infinity') < ${to} AND coalesce(${end}, 'infinity') >= ${from})`;
}
