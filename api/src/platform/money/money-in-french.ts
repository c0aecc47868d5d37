import { decimalsOf, toMajorUnits } from './money.contract.js';

/** An amount as one reads it, « 12,50 € », in any currency of ISO 4217; whole ones without decimals. */
export function moneyInFrench(minor: number, code: string): string {
  const currency = code.toUpperCase();
  const isWhole = minor % 10 ** decimalsOf(currency) === 0;
  const decimals = isWhole ? 0 : decimalsOf(currency);
  return new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(toMajorUnits(minor, currency));
}
