import { ACCESS_LIMITS, type StaffMember } from '@livres/api/contract';
import { deviceStorage } from '../device-storage';

export interface StoredSession {
  token: string;
  expires_at: string;
  staff: StaffMember;
  /** Where nothing opens before a second factor has been added. */
  must_enrol?: boolean | undefined;
  /** When the session was last known to be good, in milliseconds. */
  last_access: number;
}

export const SESSION_KEY = 'livres.admin.session';

export function readSession(): StoredSession | null {
  const text = deviceStorage.getItem(SESSION_KEY);
  if (!text) return null;
  try {
    return JSON.parse(text) as StoredSession;
  } catch {
    return null;
  }
}

export function writeSession(session: StoredSession): void {
  deviceStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

export function forgetSession(): void {
  deviceStorage.removeItem(SESSION_KEY);
}

/** When access ends if nothing more is asked, in milliseconds: the server's answer, and 24 h after the last access. */
export function sessionEnd({ expires_at, last_access }: StoredSession): number {
  return Math.min(Date.parse(expires_at), last_access + ACCESS_LIMITS.idle_ms);
}

export function isSessionOpen(session: StoredSession, now: number): boolean {
  return now < sessionEnd(session);
}
