import type { Currency } from '@livres/api/contract';

/** An amount in major units as it is printed in French: `1 250 €`, `12,50 €`, `650 000 FCFA`. */
export function formatAmount(amount: number, currency: Currency): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(amount)
    .replace('F\u202fCFA', 'FCFA');
}
