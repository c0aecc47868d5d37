/** What every public list answers. `next` and `previous` are absolute addresses, or null at the ends. */
export interface Page<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

export const DEFAULT_PAGE_SIZE = 12;
export const MAX_PAGE_SIZE = 100;

export const PERIODS = ['today', 'week', 'month', 'quarter', 'year', 'upcoming', 'past'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_LABELS: Record<Period, string> = {
  today: 'Aujourd’hui',
  week: 'Cette semaine',
  month: 'Ce mois-ci',
  quarter: 'Ce trimestre',
  year: 'Cette année',
  upcoming: 'À venir',
  past: 'Passées',
};
