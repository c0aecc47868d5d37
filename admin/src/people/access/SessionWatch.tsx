import { useEffect } from 'react';
import { readSession, SESSION_KEY } from '../../shared/api/session-store';
import { leaveToPublicSite } from './leave';
import { checkSession, SESSION_CHECK_MS } from './session-check';

/** Checks the session every 5 minutes, when the tab comes back, and when another tab ends it. */
export function SessionWatch() {
  useEffect(() => {
    const check = async () => {
      if (!(await checkSession())) await leaveToPublicSite();
    };
    const onVisible = () => document.visibilityState === 'visible' && void check();
    const onStorage = (event: StorageEvent) => {
      if ((event.key === SESSION_KEY || event.key === null) && !readSession()) void leaveToPublicSite();
    };
    void check();
    const timer = setInterval(() => void check(), SESSION_CHECK_MS);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return null;
}
