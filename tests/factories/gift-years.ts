import { DAY_MS } from '@livres/api/contract';
import type { TestApi } from './api.ts';
import { aGift, moved } from './gifts.ts';

/** A gift as a test knows it: what a day in Paris brought, in minor units. */
export interface KnownGift {
  donor: string | null;
  day: string;
  hour: number;
  amount: number;
  campaign: number | null;
  frequency: string;
  method: string;
  code: string;
  /** Undone a day later: it was none. */
  isUndone: boolean;
  refunded: number;
}

/** Numbers from 0 to below 1, the same at each run. */
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const AMOUNTS = [1000, 2000, 2550, 5000, 5000, 8000, 12_000, 40_000];
const METHODS = ['card', 'card', 'cheque', 'bank_transfer', 'paypal'];

/** Two and a half years of gifts up to this day, of people who give once, now and then, each month or in December. */
export function giftYears(today: string, campaigns: readonly number[], count: number): KnownGift[] {
  const next = numbersOf(7);
  const one = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!;
  return Array.from({ length: count }, () => {
    const number = Math.floor(next() * next() * 60);
    const age =
      number % 5 === 4
        ? 60 + Math.floor(next() * 60) + 365 * Math.floor(next() * 3)
        : Math.floor(next() * 900);
    const amount = one(AMOUNTS);
    return {
      donor: next() < 0.05 ? null : `donateur.${number}@example.org`,
      day: new Date(Date.parse(`${today}T12:00:00Z`) - age * DAY_MS).toISOString().slice(0, 10),
      hour: Math.floor(next() * 24),
      amount,
      campaign: next() < 0.6 ? one(campaigns) : null,
      frequency: next() < 0.3 ? 'monthly' : 'one-time',
      method: one(METHODS),
      code: next() < 0.3 ? one(['lettre', 'radio']) : '',
      isUndone: next() < 0.04,
      refunded: next() < 0.06 ? amount / 2 : 0,
    };
  });
}

/** Enters them as the product does; what is given back or undone is so on the day of the gift. */
export async function enterGifts(api: TestApi, gifts: readonly KnownGift[]): Promise<void> {
  for (const gift of gifts) {
    const at = inParis(gift.day, gift.hour);
    const nobody = gift.donor === null && { first_name: '', last_name: '', postal_code: '' };
    const { id } = await aGift(api, {
      email: gift.donor ?? '',
      ...nobody,
      amount: gift.amount,
      campaign_id: gift.campaign,
      frequency: gift.frequency,
      payment_method: gift.method,
      utm_campaign: gift.code,
      given_at: at,
    });
    const of = { id, campaign_id: gift.campaign, at };
    if (gift.isUndone) await moved(api, { ...of, kind: 'gift', amount: gift.amount });
    if (gift.refunded > 0 && !gift.isUndone)
      await moved(api, { ...of, kind: 'refund', amount: gift.refunded });
  }
}

/** Half past an hour of a day in Paris. */
export function inParis(day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:30:00Z`);
  const shown = new Date(asUtc).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
  return new Date(asUtc - (Date.parse(`${shown.replace(' ', 'T')}Z`) - asUtc));
}

/** Of numbers, the one in the middle or half-way between the two that are. */
export function middleOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Gifts that stayed, of somebody who is known. */
export const knownOf = (gifts: readonly KnownGift[]): KnownGift[] =>
  gifts.filter(({ donor, isUndone }) => donor !== null && !isUndone);
