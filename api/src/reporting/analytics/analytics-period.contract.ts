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
