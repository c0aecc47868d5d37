/** Under this many donors, one alone moves the share of a cohort much. */
export const SMALL_COHORT = 20;
/** A cohort is followed from its own month to the same one a year later. */
export const COHORT_MONTHS = 12;

export const RECURRING_MOVES = ['started', 'raised', 'resumed', 'lowered', 'failed', 'stopped'] as const;
export type RecurringMove = (typeof RECURRING_MOVES)[number];
export const RECURRING_MOVE_LABELS: Record<RecurringMove, string> = {
  started: 'Nouveaux',
  raised: 'Augmentés',
  resumed: 'Repris',
  lowered: 'Baissés',
  failed: 'Échoués',
  stopped: 'Arrêtés',
};

/** Donors of a period, those who gave most first, cut by their number. */
export const GIVING_TIERS = ['first_tenth', 'next_four_tenths', 'other_half'] as const;
export type GivingTier = (typeof GIVING_TIERS)[number];
export const GIVING_TIER_LABELS: Record<GivingTier, string> = {
  first_tenth: 'Les 10 % qui donnent le plus',
  next_four_tenths: 'Les 40 % suivants',
  other_half: 'L’autre moitié',
};
