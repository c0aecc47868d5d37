import type { Currency } from '@livres/api/contract';
import { formatDecimals } from './numbers.ts';

const SIGNS: Record<Currency, string> = { EUR: '€', XAF: 'FCFA' };

/** An amount in major units as it is printed in French: `1 250 €`, `12,50 €`, `650 000 FCFA`. */
export function formatAmount(amount: number, currency: Currency): string {
  return `${formatDecimals(amount, Number.isInteger(amount) ? 0 : 2)}\u00a0${SIGNS[currency]}`;
}

/** The same of cents. */
export const centsInEuros = (cents: number) => formatAmount(cents / 100, 'EUR');
