import type { DonationStatus } from '@livres/api/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from '../../shared/ui/use-hydrated';

const EVERY_MS = 2_000;
/** A card is confirmed in seconds; what takes longer is shown as pending. */
const VERIFYING_ASKS = 3;
const MOST_ASKS = 30;

/** Asks again while a payment is under way; whether it is still too early to say that it waits. */
export function usePaymentFollowed(status: DonationStatus | null): boolean {
  const isHydrated = useHydrated();
  const { revalidate, state } = useRevalidator();
  const [asks, setAsks] = useState(0);
  const isFollowed = status === 'pending' && asks < MOST_ASKS;
  const ask = useEffectEvent(() => {
    if (state !== 'idle' || document.hidden) return;
    setAsks((before) => before + 1);
    void revalidate();
  });
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(() => ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isFollowed]);
  return isHydrated && status === 'pending' && asks < VERIFYING_ASKS;
}
