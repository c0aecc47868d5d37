import { ApiError } from '@livres/api/client';
import { api } from '../../shared/api/api';
import { forgetSession, isSessionOpen, readSession, writeSession } from '../../shared/api/session-store';
import { MINUTE_MS } from '@livres/api/contract';

export const SESSION_CHECK_MS = 5 * MINUTE_MS;

/** Asks the server whether the session holds, and takes its new end; false where it is over. */
export async function checkSession(): Promise<boolean> {
  const session = readSession();
  if (!session || !isSessionOpen(session, Date.now())) {
    forgetSession();
    return false;
  }
  try {
    const answer = await api.get('/access/');
    writeSession({ ...session, must_enrol: undefined, ...answer, last_access: Date.now() });
    return true;
  } catch (error) {
    // A network that fails says nothing about the session.
    return !(error instanceof ApiError && error.status === 401);
  }
}
