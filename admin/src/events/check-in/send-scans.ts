import { ApiError } from '@livres/api/client';
import { CHECK_IN_LIMITS, type CheckInResults, type CheckInScan } from '@livres/api/contract';
import { api } from '../../shared/api/api';
import type { KeptScan } from './kept-check-ins';

/** Who stands at the door does not wait longer: the phone decides by its list. */
const SCAN_TIMEOUT_MS = 4_000;
const LATER = [401, 408, 429];

/** A network that fails, or a server that cannot answer now. */
export function isLater(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || error.status >= 500 || LATER.includes(error.status))
  );
}

/** One scan, as it happens. */
export function sendScan(eventId: number, scan: CheckInScan): Promise<CheckInResults> {
  return post(eventId, [scan], SCAN_TIMEOUT_MS);
}

/** Scans that this phone has kept, the oldest first, as many as are taken at once. */
export function sendKept(eventId: number, scans: readonly KeptScan[]): Promise<CheckInResults> {
  const sent = scans
    .toSorted((one, other) => one.scanned_at.localeCompare(other.scanned_at))
    .slice(0, CHECK_IN_LIMITS.scans)
    .map(({ id, code, ticket_id, scanned_at, door }) => ({
      id,
      code,
      ticket_id,
      scanned_at,
      door,
      was_offline: true,
    }));
  return post(eventId, sent);
}

function post(eventId: number, scans: CheckInScan[], timeoutMs?: number): Promise<CheckInResults> {
  const sent_at = new Date().toISOString();
  return api.post(`/admin/event-registrations/${eventId}/check-in/scans`, { scans, sent_at }, { timeoutMs });
}
