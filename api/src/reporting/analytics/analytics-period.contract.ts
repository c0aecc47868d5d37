/** Periods up to today, in days of Paris, and the two dates that one chooses. */
export const ANALYTICS_PERIODS = [
  'day',
  '7_days',
  '30_days',
  'week',
  'month',
  'quarter',
  'year',
  '12_months',
  'all',
  'dates',
] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

export const ANALYTICS_PERIOD_LABELS: Record<AnalyticsPeriod, string> = {
  day: 'Aujourd’hui',
  '7_days': '7 jours',
  '30_days': '30 jours',
  week: 'Cette semaine',
  month: 'Ce mois',
  quarter: 'Ce trimestre',
  year: 'Année',
  '12_months': '12 mois',
  all: 'Depuis le début',
  dates: 'Dates…',
};

/** What a period is compared with. */
export const ANALYTICS_AGAINST = ['previous', 'last_year'] as const;
export type AnalyticsAgainst = (typeof ANALYTICS_AGAINST)[number];

export const ANALYTICS_AGAINST_LABELS: Record<AnalyticsAgainst, string> = {
  previous: 'la période d’avant',
  last_year: 'l’année d’avant',
};

export const ANALYTICS_STEPS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type AnalyticsStep = (typeof ANALYTICS_STEPS)[number];

/** What two dates that one chooses may not be. */
export const ANALYTICS_DATES_FAULTS = {
  reversed: 'La période finit avant de commencer : échangez les deux dates.',
  future: 'La période va au-delà d’aujourd’hui : choisissez des jours qui sont déjà venus.',
} as const;
export type AnalyticsDatesFault = keyof typeof ANALYTICS_DATES_FAULTS;

/** Without a first day the last one is alone; without a last day the period goes up to today. */
export function faultOfDates(
  { from, to }: { from?: string; to?: string },
  today: string,
): AnalyticsDatesFault | null {
  const last = to ?? today;
  const first = from ?? last;
  if (first > today || last > today) return 'future';
  return first > last ? 'reversed' : null;
}
