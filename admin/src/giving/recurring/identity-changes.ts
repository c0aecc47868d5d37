import type { RecurringGiftRecord, RecurringIdentityInput } from '@livres/api/contract';

const FIELDS = [
  ...(['email', 'first_name', 'last_name', 'organization_name'] as const),
  ...(['street_address', 'postal_code', 'city', 'country'] as const),
];

/** What the form says of who gives, emptied fields as empty texts, with the version that it was changed from. */
export function identityOf(record: RecurringGiftRecord): RecurringIdentityInput {
  const said = FIELDS.map((field) => [field, (record[field] as string | null) ?? '']);
  return { ...Object.fromEntries(said), version: record.version } as RecurringIdentityInput;
}
