import { platformErrors } from '../../platform/errors/platform.errors.js';
import { amountDoubt, readAmount } from '../../platform/money/typed-amount.contract.js';

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
  const digits = cell.replace(/^[-\u2212]/, '');
  const { minor } = readAmount(digits, DECIMALS);
  if (minor === null) throw platformErrors.invalid({ [field]: amountDoubt(digits) ?? 'Écrivez un nombre.' });
  return (digits === cell ? minor : -minor) / 10 ** DECIMALS;
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
  const word = cell.toLocaleLowerCase('fr');
  const codes = Object.keys(labels) as Code[];
  const code = codes.find((one) => one === word || labels[one].toLocaleLowerCase('fr') === word);
  if (code) return code;
  throw platformErrors.invalid({ [field]: `Valeurs possibles : ${Object.values(labels).join(', ')}.` });
}

/** Reads the cells of a field that is a word of a list. */
export const oneOf =
  <Code extends string>(labels: Record<Code, string>) =>
  (cell: string, field: string): Code =>
    codeOf(field, cell, labels);
