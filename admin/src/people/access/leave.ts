import { api } from '../../shared/api/api';
import { forgetSession } from '../../shared/api/session-store';

/** Goes to the public site; never resolves, so that nothing more is asked without a session. */
export function leaveToPublicSite(): Promise<never> {
  window.location.assign('/');
  return new Promise<never>(() => undefined);
}

/** Ends the session here and on the server. A server that cannot be reached ends it by itself within 24 hours. */
export async function endSession(): Promise<never> {
  await api.delete('/access/', { timeoutMs: 3_000 }).catch(() => undefined);
  forgetSession();
  return leaveToPublicSite();
}
