import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  CONTACT_PROMISES,
  type PhysicalDonationStatus,
} from '@livres/api/contract';
import { endOfParisDay, parisDay } from './paris-day';

/** From so near to what was promised, the call is for now. */
const SOON_MS = 6 * HOUR_MS;

export interface Delayed {
  status: PhysicalDonationStatus;
  contact_due_at: string | null;
  pickup_date: string | null;
}

export interface Delay {
  of: 'contact' | 'pickup';
  /** `broken`: even the longer of the two promises of a call. */
  level: 'ahead' | 'soon' | 'late' | 'broken';
  /** How far from now, in milliseconds, before or after. */
  distance: number;
}

/** What a donor was promised and still waits for, a call or a pick-up, at an instant in milliseconds. */
export function delayOf({ status, contact_due_at, pickup_date }: Delayed, now: number): Delay | null {
  if (status === 'validated' && contact_due_at) return contactDelay(Date.parse(contact_due_at), now);
  if (status === 'pickup_scheduled' && pickup_date) return pickupDelay(pickup_date, now);
  return null;
}

function contactDelay(due: number, now: number): Delay {
  const left = due - now;
  const distance = Math.abs(left);
  if (left >= 0) return { of: 'contact', level: left <= SOON_MS ? 'soon' : 'ahead', distance };
  const grace = (CONTACT_PROMISES.announced_hours - CONTACT_PROMISES.first_hours) * HOUR_MS;
  return { of: 'contact', level: distance > grace ? 'broken' : 'late', distance };
}

function pickupDelay(day: string, now: number): Delay | null {
  const end = Date.parse(endOfParisDay(day) ?? '');
  if (Number.isNaN(end)) return null;
  if (now > end) return { of: 'pickup', level: 'late', distance: now - end };
  const isToday = parisDay(new Date(now).toISOString()) === day;
  return { of: 'pickup', level: isToday ? 'soon' : 'ahead', distance: end - now };
}

export const isLate = ({ level }: Delay): boolean => level === 'late' || level === 'broken';

/** « 40 min », « 5 h », « 3 jours »: what is begun is not counted. */
export function inFrench(distance: number): string {
  if (distance < HOUR_MS) return `${Math.max(1, Math.floor(distance / MINUTE_MS))} min`;
  if (distance < 2 * DAY_MS) return `${Math.floor(distance / HOUR_MS)} h`;
  return `${Math.floor(distance / DAY_MS)} jours`;
}
