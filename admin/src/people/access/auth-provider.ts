import { ApiError } from '@livres/api/client';
import { mayAccess, type AccessGranted, type StaffAction } from '@livres/api/contract';
import type { AuthProvider } from 'react-admin';
import { api } from '../../shared/api/api';
import { forgetSession, isSessionOpen, readSession, writeSession } from '../../shared/api/session-store';
import { leaveToPublicSite } from './leave';
import { SecondFactorNeeded } from './second-factor/second-factor-needed';
import { checkSession } from './session-check';

// Expiry sends whoever is at work to the public site; whoever comes back later meets the gate.
let wasOpenHere = false;

const READS = ['list', 'show', 'read'];

/** What react-admin calls an action, in the words of the rights table. */
function staffAction(action: string): StaffAction {
  if (action === 'export') return 'export';
  return READS.includes(action) ? 'read' : 'write';
}

export const authProvider: AuthProvider = {
  /** The code, or what the second step asks for: its challenge and a code of the application. */
  async login(entry: { code: string; challenge?: string }) {
    const path = entry.challenge ? '/access/second-factor/' : '/access/';
    const answer = await api.post(path, entry);
    if ('second_factor' in answer) throw new SecondFactorNeeded(answer.second_factor.challenge);
    writeSession({ ...(answer satisfies AccessGranted), last_access: Date.now() });
    // Says whether anything but the second factor is open yet.
    await checkSession();
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
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) return leaveToPublicSite();
    if (error.problem?.type === '/problems/second-facteur-requis') await leadToEnrolment();
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

/** The session was good for more until now: its holder became an administrator, or lost the second factor. */
async function leadToEnrolment(): Promise<void> {
  await checkSession();
  if (readSession()?.must_enrol) window.location.assign('/admin/my-access');
}
