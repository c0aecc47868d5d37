import { createHash, randomBytes } from 'node:crypto';
import { parisDay } from '../../platform/clock/paris.js';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations.contract.js';
import { REGISTRATION_LIMITS as LIMITS, type RegistrationStatus } from './registration.contract.js';
import type { EventRegistrationRow } from './registration.entity.js';

/** What attempts at paying a registration are for. */
export const PURPOSE = 'event_registration';

/**
 * What may follow what. Seats that lapsed may be asked for again. Money that comes after the seat was given up is a seat where there is one (`confirmed`), and
 * goes back where there is none (`refunded`).
 */
const MAY_BECOME: Record<RegistrationStatus, readonly RegistrationStatus[]> = {
  pending_verification: ['pending_payment', 'confirmed', 'waitlisted', 'cancelled', 'expired'],
  pending_payment: ['confirmed', 'cancelled', 'expired', 'refunded'],
  waitlisted: ['pending_payment', 'confirmed', 'cancelled', 'expired'],
  confirmed: ['cancelled', 'refunded'],
  cancelled: ['refunded'],
  expired: ['pending_payment', 'confirmed', 'waitlisted', 'refunded'],
  // Its provider may say later that it did not give it back.
  refunded: ['cancelled'],
};

/** Whether a registration in this state may move to that one: staying as it is, it may. */
export function mayBecome(from: RegistrationStatus, to: RegistrationStatus): boolean {
  return from === to || MAY_BECOME[from].includes(to);
}

/** Whether nobody but staff can give back what came this way: in hand, by transfer, or to MTN's collections. */
export const isGivenBackByHand = (provider: string): boolean =>
  ['offline', 'bank_transfer', 'mobile_money'].includes(provider);

/** States in which somebody still wants to come. */
export const ACTIVE_STATUSES = [
  'pending_verification',
  'pending_payment',
  'confirmed',
  'waitlisted',
] as const satisfies RegistrationStatus[];

export function isActive(status: RegistrationStatus): boolean {
  return (ACTIVE_STATUSES as readonly RegistrationStatus[]).includes(status);
}

type Changes = Partial<EventRegistrationRow>;

/** The moment and the deadline that a state sets, and those that it clears. */
export function momentsOf(status: RegistrationStatus, now: Date): Changes {
  const settled = {
    deadline_at: null,
    offered_until: null,
    offered_seats: null,
    is_waiting: false,
    due_amount: 0,
  };
  if (status === 'pending_verification') return { deadline_at: after(now, LIMITS.verification_minutes) };
  if (status === 'pending_payment') return { ...settled, deadline_at: after(now, LIMITS.payment_minutes) };
  if (status === 'waitlisted') return { deadline_at: null, is_waiting: true, waitlisted_at: now };
  if (status === 'confirmed') return { ...settled, confirmed_at: now };
  if (status === 'cancelled') return { ...settled, cancelled_at: now };
  if (status === 'expired') return { ...settled, expired_at: now };
  return { ...settled, refunded_at: now };
}

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

/**
 * The last day on which what is kept for `period` after an event may still be there: the job of the night that follows
 * erases it. Null while the event has no date.
 */
export function keptUntil(
  { start_date, end_date }: { start_date: Date | null; end_date: Date | null },
  { months = 0, years = 0 }: { months?: number; years?: number },
): Date | null {
  const end = end_date ?? start_date;
  if (!end) return null;
  const until = new Date(end);
  until.setUTCFullYear(until.getUTCFullYear() + years, until.getUTCMonth() + months, until.getUTCDate() + 1);
  return until;
}

/**
 * Until when a seat is kept for an attempt at paying that begins at `now`: until it can no longer be paid; those after
 * the first, which began at `first`, prolong nothing for ever.
 */
export function attemptUntil(deadline: Date | null, first: Date, now: Date): Date {
  const own = after(now, LIMITS.attempt_minutes).getTime();
  const most = after(first, LIMITS.attempts_minutes).getTime();
  return new Date(Math.max(deadline?.getTime() ?? 0, Math.min(own, most)));
}

/**
 * Until when one whom staff entered at `now` may pay: as long as for a transfer, and no later than the event begins; the
 * time of everyone (`deadline`) at least.
 */
