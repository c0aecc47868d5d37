import {
  earlyBird,
  parisDay,
  priceOfSeats,
  taxDeduction,
  toMinorUnits,
  type PublicEvent,
} from '@livres/api/contract';
import { giftOf, seatsOf, type RegistrationValues } from './registration-values';

/** What a registration costs before its code is known, in minor units of the event's currency. */
export interface RegistrationCost {
  seats: number;
  unit_price: number;
  ticket_amount: number;
  /** Null where the amount that was typed cannot be read. */
  gift: number | null;
  total: number | null;
}

/** What one seat costs at `now`, in minor units. */
export function seatPrice(event: PublicEvent, now: Date): number {
  if (event.is_free) return 0;
  const early = earlyBird(event, now);
  return toMinorUnits(early?.runs ? early.price : event.price, event.currency) ?? 0;
}

export function takesGifts({ accepts_donations, currency }: PublicEvent): boolean {
  return accepts_donations && currency === 'EUR';
}

export function costOf(event: PublicEvent, values: RegistrationValues, now: Date): RegistrationCost {
  const seats = seatsOf(values);
  const { unit_price, ticket_amount } = priceOfSeats(seatPrice(event, now), seats, null);
  const gift = takesGifts(event) ? giftOf(values) : 0;
  return { seats, unit_price, ticket_amount, gift, total: gift === null ? null : ticket_amount + gift };
}

/** What a gift of so many cents costs a household once its tax is lowered. */
export function giftAfterTax(cents: number, now: Date): number {
  return cents - taxDeduction(cents, 'particulier', parisDay(now));
}
