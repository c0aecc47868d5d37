import { parisDay } from '../../platform/clock/paris.js';

/** How many days, weeks and months keep their last backup. */
export interface BackupRetention {
  daily: number;
  weekly: number;
  monthly: number;
}

interface Dated {
  archive: string;
  made_at: string;
}

/**
 * Of good backups, those that are cleared away: neither the last of its day, week or month among as many as are kept,
 * nor the newest of all, nor the one that was last restored with success.
 */
export function backupsToRemove<T extends Dated>(
  backups: readonly T[],
  { daily, weekly, monthly }: BackupRetention,
  lastChecked: string | null,
): T[] {
  const newestFirst = backups.toSorted((one, other) => Date.parse(other.made_at) - Date.parse(one.made_at));
  const kept = new Set([newestFirst[0], newestFirst.find(({ archive }) => archive === lastChecked)]);
  for (const [count, periodOf] of [
    [daily, dayOf],
    [weekly, weekOf],
    [monthly, monthOf],
  ] as const)
    for (const one of lastOfEach(newestFirst, periodOf).slice(0, count)) kept.add(one);
  return newestFirst.filter((one) => !kept.has(one));
}

function lastOfEach<T extends Dated>(newestFirst: readonly T[], periodOf: (day: string) => string): T[] {
  const last = new Map<string, T>();
  for (const one of newestFirst) {
    const period = periodOf(parisDay(new Date(one.made_at)));
    if (!last.has(period)) last.set(period, one);
  }
  return [...last.values()];
}

const dayOf = (day: string) => day;
const monthOf = (day: string) => day.slice(0, 7);

/** The Monday of its week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
