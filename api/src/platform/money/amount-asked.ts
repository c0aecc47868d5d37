import { type Currency, toMinorUnits } from './money.contract.js';

const UNITS = /€|\b(?:eur|euros?|f ?cfa|xaf)\b/giu;

/** The minor units of an amount that somebody looks for as they write it: « 1086,18 », « 1 086,18 € »; null where it is none. */
export const amountAsked = (q: string, currency: Currency): number | null =>
  /\d/.test(q) ? toMinorUnits(q.replace(UNITS, '').trim(), currency) : null;
