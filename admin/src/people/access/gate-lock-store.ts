import { useCallback, useEffect, useState } from 'react';
import { gateAt, OPEN_GATE, type GateLock } from './gate-lock';
import { deviceStorage } from '../../shared/device-storage';

const KEY = 'livres.admin.gate';

export function readLock(): GateLock {
  try {
    const lock = JSON.parse(deviceStorage.getItem(KEY) ?? 'null') as GateLock | null;
    return lock && Number.isFinite(lock.failures) ? gateAt(lock, Date.now()) : OPEN_GATE;
  } catch {
    return OPEN_GATE;
  }
}

function writeLock(lock: GateLock): void {
  deviceStorage.setItem(KEY, JSON.stringify(lock));
}

/** The lock of the form, one for all tabs, alive across reloads; ticks while it is locked. */
export function useGateLock(): [GateLock, (lock: GateLock) => void] {
  const [lock, setLock] = useState(readLock);
  useEffect(() => {
    const refresh = () => setLock(readLock());
    window.addEventListener('storage', refresh);
    const timer = lock.locked_until === null ? undefined : setInterval(refresh, 250);
    return () => {
      window.removeEventListener('storage', refresh);
      clearInterval(timer);
    };
  }, [lock.locked_until]);
  const change = useCallback((next: GateLock) => {
    writeLock(next);
    setLock(next);
  }, []);
  return [lock, change];
}
