import { type Currency, CURRENCY_DECIMALS, toMajorUnits } from '../platform/money/money.contract.js';

/** An amount as one reads it, « 12,50 € »; whole ones without decimals. */
export function moneyInWords(minor: number, currency: Currency): string {
  const isWhole = minor % 10 ** CURRENCY_DECIMALS[currency] === 0;
  const decimals = isWhole ? 0 : CURRENCY_DECIMALS[currency];
  return new Intl.NumberFormat('fr-FR', {
    ...{ style: 'currency', currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  }).format(toMajorUnits(minor, currency));
}
