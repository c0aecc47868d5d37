/** Currencies the association keeps figures in, with the number of decimals of each (ISO 4217). */
export const CURRENCY_DECIMALS = { EUR: 2, XAF: 0 } as const;
export type Currency = keyof typeof CURRENCY_DECIMALS;
export const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as Currency[];

/** Minor units (cents) as major units (euros), for the wire; XAF has no minor unit. */
export function toMajorUnits(minor: number, currency: Currency): number {
  return minor / 10 ** CURRENCY_DECIMALS[currency];
}

/**
 * Major units as written by a person or a form ("12,50", 12.5) in minor units, read from the text so that no
 * floating point enters; `null` where it is not an amount or has more decimals than the currency.
 */
export function toMinorUnits(major: string | number, currency: Currency): number | null {
  const text = String(major)
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const decimals = CURRENCY_DECIMALS[currency];
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  return Number(match[1]! + fraction.padEnd(decimals, '0'));
}
