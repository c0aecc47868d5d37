import { createHash } from 'node:crypto';
import { cardDays } from '../donations/checkout/donation-card.contract.js';
import { parisDay, parisHour } from '../../platform/clock/paris.js';
import type { TributeCardStatus } from './tribute-card.contract.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';

const FIRST_HOUR = 8;
const MORNING_MS = 3 * HOUR_MS;

/** Whether a card may leave on this day of Paris: today, or up to a year ahead. */
export function isOffered(day: string, now: Date): boolean {
  const { first, last } = cardDays(now);
  return day >= first && day <= last;
}

/** When it leaves: at once where its day has come, else between 8 and 11 in Paris, each card at a moment of its own. */
export function sendingMoment(card: { id: string; day: string }, now: Date): Date {
  if (card.day <= parisDay(now)) return now;
  const share = createHash('sha256').update(card.id).digest().readUInt32BE() / 2 ** 32;
  return new Date(parisHour(card.day, FIRST_HOUR).getTime() + Math.floor(share * MORNING_MS));
}

/** Whether its donor may still change or cancel it. */
export function mayChange(status: TributeCardStatus): boolean {
  return status === 'waiting' || status === 'scheduled';
}

/** By which an address is known without being kept. */
export function recipientHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
