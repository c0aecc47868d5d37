import type { PhysicalDonationRecord } from '@livres/api/contract';

/** A donor's details, which staff may correct. */
const SAID = [
  'donor_type',
  'organization_name',
  'contact_name',
  'email',
  'phone',
  'street_address',
  'postal_code',
  'city',
  'country',
  'access_info',
  'donation_details',
  'pickup_availability',
  'special_instructions',
  'estimated_boxes_or_items',
  'requires_help',
  'has_elevator',
  'floor_number',
  'parking_available',
  'campaign_id',
] as const satisfies readonly (keyof PhysicalDonationRecord)[];

type Said = Pick<PhysicalDonationRecord, (typeof SAID)[number]>;
/** Where nothing is written, the api keeps an empty text: a form of react-admin holds nothing for it. */
const NUMBERS: readonly string[] = ['estimated_boxes_or_items', 'floor_number'];

/** The fields that the form changed, and the version that they were changed from. */
export function changesOf(values: Said & { version: number }, before: Said | undefined): object {
  const changed = SAID.filter((field) => !same(written(field, values), before && written(field, before)));
  return {
    ...Object.fromEntries(changed.map((field) => [field, written(field, values)])),
    version: values.version,
  };
}

function written(field: (typeof SAID)[number], from: Said): unknown {
  const value: unknown = from[field];
  if (typeof value === 'object' && value !== null) return withoutNothing(value);
  return value === null && !NUMBERS.includes(field) ? '' : value;
}

/** A detail that was left empty is left out: the contract has no `null` there. */
function withoutNothing(value: object): object {
  const told = Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? words(one) : one]);
  return Object.fromEntries(told.filter(([, one]) => one !== null && one !== undefined && one !== ''));
}

const words = (list: unknown[]) => list.map((word) => String(word).trim()).filter(Boolean);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
