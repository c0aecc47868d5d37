import { ApiError } from '@livres/api/client';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { gate } from '../gate.fr';

/** Sends codes to a challenge; one that takes no more leads back to the first step. */
export function useSecondStep(challenge: string, onRestart: (why: string) => void) {
  const [verifying, setVerifying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const login = useLogin();

  /** Whether the code was taken. */
  async function submit(code: string): Promise<boolean> {
    if (verifying || code.trim() === '') return false;
    setVerifying(true);
    setRefusal(null);
    try {
      await login({ challenge, code: code.trim() });
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setVerifying(false);
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410 || isLastTry(error)) return onRestart(error.message);
    setRefusal(error.problem ? error.message : gate.unreachable(error.message));
  }

  return { submit, verifying, refusal, clear: () => setRefusal(null) };
}

function isLastTry({ problem }: ApiError): boolean {
  return (problem as { tries_left?: number } | undefined)?.tries_left === 0;
}
