/** How French names a kind of content: « l’article », « cet article », « articles ». */
export interface ContentLabels {
  one: string;
  many: string;
  the: string;
  this: string;
  /** « nouvel », « nouvelle ». */
  new: string;
  feminine: boolean;
}

/** « e » where the word is feminine: « publié » + « e ». */
export const e = ({ feminine }: ContentLabels): string => (feminine ? 'e' : '');

/** « it », as a subject. */
export const it = ({ feminine }: ContentLabels): string => (feminine ? 'elle' : 'il');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** « campagne publiée », « 3 campagnes publiées ». */
export function counted(words: ContentLabels, count: number, participle: string): string {
  if (count > 1) return `${count} ${words.many} ${participle}${e(words)}s`;
  return `${capital(words.one)} ${participle}${e(words)}`;
}
