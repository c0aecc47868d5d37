/** How many files one archive holds at most. */
export const RECEIPT_ARCHIVE_LIMIT = 500;

/** What a receipt lacks of its donor. */
export const DONOR_MENTIONS = [
  'first_name',
  'last_name',
  'organization_name',
  'siren',
  'legal_form',
  'street_address',
  'postal_code',
  'city',
] as const;
export type DonorMention = (typeof DONOR_MENTIONS)[number];
export const DONOR_MENTION_LABELS: Record<DonorMention, string> = {
  first_name: 'Prénom',
  last_name: 'Nom',
  organization_name: 'Dénomination',
  siren: 'SIREN',
  legal_form: 'Forme juridique',
  street_address: 'Adresse',
  postal_code: 'Code postal',
  city: 'Ville',
};

/** What a receipt waits for, as one reads it: « Nom », or « Nom en lettres latines » where its paper has no shape for it. */
export const mentionLabels = (
  missing: readonly DonorMention[],
  unprintable: readonly DonorMention[],
): string[] =>
  missing.map(
    (field) => `${DONOR_MENTION_LABELS[field]}${unprintable.includes(field) ? ' en lettres latines' : ''}`,
  );
