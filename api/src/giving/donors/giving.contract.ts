export const FREQUENCIES = ['one-time', 'monthly', 'quarterly', 'yearly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const FREQUENCY_LABELS: Record<Frequency, string> = {
  'one-time': 'Une fois',
  monthly: 'Chaque mois',
  quarterly: 'Chaque trimestre',
  yearly: 'Chaque année',
};

/** Who gives, for the tax: a person, a company, or an organisation that pays no tax. */
export const GIVER_TYPES = ['particulier', 'entreprise', 'organisme'] as const;
export type GiverType = (typeof GIVER_TYPES)[number];
export const GIVER_TYPE_LABELS: Record<GiverType, string> = {
  particulier: 'Un particulier',
  entreprise: 'Une entreprise',
  organisme: 'Une association ou un autre organisme',
};

/** Euros. */
export const SUGGESTED_AMOUNTS = [20, 50, 100, 250] as const;
export const DONATION_LIMITS = {
  /** Euros. */
  least: 1,
  most: 100_000,
  message: 500,
  dedication: 120,
  name: 80,
  organization: 120,
  address: 200,
} as const;
