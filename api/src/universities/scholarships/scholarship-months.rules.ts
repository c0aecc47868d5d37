import type { ScholarshipMonth } from './scholarship-stats.dto.js';

const MONTHS = 12;

/** The month of a day and the eleven after it, those without any deadline too. */
export function monthsFrom(today: string, counted: readonly ScholarshipMonth[]): ScholarshipMonth[] {
  const counts = new Map(counted.map(({ month, count }) => [month, count]));
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ahead) => {
    const name = new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7);
    return { month: name, count: counts.get(name) ?? 0 };
  });
}
