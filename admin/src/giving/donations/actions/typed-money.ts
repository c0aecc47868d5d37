import { amountDoubt, toMinorUnits, type Currency } from '@livres/api/contract';

/** Minor units of what was typed; null where it is no amount above 0. */
export function typedMoney(typed: unknown, currency: Currency): number | null {
  if (typeof typed !== 'string' && typeof typed !== 'number') return null;
  return toMinorUnits(typed, currency) || null;
}

/** What is wrong with it: an ambiguous amount is shown with both readings. */
export function moneyFault(typed: unknown, currency: Currency, missing: string): string | null {
  return typedMoney(typed, currency) === null ? (amountDoubt(typed) ?? missing) : null;
}
