import type { Currency } from '@livres/api/contract';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in major units as it is printed in French: `1 250 €`, `12,50 €`, `650 000 FCFA`. */
export function formatAmount(amount: number, currency: Currency): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return formatOf(currency, decimals).format(amount).replace('F\u202fCFA', 'FCFA');
}

/** Kept: making one takes as long as writing hundreds of amounts with it. */
function formatOf(currency: Currency, decimals: number): Intl.NumberFormat {
  const name = `${currency} ${decimals}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(name, format);
  return format;
}
