import type { Frequency } from '../donors/giving.contract.js';
import { dateInFrench, parisDay } from '../../platform/clock/paris.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import { FREQUENCY_KINDS, FREQUENCY_PACES } from './recurring-gift.contract.js';

export const frequencyInFrench = (frequency: Frequency) => FREQUENCY_PACES[frequency];
/** « don mensuel » */
export const kindInFrench = (frequency: Frequency) => FREQUENCY_KINDS[frequency];

/** « 12,50 € », « 20 € », « 6 500 FCFA », from minor units. */
export function moneyInFrench(minor: number, currency: Currency): string {
  const cents = currency === 'EUR' && minor % 100 !== 0 ? 2 : 0;
  const number = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: cents });
  return `${number.format(toMajorUnits(minor, currency))} ${currency === 'EUR' ? '€' : 'FCFA'}`;
}

/** « 3 mars 2027 », the day in Paris. */
export const dayOf = (moment: Date) => dateInFrench(parisDay(moment));
