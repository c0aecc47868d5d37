import { PHYSICAL_DONATION_LIMITS } from '@livres/api/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/ui/listeners';

const PLACE = 'physical-donation-code';
const expiryListeners = createListeners();

/** Notes on this device when the newest code of a donation stops being good: other tabs and reloads count from it. */
export function noteCodeExpiry(donationId: string, expires: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ donationId, expires }));
  } catch {
    // Without storage the address still says it.
  }
  expiryListeners.notify();
}

function noted(donationId: string): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as { donationId?: string; expires?: string };
    return kept.donationId === donationId ? (kept.expires ?? null) : null;
  } catch {
    return null;
  }
}

/** When the newest code stops being good, in milliseconds; null where neither the address nor this device says it. */
export function useCodeExpiry(donationId: string, told: string | undefined): number | null {
  const here = useSyncExternalStore(
    subscribe,
    () => noted(donationId),
    () => null,
  );
  const times = [told, here].map((iso) => Date.parse(iso ?? '')).filter((time) => Number.isFinite(time));
  return times.length > 0 ? Math.max(...times) : null;
}

/** Where nothing says when the code ends, as with an address typed by hand: it is counted from the first look, once. */
export function useFirstCountdown(donationId: string, known: number | null): void {
  useEffect(() => {
    if (known !== null || noted(donationId) !== null) return;
    const end = Date.now() + PHYSICAL_DONATION_LIMITS.code_seconds * 1000;
    noteCodeExpiry(donationId, new Date(end).toISOString());
  }, [donationId, known]);
}

function subscribe(listener: () => void): () => void {
  const leave = expiryListeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}
