import { foldedName } from '@livres/api/contract';

const TYPED = /(?<![\p{L}\p{N}._-])@([\p{L}’' -]{0,40})$/u;
const MOST = 6;

/** The names that begin as what is typed last, after « @ »; none where one is written out. */
export function namesBegunBy(text: string, people: readonly { name: string }[]): string[] {
  const typed = TYPED.exec(text)?.[1];
  if (typed === undefined) return [];
  const begun = people
    .map(({ name }) => name)
    .filter((name) => foldedName(name).startsWith(foldedName(typed)));
  return begun.some((name) => foldedName(name) === foldedName(typed.trim())) ? [] : begun.slice(0, MOST);
}

/** The same text, with the whole name in the place of what was typed of it. */
export const withName = (text: string, name: string): string => text.replace(TYPED, () => `@${name} `);