export function enteredUntil({ start_date }: { start_date: Date | null }, deadline: Date, now: Date): Date {
  const wanted = now.getTime() + LIMITS.transfer_days * DAY_MS;
  const latest = start_date ? Math.min(wanted, start_date.getTime()) : wanted;
  return new Date(Math.max(latest, deadline.getTime()));
}

/** Until when those registered answer to a day that an event moved to at `now`: some days, and no later than it begins. */
export function dateChoiceUntil({ start_date }: { start_date: Date | null }, now: Date): Date {
  const until = now.getTime() + LIMITS.date_choice_days * DAY_MS;
  return new Date(start_date ? Math.min(until, start_date.getTime()) : until);
}

/** Whether a group is offered fewer seats than it asked for: it may refuse them, and keep its place. */
export function isPartialOffer({
  seats,
  offered_seats,
}: Pick<EventRegistrationRow, 'seats' | 'offered_seats'>): boolean {
  return offered_seats !== null && offered_seats < seats;
}

/** What an offer and a refusal are once a registration asks for `seats`: no more than these. */
export function offerWithin(
  { offered_seats, declined_seats }: Pick<EventRegistrationRow, 'offered_seats' | 'declined_seats'>,
  seats: number,
): Pick<EventRegistrationRow, 'offered_seats' | 'declined_seats'> {
  return {
    offered_seats: offered_seats === null ? null : Math.min(offered_seats, seats),
    declined_seats: Math.min(declined_seats, seats - 1),
  };
}

/** The price of some of a registration's seats, at what one of them costs it; minor units. */
export function priceOfSome(
  { unit_price, discount, seats: all }: Pick<EventRegistrationRow, 'unit_price' | 'discount' | 'seats'>,
  seats: number,
): Pick<EventRegistrationRow, 'seats' | 'discount' | 'ticket_amount'> {
  const off = Math.floor((discount * seats) / all);
  return { seats, discount: off, ticket_amount: unit_price * seats - off };
}

/** A reference nobody else has: the day of the registration in Paris and 8 hex digits. */
export function newReference(now: Date): string {
  return `INS-${parisDay(now).replaceAll('-', '')}-${randomBytes(4).toString('hex').toUpperCase()}`;
}

/** What a form says, in a few characters. */
export function formHash(form: object): string {
  const said = Object.entries(form)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** The key of a form as it is kept: keys are chosen by who sends it, and those of one event say nothing at another. */
export function keptFormKey(event_id: number, key: string): string {
  return `${event_id}:${key}`;
}

/**
 * How many seats of an event may be held before mailboxes are verified: the share that staff set, rounded down, one at
 * least; Infinity without a limit of seats.
 */
export function mostUnverified({
  max_participants,
  unverified_percentage,
}: {
  max_participants: number | null;
  unverified_percentage: number;
}): number {
  if (max_participants === null) return Infinity;
  return Math.max(1, Math.floor((max_participants * unverified_percentage) / 100));
}

/** The first whole minute by which what ends at `time` has ended and was seen by the job of each minute. */
export function wholeMinuteAfter(time: number): Date {
  return new Date((Math.floor(time / MINUTE_MS) + 2) * MINUTE_MS);
}

/** What it costs: the seats and the gift on top, in minor units. */
export function totalOf(row: Pick<EventRegistrationRow, 'ticket_amount' | 'donation_amount'>): number {
  return row.ticket_amount + row.donation_amount;
}

type Owing = Pick<
  EventRegistrationRow,
  'status' | 'paid_at' | 'ticket_amount' | 'donation_amount' | 'due_amount'
>;

/** What is left to pay, in minor units: all of it until it is paid, and of a sure seat what is still asked for. */
export function owedOf(row: Owing): number {
  if (row.status === 'confirmed') return row.due_amount;
  return row.paid_at === null ? totalOf(row) : 0;
}

/**
 * What becomes of a sure registration whose seats cost `difference` more (below 0: less), in minor units: what is asked
 * for from then on, and what goes back, which is at most the `left` of what was paid.
 */
export function settledDifference(
  { due_amount }: Pick<EventRegistrationRow, 'due_amount'>,
  difference: number,
  left: number,
): { due_amount: number; refund: number } {
  const owed = due_amount + difference;
  return { due_amount: Math.max(0, owed), refund: Math.min(Math.max(0, -owed), Math.max(0, left)) };
}
