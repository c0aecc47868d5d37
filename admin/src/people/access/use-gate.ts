import { ApiError } from '@livres/api/client';
import { useEffect, useState } from 'react';
import { useLogin } from 'react-admin';
import { afterWrongCode, GATE_ATTEMPTS, GATE_DELAY_MS, OPEN_GATE, secondsLocked } from './gate-lock';
import { readLock, useGateLock } from './gate-lock-store';
import { gate } from './gate.fr';
import { SecondFactorNeeded } from './second-factor/second-factor-needed';

const MINUTE_S = 60;

/** The gate's states: what may be sent now, and what to say. */
export function useGate() {
  const [lock, setLock] = useGateLock();
  const [verifying, setVerifying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
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
    if (error instanceof SecondFactorNeeded) {
      setLock(OPEN_GATE);
      return setChallenge(error.challenge);
    }
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) return wait(error);
    if (error.status !== 401 && error.kind !== 'bad_request')
      return setRefusal(gate.unreachable(error.message));
    const next = afterWrongCode(readLock(), Date.now());
    setLock(next);
    setRefusal(next.locked_until === null ? gate.wrong(next.failures) : gate.locked);
  }

  /** The server counts too: its lock is the form's, also where it was closed from another page. */
  function wait({ problem, retryAfter = MINUTE_S, message }: ApiError) {
    if (problem?.type === '/problems/acces-verrouille')
      return setLock({ failures: GATE_ATTEMPTS, locked_until: Date.now() + retryAfter * 1000 });
    setRefusal(problem?.type === '/problems/acces-encombre' ? message : gate.limited(retryAfter));
  }

  /** Back to the first step, with what ended the second. */
  function restart(why: string | null) {
    setChallenge(null);
    setRefusal(why);
  }

  return { submit, verifying, locked, refusal, challenge, restart };
}
