/** What the figures of one thing can be read of. */
export const SUBJECT_KINDS = ['campaign', 'event', 'region', 'partner'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const SUBJECT_KIND_LABELS: Record<SubjectKind, string> = {
  campaign: 'Campagne',
  event: 'Événement',
  region: 'Région',
  partner: 'Partenaire',
};
