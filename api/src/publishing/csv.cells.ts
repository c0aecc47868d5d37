import { platformErrors } from '../platform/errors/platform.errors.js';

/** « oui », « non », « vrai », « 1 »… as a boolean. */
export function yesOrNo(field: string, cell: string): boolean {
  const word = cell.toLowerCase();
  if (['oui', 'vrai', 'true', '1', 'x'].includes(word)) return true;
  if (['non', 'faux', 'false', '0'].includes(word)) return false;
  throw platformErrors.invalid({ [field]: 'Écrivez oui ou non.' });
}

/** « 1 250,5 » as a number; the form's own checks bound it. */
export function numberOf(field: string, cell: string): number {
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
