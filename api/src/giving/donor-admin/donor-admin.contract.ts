export const DONOR_SEGMENTS = ['recurring', 'new', 'loyal', 'once', 'lapsed', 'none'] as const;
export type DonorSegment = (typeof DONOR_SEGMENTS)[number];
export const DONOR_SEGMENT_LABELS: Record<DonorSegment, string> = {
  recurring: 'Régulier',
  new: 'Nouveau',
  loyal: 'Fidèle',
  once: 'Un seul don',
  lapsed: 'Aucun don depuis 12 mois',
  none: 'Aucun don reçu',
};
