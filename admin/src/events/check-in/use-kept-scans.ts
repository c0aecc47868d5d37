import type { CheckInResult } from '@livres/api/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetScan, keepScan, type KeptScan, readScans } from './kept-check-ins';
import { isLater, sendKept } from './send-scans';

const TRY_AGAIN_MS = 5_000;

/**
 * Entries that were made without a network: kept on this phone first, sent as soon as it is back. Those of another event,
 * whose door nobody opens again on this phone, go after those of this one.
 */
export function useKeptScans(eventId: number, onSent: (results: CheckInResult[], event: number) => void) {
  const [scans, setScans] = useState<KeptScan[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const known = useRef<KeptScan[]>([]);
  const busy = useRef(false);
  const sent = useRef(onSent);
  useEffect(() => {
    sent.current = onSent;
  });

  const change = useCallback((next: KeptScan[]) => {
    known.current = next;
    setScans(next);
  }, []);
  // Where the browser keeps nothing (a private window), an entry lives as long as the page.
  const keep = useCallback(
    async (scan: KeptScan) => {
      change([...known.current, scan]);
      await keepScan(scan).catch(() => undefined);
    },
    [change],
  );
  const forget = useCallback(
    async (ids: readonly string[]) => {
      change(known.current.filter(({ id }) => !ids.includes(id)));
      for (const id of ids) await forgetScan(id).catch(() => undefined);
    },
    [change],
  );

  const sendAll = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      while (known.current.length > 0) {
        const event = known.current.some((scan) => scan.event_id === eventId)
          ? eventId
          : known.current[0]!.event_id;
        const { results } = await sendKept(
          event,
          known.current.filter(({ event_id }) => event_id === event),
        );
        await forget(results.map(({ id }) => id));
        sent.current(results, event);
      }
      setFault(null);
    } catch (error) {
      setFault(isLater(error) ? null : String(error instanceof Error ? error.message : error));
    }
    busy.current = false;
  }, [eventId, forget]);

  useEffect(() => {
    const begin = (kept: KeptScan[]) => {
      change(kept);
      void sendAll();
    };
    readScans().then(begin, () => undefined);
    const send = () => void sendAll();
    const timer = setInterval(send, TRY_AGAIN_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [change, eventId, sendAll]);

  const own = scans.filter(({ event_id }) => event_id === eventId);
  return { scans: own, elsewhere: scans.length - own.length, fault, keep, forget, sendAll };
}
