import { useEffect, useRef } from 'react';
import { NEW_PAGE } from './keep-message';

/** Has a private page that a device may keep be kept as it stands now, each time that it was read again where it is. */
export function useKeptAnew(loaded: unknown): void {
  const kept = useRef(loaded);
  useEffect(() => {
    if (kept.current === loaded) return;
    kept.current = loaded;
    window.dispatchEvent(new Event(NEW_PAGE));
  }, [loaded]);
}
