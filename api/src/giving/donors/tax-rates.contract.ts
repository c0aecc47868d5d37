import type { GiverType } from './giving.contract.js';

interface TaxRates {
  /** The first day they hold, of Paris. */
  from: string;
  /** Share of a gift that is taken off the tax, in percent. */
  rates: Record<GiverType, number>;
}

/** Articles 200 (persons) and 238 bis (companies) of the CGI; newest first. */
const TAX_RATES: readonly TaxRates[] = [
  { from: '2005-01-18', rates: { particulier: 66, entreprise: 60, organisme: 0 } },
];

/** The share of a gift that is taken off the tax, in percent, on a day of Paris. */
export function taxRate(type: GiverType, day: string): number {
  const rates = TAX_RATES.find(({ from }) => from <= day) ?? TAX_RATES.at(-1)!;
  return rates.rates[type];
}

/** What is taken off the tax for a gift, both in minor units, rounded down to the unit. */
export function taxDeduction(amount: number, type: GiverType, day: string): number {
  return Math.floor((amount * taxRate(type, day)) / 100);
}
