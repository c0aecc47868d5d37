import { MAX_INT } from '../database/max-int.js';
import { type Currency, toMinorUnits } from './money.contract.js';

const UNITS = /€|\b(?:eur|euros?|f ?cfa|xaf)\b/giu;

/**
 * The minor units of an amount that somebody looks for as they write it: « 1086,18 », « 1 086,18 € »; null where it is
 * none, or more than is ever kept: a telephone number is no amount.
 */
export function amountAsked(q: string, currency: Currency): number | null {
  const minor = /\d/.test(q) ? toMinorUnits(q.replace(UNITS, '').trim(), currency) : null;
  return minor !== null && minor <= MAX_INT ? minor : null;
}
