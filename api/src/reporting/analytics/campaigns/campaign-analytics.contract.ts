/** How a projection was computed: from the days of past campaigns, of the campaign's own, or not at all. */
export const PROJECTION_BASES = ['past_campaigns', 'own_days'] as const;
export type ProjectionBasis = (typeof PROJECTION_BASES)[number];

/** Why there is none. */
export const NO_PROJECTION = ['no_end', 'ended', 'not_begun', 'too_young', 'too_far'] as const;
export type NoProjection = (typeof NO_PROJECTION)[number];
export const NO_PROJECTION_LABELS: Record<NoProjection, string> = {
  no_end: 'La campagne n’a pas de date de fin.',
  ended: 'La campagne est terminée.',
  not_begun: 'La campagne n’a pas commencé.',
  too_young: 'Il faut au moins sept jours, et un don, pour projeter.',
  too_far: 'La fin est à plus de trois ans.',
};

/** Whose hours are drawn: one campaign with few gifts says little of them. */
export const HOURS_OF = ['campaign', 'all_campaigns'] as const;
export type HoursOf = (typeof HOURS_OF)[number];

export const CAMPAIGN_SOURCE_KINDS = [
  'code',
  'search',
  'social',
  'site',
  'onward',
  'direct',
  'offline',
  'recurring',
  'unknown',
] as const;
export type CampaignSourceKind = (typeof CAMPAIGN_SOURCE_KINDS)[number];

export const CAMPAIGN_NEWS_KINDS = ['event', 'article'] as const;
export type CampaignNewsKind = (typeof CAMPAIGN_NEWS_KINDS)[number];
