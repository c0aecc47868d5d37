import { platformErrors } from '../../platform/errors/platform.errors.js';
import { isCalendarDate } from '../../platform/http/calendar-date.js';
import { amountDoubt, readAmount } from '../../platform/money/typed-amount.contract.js';
import { dayOfCell, momentOfCell } from '../../platform/tables/day-of-cell.js';
import { plainHeading } from '../../platform/tables/headings.js';
import { numberInCell } from '../../platform/tables/number-of-cell.js';
import { PUBLISHING_MESSAGES } from './publishing.contract.js';

const DECIMALS = 4;

/** « oui », « non », « vrai », « 1 »… as a boolean. */
export function yesOrNo(field: string, cell: string): boolean {
  const word = cell.toLowerCase();
  if (['oui', 'vrai', 'true', '1', 'x'].includes(word)) return true;
  if (['non', 'faux', 'false', '0'].includes(word)) return false;
  throw platformErrors.invalid({ [field]: 'Écrivez oui ou non.' });
}

/** « 1 250,5 » as a number, four decimals at most; « 1.000 » is refused, as it may be a thousand. */
export function numberOf(field: string, cell: string): number {
  const { isNegative, digits } = numberInCell(cell);
  const { minor } = readAmount(digits, DECIMALS);
  if (minor === null) throw platformErrors.invalid({ [field]: amountDoubt(digits) ?? 'Écrivez un nombre.' });
  return (isNegative ? -minor : minor) / 10 ** DECIMALS;
}

/** « 01/03/2027 » as `2027-03-01`, whatever its hour. */
export function dayOf(cell: string, field: string): string {
  const day = dayOfCell(cell);
  if (!day) throw platformErrors.invalid({ [field]: PUBLISHING_MESSAGES.day_unreadable(cell) });
  return day;
}

/** « 01/03/2027 14:30 » in Paris as a moment; a day alone stays one. */
export function momentOf(cell: string, field: string): string {
  const moment = isCalendarDate(cell) ? cell : momentOfCell(cell);
  if (!moment) throw platformErrors.invalid({ [field]: PUBLISHING_MESSAGES.day_unreadable(cell) });
  return moment;
}

/** « 45,764 » as a latitude or a longitude: there a mark always parts the decimals. */
export function coordinateOf(field: string, cell: string): number {
  const plain = cell.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) throw platformErrors.invalid({ [field]: 'Écrivez un nombre.' });
  return Number(plain);
}

/** « a, b | c » as its parts, each once. */
export function listOf(cell: string): string[] {
  return [...new Set(cell.split(/[,|]/).map((part) => part.trim()))].filter(Boolean);
}

/** A word of a list by its code or by its French label. */
export function codeOf<Code extends string>(field: string, cell: string, labels: Record<Code, string>): Code {
  const word = plainHeading(cell);
  const codes = Object.keys(labels) as Code[];
  const code = codes.find((one) => plainHeading(one) === word || plainHeading(labels[one]) === word);
  if (code) return code;
  throw platformErrors.invalid({ [field]: `Valeurs possibles : ${Object.values(labels).join(', ')}.` });
}

/** Reads the cells of a field that is a word of a list. */
export const oneOf =
  <Code extends string>(labels: Record<Code, string>) =>
  (cell: string, field: string): Code =>
    codeOf(field, cell, labels);
