/**
 * What donors are by recency, frequency and amount, each in one group alone: `almost_lost` are those whose last gift is
 * over 12 months old, the seven others those of the last 12 months. The view `donor_groups` says who is where.
 */
export const DONOR_GROUPS = [
  'generous',
  'december',
  'to_thank',
  'to_remind',
  'newcomers',
  'occasional',
  'recurring',
  'almost_lost',
] as const;
export type DonorGroup = (typeof DONOR_GROUPS)[number];

export const DONOR_GROUP_LABELS: Record<DonorGroup, string> = {
  generous: 'Fidèles généreux',
  december: 'Donateurs de décembre',
  to_thank: 'À remercier',
  to_remind: 'À relancer',
  newcomers: 'Nouveaux',
  occasional: 'Occasionnels',
  recurring: 'Réguliers',
  almost_lost: 'Presque perdus',
};

/** In the order in which they are tried: who fits one is in no later one. */
export const DONOR_GROUP_DEFINITIONS: Record<DonorGroup, string> = {
  almost_lost: 'Dernier don il y a plus de 12 mois.',
  recurring: 'Un don régulier en cours.',
  to_thank: 'Premier don depuis moins de 3 mois, de 100 € ou plus.',
  newcomers: 'Premier don depuis moins de 3 mois, de moins de 100 €.',
  generous: 'Un don depuis moins de 3 mois, au moins 3 dons et plus de 100 € en 12 mois.',
  december: 'Plus de la moitié de leurs dons des 12 derniers mois en novembre et décembre.',
  to_remind: 'Au moins 2 dons, sans don depuis 6 à 12 mois.',
  occasional: 'Les autres donateurs des 12 derniers mois : le plus souvent 1 ou 2 dons.',
};
