import { createHash, randomBytes } from 'node:crypto';
import { parisDay } from '../../platform/clock/paris.js';
import { goalOf } from './physical-donation-choices.contract.js';
import type { PhysicalDonationStatus } from './physical-donation-state.contract.js';
import type { CollectedItem } from './collected-item.dto.js';
import type { PhysicalDonationInput } from './physical-donation.dto.js';

/** A reference nobody else has: the day of the gift in Paris and 8 hex digits. */
export function newReference(now: Date): string {
  return `MAT-${parisDay(now).replaceAll('-', '')}-${randomBytes(4).toString('hex').toUpperCase()}`;
}

/** What was collected, by the goal that it counts for. */
export function collectedTotals(collected: readonly CollectedItem[]): { books: number; equipment: number } {
  const totals = { books: 0, equipment: 0 };
  for (const { kind, quantity } of collected) totals[goalOf(kind)] += quantity;
  return totals;
}

/** What is sent twice from one form, as it is, is one donation; where the form has no key, in one day. */
export function formHash(input: PhysicalDonationInput, now: Date): string {
  const { form_key, email } = input;
  const form = { ...input, website: '', email: email.toLowerCase(), from: form_key ?? parisDay(now) };
  return createHash('sha256')
    .update(JSON.stringify(sorted(form)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

/** A code as it is shown, `1234-5678`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Until the pick-up has taken place, once the donor's address is proven. */
export function mayChangeWishes(status: PhysicalDonationStatus): boolean {
  return status === 'validated' || status === 'pending_pickup' || status === 'pickup_scheduled';
}

/** What a form says, as it is kept: only organisations have a name of their own. */
export function columnsOf(input: PhysicalDonationInput) {
  const { picture_ids: _pictures, form_key: _key, website: _website, ...kept } = input;
  return {
    ...kept,
    organization_name: input.donor_type === 'particulier' ? '' : (input.organization_name ?? ''),
    country: input.country || 'France',
    access_info: input.access_info ?? '',
    special_instructions: input.special_instructions ?? '',
    estimated_boxes_or_items: input.estimated_boxes_or_items ?? null,
    requires_help: input.requires_help ?? false,
    has_elevator: input.has_elevator ?? false,
    floor_number: input.floor_number ?? null,
    parking_available: input.parking_available ?? false,
  };
}

/** What a donor says in the form, by the names that it is kept under. */
export type FormField = keyof ReturnType<typeof columnsOf>;
