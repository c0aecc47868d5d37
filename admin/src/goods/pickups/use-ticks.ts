import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { forgetTick, keepTick, readSavedTicks, type SavedTick } from './saved-ticks';
import { texts } from './round.fr';
import { sendTick } from './send-tick';

const TRY_AGAIN_MS = 20_000;

/** Stops that were ticked off: kept on this device first, sent as soon as the network lets them. */
export function useTicks() {
  const [ticks, setTicks] = useState<SavedTick[]>([]);
  const [isSending, setSending] = useState(false);
  const known = useRef<SavedTick[]>([]);
  const busy = useRef(false);
  const queries = useQueryClient();
  const notify = useNotify();

  const change = useCallback((next: SavedTick[]) => {
    known.current = next;
    setTicks(next);
  }, []);
  // Where the browser keeps nothing (a private window), what was ticked lives as long as the page.
  const keep = useCallback(
    async (tick: SavedTick) => {
      const others = known.current.filter(({ transaction_id }) => transaction_id !== tick.transaction_id);
      change([...others, tick]);
      await keepTick(tick).catch(() => undefined);
    },
    [change],
  );
  const forget = useCallback(
    async (id: string) => {
      change(known.current.filter(({ transaction_id }) => transaction_id !== id));
      await forgetTick(id).catch(() => undefined);
    },
    [change],
  );

  const sendAll = useCallback(async () => {
    const tried = new Set<string>();
    const next = () =>
      known.current.find(({ transaction_id, refusal }) => refusal === null && !tried.has(transaction_id));
    if (busy.current || !next()) return;
    busy.current = true;
    setSending(true);
    for (let tick = next(); tick; tick = next()) {
      tried.add(tick.transaction_id);
      const outcome = await sendTick(tick, keep);
      if (outcome === 'later') break;
      if (outcome === 'sent') {
        await forget(tick.transaction_id);
        notify(texts.ticked(tick.city), { type: 'success' });
      } else await keep({ ...tick, refusal: outcome.refusal });
    }
    busy.current = false;
    setSending(false);
    for (const resource of ['pickups', 'donation-transactions', 'physical-donations'])
      await queries.invalidateQueries({ queryKey: [resource] });
  }, [forget, keep, notify, queries]);

  useEffect(() => {
    const begin = (kept: SavedTick[]) => {
      change(kept);
      void sendAll();
    };
    readSavedTicks().then(begin, () => undefined);
    const send = () => void sendAll();
    const timer = setInterval(send, TRY_AGAIN_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [change, sendAll]);

  const tick = async (ticked: SavedTick) => {
    await keep(ticked);
    await sendAll();
  };
  return { ticks, isSending, tick, forget, sendAll };
}
