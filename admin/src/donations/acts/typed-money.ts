import { toMinorUnits, type Currency } from '@livres/api/contract';

/** Minor units of what was typed; null where it is no amount above 0. */
export function typedMoney(typed: unknown, currency: Currency): number | null {
  if (typeof typed !== 'string' && typeof typed !== 'number') return null;
  return toMinorUnits(typed, currency) || null;
}
