import { createHash, randomBytes } from 'node:crypto';
import { parisDay, parisHour } from '../../platform/clock/paris.js';
import type { DonationStatus } from './donation-choices.contract.js';
import type { DonationInput } from './donation.dto.js';
import type { DonationRow } from './donation.entity.js';
import { UTM_FIELDS } from './checkout/utm.contract.js';

/** What attempts at paying a gift are for. */
export const PURPOSE = 'donation';

/** What may follow what. Money that came after all makes any gift succeed; only an undone reception leaves that state. */
const MAY_BECOME: Record<DonationStatus, readonly DonationStatus[]> = {
  pending: ['succeeded', 'failed', 'cancelled'],
  failed: ['pending', 'succeeded', 'cancelled'],
  cancelled: ['pending', 'succeeded'],
  succeeded: ['pending', 'failed', 'cancelled'],
};

/** Whether a gift in this state may move to that one: staying as it is, it may. */
export function mayBecome(from: DonationStatus, to: DonationStatus): boolean {
  return from === to || MAY_BECOME[from].includes(to);
}

type Moments = Partial<Pick<DonationRow, 'succeeded_at' | 'failed_at' | 'cancelled_at'>>;

/** The moments that a state sets and clears. */
export function momentsOf(status: DonationStatus, now: Date): Moments {
  if (status === 'failed') return { failed_at: now };
  if (status === 'cancelled') return { cancelled_at: now };
  const unpaid = { failed_at: null, cancelled_at: null };
  return status === 'succeeded' ? { succeeded_at: now, ...unpaid } : unpaid;
}

/** A reference nobody else has: the day of the gift in Paris and 8 hex digits. */
export function newReference(now: Date): string {
  return `DON-${parisDay(now).replaceAll('-', '')}-${randomBytes(4).toString('hex').toUpperCase()}`;
}

/** What a form says, in a few characters: the same words give the same ones, whatever campaign brought them. */
export function formHash(form: object): string {
  const said = Object.entries(form)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .filter(([name]) => !UTM_FIELDS.some((field) => field === name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

const NOON = 12;

/** The moment of a gift that staff know the day of: its noon in Paris, but never later than now. */
export function momentOfDay(day: string, now: Date): Date {
  const noon = new Date(parisHour(day, NOON).getTime());
  return noon < now ? noon : now;
}

/** What a form says of a gift, as it is kept: only organisations have a name and a SIREN. */
export function giftOf(input: DonationInput) {
  const isPerson = input.donor_type === 'particulier';
  return {
    donor_type: input.donor_type,
    email: input.email,
    frequency: input.frequency,
    first_name: input.first_name || '',
    last_name: input.last_name || '',
    organization_name: isPerson ? '' : input.organization_name || '',
    siren: isPerson ? '' : input.siren || '',
    legal_form: isPerson ? '' : input.legal_form || '',
    street_address: input.street_address || '',
    postal_code: input.postal_code || '',
    city: input.city || '',
    country: input.country || 'France',
    message: input.message || '',
    dedication: input.dedication || '',
    is_anonymous: input.is_anonymous ?? false,
    payment_method: input.payment_method,
  };
}
