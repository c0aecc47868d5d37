import { ApiError } from '@livres/api/client';
import { useEffect, useState } from 'react';
import { useLogin } from 'react-admin';
import { afterWrongCode, GATE_DELAY_MS, OPEN_GATE, secondsLocked } from './gate-lock';
import { readLock, useGateLock } from './gate-lock-store';
import { gate } from './gate.fr';

const MINUTE_S = 60;

/** The gate's states: what may be sent now, and what to say. */
export function useGate() {
  const [lock, setLock] = useGateLock();
  const [verifying, setVerifying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const login = useLogin();
  const locked = secondsLocked(lock, Date.now());

  useEffect(() => {
    if (lock.locked_until === null) setRefusal((said) => (said === gate.locked ? null : said));
    else setRefusal(gate.locked);
  }, [lock.locked_until]);

  async function submit(code: string): Promise<void> {
    if (verifying || locked > 0 || code.trim() === '') return;
    setVerifying(true);
    setRefusal(null);
    try {
      await new Promise((resolve) => setTimeout(resolve, GATE_DELAY_MS));
      // Another tab may have locked the gate meanwhile.
      if (secondsLocked(readLock(), Date.now()) > 0) return;
      await login({ code: code.trim() });
      setLock(OPEN_GATE);
    } catch (error) {
      refuse(error);
    } finally {
      setVerifying(false);
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) return setRefusal(gate.limited(error.retryAfter ?? MINUTE_S));
    if (error.status !== 401 && error.kind !== 'bad_request')
      return setRefusal(gate.unreachable(error.message));
    const next = afterWrongCode(readLock(), Date.now());
    setLock(next);
    setRefusal(next.locked_until === null ? gate.wrong(next.failures) : gate.locked);
  }

  return { submit, verifying, locked, refusal };
}
