import type { MoneyDonationChanges, MoneyDonationRecord } from '@livres/api/contract';

/** What staff may put right about a gift. */
const SAID = [
  ...([
    'donor_type',
    'email',
    'first_name',
    'last_name',
    'organization_name',
    'siren',
    'legal_form',
  ] as const),
  ...(['street_address', 'postal_code', 'city', 'country', 'message', 'dedication', 'is_anonymous'] as const),
] as const satisfies readonly (keyof MoneyDonationChanges & keyof MoneyDonationRecord)[];

type Said = Partial<Pick<MoneyDonationRecord, (typeof SAID)[number]>>;

/** The fields that the form changed, and the version that they were changed from; an emptied one is an empty text. */
export function identityChanges(values: Said & { version: number }, before: Said | undefined): object {
  const changed = SAID.filter((field) => (values[field] ?? '') !== (before?.[field] ?? ''));
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field] ?? ''])),
    version: values.version,
  };
}
