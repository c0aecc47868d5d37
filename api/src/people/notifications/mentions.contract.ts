import { plainLetters } from '../../platform/http/plain-letters.contract.js';

interface Person {
  id: number;
  name: string;
}

/** Without accents and capitals, as names are compared. */
export const foldedName = plainLetters;

/**
 * Whom each « @ » of a note names: « @Claire Vasseur », or « @Claire » where that is how a name begins; of two people,
 * both. Accents and capitals do not matter. What is quoted, on lines that begin with « > », names nobody anew.
 */
export function mentions<P extends Person>(text: string, people: readonly P[]): P[][] {
  const words = foldedName(text.replaceAll(/^[ \t]*>.*$/gm, ''));
  const named: P[][] = [];
  for (const at of words.matchAll(/(?<![\p{L}\p{N}._-])@(?=\p{L})/gu)) {
    const rest = words.slice(at.index + 1);
    const whole = people.filter(({ name }) => beginsWith(rest, foldedName(name)));
    const first = people.filter(({ name }) => beginsWith(rest, foldedName(name).split(/\s+/)[0]!));
    const meant = whole.length > 0 ? longest(whole) : first;
    if (meant.length > 0) named.push(meant);
  }
  return named;
}

/** A name ends where a letter or a digit no longer follows. */
const beginsWith = (text: string, name: string): boolean =>
  name !== '' && text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));

function longest<P extends Person>(people: readonly P[]): P[] {
  const most = Math.max(...people.map(({ name }) => name.length));
  return people.filter(({ name }) => name.length === most);
}
