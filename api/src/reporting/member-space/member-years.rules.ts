import type { GiverType } from '../../giving/donors/giving.contract.js';
import { taxDeduction } from '../../giving/donors/tax-rates.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import type { MemberYear } from './member-space.dto.js';

/** A gift that succeeded; `net` is what was kept of it, in minor units. */
export interface CountedGift {
  given_at: Date;
  donor_type: GiverType;
  currency: Currency;
  net: number;
}

/** What a gift takes off the tax, in minor units; nothing for one in another currency than the tax. */
export function deductionOf({ given_at, donor_type, currency, net }: CountedGift): number {
  return currency === 'EUR' && net > 0 ? taxDeduction(net, donor_type, parisDay(given_at)) : 0;
}

/** Sums by year of Paris and currency, the newest first; a gift that was all given back does not count. */
export function yearsOf(gifts: readonly CountedGift[]): MemberYear[] {
  const years = new Map<string, MemberYear>();
  for (const gift of gifts.filter(({ net }) => net > 0)) {
    const [year, { currency }] = [Number(parisDay(gift.given_at).slice(0, 4)), gift];
    const key = `${year} ${currency}`;
    const sum = years.get(key) ?? { year, currency, donations: 0, total: 0, tax_deduction: 0 };
    const { donations, total, tax_deduction } = sum;
    years.set(key, {
      year,
      currency,
      donations: donations + 1,
      total: total + gift.net,
      tax_deduction: tax_deduction + deductionOf(gift),
    });
  }
  return [...years.values()]
    .map((sum) => inMajorUnits(sum))
    .toSorted((a, b) => b.year - a.year || a.currency.localeCompare(b.currency));
}

// Cents are added as cents; euros are for the wire.
function inMajorUnits({ total, tax_deduction, ...sum }: MemberYear): MemberYear {
  const { currency } = sum;
  const deduction = toMajorUnits(tax_deduction, currency);
  return { ...sum, total: toMajorUnits(total, currency), tax_deduction: deduction };
}
