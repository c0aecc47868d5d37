import {
  DAY_MS,
  type CheckInArrival,
  type CheckInOutcome,
  type CheckInResult,
  type CheckInTicket,
  plainLetters,
} from '@livres/api/contract';
import { parisClock } from '../../shared/format/paris-clock';

const SHOWN = 8;
/** One letter would lay the list open to whoever stands at the door. */
const LEAST_LETTERS = 2;

/** Who has a ticket: its guest, or whose guest it is. */
export function nameOf({ guest_name, registered_by }: Pick<CheckInTicket, 'guest_name' | 'registered_by'>) {
  return { name: guest_name || registered_by, isGuest: guest_name === '' };
}

/** How many days ago a list was taken, by the calendar of Paris: 0 is today. */
export function daysOld(madeAt: string, now: number): number {
  const dayOf = (instant: number) => Math.floor(parisClock(instant) / DAY_MS);
  return Math.max(0, dayOf(now) - dayOf(Date.parse(madeAt)));
}

/** What the list alone says of a ticket that is shown now; nobody comes in to an event that is off. */
export function outcomeByList(
  ticket: CheckInTicket | undefined,
  arrival: CheckInArrival | undefined,
  isOff: boolean,
): CheckInOutcome {
  if (!ticket) return 'unknown';
  if (ticket.state === 'replaced') return 'replaced';
  if (ticket.state === 'cancelled' || isOff) return 'cancelled';
  if (ticket.state === 'unpaid') return 'not_paid';
  return arrival?.checked_in_at ? 'already_in' : 'in';
}

/** The same as the server answers it. */
export function resultByList(
  id: string,
  ticket: CheckInTicket | undefined,
  arrival: CheckInArrival | undefined,
  isOff: boolean,
): CheckInResult {
  return {
    id,
    outcome: outcomeByList(ticket, arrival, isOff),
    ticket_id: ticket?.id ?? null,
    position: ticket?.position ?? null,
    guest_name: ticket?.guest_name ?? null,
    registered_by: ticket?.registered_by ?? null,
    reference: ticket?.reference ?? null,
    seats: ticket?.seats ?? null,
    at: arrival?.checked_in_at ?? null,
    door: arrival?.door ?? null,
    also_at: null,
    also_door: null,
    replaced_at: ticket?.replaced_at ?? null,
    event_title: null,
  };
}

const wordsOf = (plain: string) => plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
const folded = (text: string) => wordsOf(plainLetters(text).replaceAll("'", ''));
/** Joined and apart: « N’Gaoundéré » is found by « ngaoundere » and by « gaoundere ». */
const bothWays = (text: string) => ` ${folded(text)} ${wordsOf(plainLetters(text))}`;

/** The tickets whose names or reference have all these words, however they are accented; those that let in first. */
export function searchTickets(
  tickets: readonly CheckInTicket[],
  text: string,
): { found: CheckInTicket[]; more: number } {
  const words = folded(text).split(' ').filter(Boolean);
  if (words.join('').length < LEAST_LETTERS) return { found: [], more: 0 };
  const matching = tickets
    // Another ticket stands in the list for the same person.
    .filter(({ state }) => state !== 'replaced')
    .filter(({ guest_name, registered_by, reference }) => {
      const all = bothWays(`${guest_name} ${registered_by} ${reference}`);
      return words.every((word) => all.includes(` ${word}`));
    })
    .toSorted((one, other) => Number(one.state === 'cancelled') - Number(other.state === 'cancelled'));
  return { found: matching.slice(0, SHOWN), more: Math.max(0, matching.length - SHOWN) };
}
