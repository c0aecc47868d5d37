/**
 * What gifts are shared out by; `hour` is of Paris, `visit` is where the visit came from, `region` where the donor lives,
 * `origin` what brought the gift: a code, a visit or a way of giving, as `kind:name`.
 */
export const GIFT_DIMENSIONS = [
  'source',
  'method',
  'frequency',
  'donor_type',
  'region',
  'visit',
  'hour',
  'origin',
] as const;
export type GiftDimension = (typeof GIFT_DIMENSIONS)[number];
