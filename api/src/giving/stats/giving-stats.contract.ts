export const GIVING_PERIODS = ['week', 'month', 'quarter', 'year', 'last_year'] as const;
export type GivingPeriod = (typeof GIVING_PERIODS)[number];
export const GIVING_PERIOD_LABELS: Record<GivingPeriod, string> = {
  week: 'Cette semaine',
  month: 'Ce mois-ci',
  quarter: 'Ce trimestre',
  year: 'Cette année',
  last_year: 'L’an dernier',
};
/** What a period is measured against: as many days of the one before. */
export const GIVING_BEFORE_LABELS: Record<GivingPeriod, string> = {
  week: 'les mêmes jours de la semaine dernière',
  month: 'les mêmes jours du mois dernier',
  quarter: 'les mêmes jours du trimestre dernier',
  year: 'les mêmes jours de l’an dernier',
  last_year: 'l’année d’avant',
};

/** Where a gift began. */
export const GIFT_SOURCE_LABELS: Readonly<Record<string, string>> = {
  site: 'Le site',
  bouton: 'Un bouton sur un autre site',
  equipe: 'Saisi par l’équipe',
  abonnement: 'Dons réguliers',
};
