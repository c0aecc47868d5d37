import type { PartnerInput } from './partner.contract.js';
import type { PartnerRow } from './partner.entity.js';

/** What a new partner is where the form says nothing. */
export const NEW_PARTNER = {
  slug: '',
  description: '',
  website: '',
  country: '',
  since: null,
  active: true,
  logo_id: null,
  order: 0,
  published_at: null,
} as const;

/** A form's values as columns; what was emptied goes back to what a new partner has. */
export function partnerColumns(input: Partial<PartnerInput>): Partial<PartnerRow> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, value ?? NEW_PARTNER[field as keyof typeof NEW_PARTNER]]),
  );
}
