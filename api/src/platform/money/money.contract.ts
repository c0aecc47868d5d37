import { readAmount } from './typed-amount.contract.js';

/** Currencies the association keeps figures in, with the number of decimals of each (ISO 4217). */
export const CURRENCY_DECIMALS = { EUR: 2, XAF: 0 } as const;
export type Currency = keyof typeof CURRENCY_DECIMALS;
export const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as Currency[];

/** Minor units (cents) as major units (euros), for the wire; `currency` is any code of ISO 4217, XAF has no minor unit. */
export function toMajorUnits(minor: number, currency: string): number {
  return minor / 10 ** decimalsOf(currency);
}

/** How many decimals a currency has; 2 for a code that nobody knows. */
export function decimalsOf(currency: string): number {
  if (isKnownCurrency(currency)) return CURRENCY_DECIMALS[currency];
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

export function isKnownCurrency(currency: string): currency is Currency {
  return Object.hasOwn(CURRENCY_DECIMALS, currency);
}

/**
 * Major units as a person typed them (« 12,50 ») or as a JSON number, in minor units, read from the digits so that no
 * floating point enters; `null` where it is no amount, has more decimals than the currency, or reads in two ways.
 */
export function toMinorUnits(major: string | number, currency: Currency): number | null {
  return typeof major === 'number'
    ? decimalToMinorUnits(String(major), currency)
    : readAmount(major, CURRENCY_DECIMALS[currency]).minor;
}

/**
 * Major units as programs write them (« 1000.50 », « 777.000 »: a point before the decimals, nothing between
 * thousands), in minor units; `null` where it is not such a number or has more decimals than the currency.
 */
export function decimalToMinorUnits(text: string, currency: Currency): number | null {
  const [, whole, written = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  const fraction = written.replace(/0+$/, '');
  const decimals = CURRENCY_DECIMALS[currency];
  if (whole === undefined || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}
