import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { CHECK_IN_LIMITS, type CheckInOutcome, type DoorState } from './check-in.contract.js';

/**
 * When a scan was made, by our own clock. What the phone did with a network is of now; before, its own clock says how
 * long ago, for that is right even where its day is not. Never later than now, nor older than scans are kept.
 */
export function momentOfScan(
  { scanned_at, was_offline = false }: { scanned_at: string; was_offline?: boolean },
  sent_at: string | null | undefined,
  now: Date,
): Date {
  if (!was_offline) return now;
  const phone = sent_at ? Date.parse(sent_at) : now.getTime();
  const ago = phone - Date.parse(scanned_at);
  const bounded = Math.min(Math.max(ago, 0), CHECK_IN_LIMITS.days * DAY_MS);
  return new Date(now.getTime() - bounded);
}

/** Why a ticket lets nobody in; null where it does. */
export function refusalOf(
  ticket: { event_id: number; state: DoorState } | null,
  event: { id: number; status: string },
): Exclude<CheckInOutcome, 'in' | 'already_in'> | null {
  if (!ticket) return 'unknown';
  if (ticket.event_id !== event.id) return 'other_event';
  if (ticket.state === 'replaced') return 'replaced';
  if (ticket.state === 'cancelled' || event.status === 'cancelled') return 'cancelled';
  return ticket.state === 'unpaid' ? 'not_paid' : null;
}
