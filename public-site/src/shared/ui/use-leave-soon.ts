import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** Before a page that has done its work leads on by itself. */
export const LEAVES_AFTER_MS = 3_000;

/** Leads on to another page 3 seconds after there is one to lead to. */
export function useLeaveSoon(to: string | null, state?: Record<string, string>): void {
  const navigate = useNavigate();
  const leave = useEffectEvent((path: string) => void navigate(path, { state, replace: true }));
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => leave(to), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [to]);
}
