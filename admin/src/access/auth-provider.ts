import { ApiError } from '@livres/api/client';
import { mayAccess, type AccessGranted, type StaffAction } from '@livres/api/contract';
import type { AuthProvider } from 'react-admin';
import { api } from '../shared/api/api';
import { forgetSession, isSessionOpen, readSession, writeSession } from '../shared/api/session-store';
import { leaveToPublicSite } from './leave';

// Expiry sends whoever is at work to the public site; whoever comes back later meets the gate.
let wasOpenHere = false;

const READS = ['list', 'show', 'read'];

/** What react-admin calls an action, in the words of the rights table. */
function staffAction(action: string): StaffAction {
  if (action === 'export') return 'export';
  return READS.includes(action) ? 'read' : 'write';
}

export const authProvider: AuthProvider = {
  async login({ code }: { code: string }) {
    const granted = await api.post<AccessGranted>('/access/', { code });
    writeSession({ ...granted, last_access: Date.now() });
  },

  // Also called where there is no session yet: only then does the gate show.
  async logout() {
    const hadSession = readSession() !== null;
    forgetSession();
    return hadSession ? leaveToPublicSite() : '/login';
  },

  async checkAuth() {
    const session = readSession();
    if (session && isSessionOpen(session, Date.now())) {
      wasOpenHere = true;
      return;
    }
    forgetSession();
    if (wasOpenHere) return leaveToPublicSite();
    throw Object.assign(new Error('no session'), { message: false });
  },

  // The http client has already forgotten the token: the session ended on the server.
  async checkError(error: unknown) {
    if (error instanceof ApiError && error.status === 401) return leaveToPublicSite();
  },

  async getIdentity() {
    const staff = readSession()?.staff;
    return { id: staff?.name ?? '', fullName: staff?.name ?? '', roles: staff?.roles };
  },

  // Without a session nothing is forbidden or allowed: one that has just ended leads to the site, the gate asks others.
  async canAccess({ resource, action }) {
    const session = readSession();
    if (!session) return wasOpenHere ? leaveToPublicSite() : true;
    return mayAccess(session.staff.roles, resource, staffAction(action));
  },
};
