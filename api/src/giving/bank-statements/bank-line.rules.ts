import { plainWords } from '../../platform/http/plain-letters.contract.js';
import type { Certainty } from './bank-statement.contract.js';

export interface WaitingLine {
  amount: number;
  currency: string;
  wording: string;
  counterparty: string;
}

export interface ExpectedGift {
  reference: string;
  amount: number;
  currency: string;
  status: string;
  first_name: string;
  last_name: string;
  organization_name: string;
}

/** The references in a bank's words, `DON-20261121-1A2B3C4D`; banks leave dashes out and break words where they like. */
export function referencesIn(words: string): string[] {
  const bare = words.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const found = [...bare.matchAll(/DON(20\d{6})([0-9A-F]{8})/g)].map(([, day, hex]) => `DON-${day}-${hex}`);
  return [...new Set(found)];
}

const ORDER: readonly Certainty[] = ['exact', 'reference', 'again', 'name', 'amount'];

/** How sure it is that a line of the bank is this gift; null where nothing says so. */
export function certaintyOf(line: WaitingLine, gift: ExpectedGift): Certainty | null {
  const isSame = line.amount === gift.amount && line.currency === gift.currency;
  const isNamed = referencesIn(`${line.wording} ${line.counterparty}`).includes(gift.reference);
  if (gift.status === 'succeeded') return isNamed ? 'again' : null;
  if (isNamed) return isSame ? 'exact' : 'reference';
  if (!isSame) return null;
  return hasName(`${line.wording} ${line.counterparty}`, gift) ? 'name' : 'amount';
}

/** The gifts that a line may be, the surest first; those that are only alike in amount where none is surer. */
export function bestFirst<Gift extends ExpectedGift>(
  line: WaitingLine,
  gifts: readonly Gift[],
): { gift: Gift; certainty: Certainty }[] {
  const found = gifts.flatMap((gift) => {
    const certainty = certaintyOf(line, gift);
    return certainty ? [{ gift, certainty }] : [];
  });
  const sorted = found.toSorted(
    (one, other) => ORDER.indexOf(one.certainty) - ORDER.indexOf(other.certainty),
  );
  const isSure = sorted[0] !== undefined && sorted[0].certainty !== 'amount';
  return sorted.filter(({ certainty }) => !isSure || certainty !== 'amount').slice(0, 5);
}

function hasName(words: string, { first_name, last_name, organization_name }: ExpectedGift): boolean {
  const said = plain(words);
  return isNamedIn(said, last_name, first_name) || isNamedIn(said, organization_name, '');
}

/** Fewer letters are a name where they stand as a word only, and the fewest where a first name stands there too. */
const SURE_LETTERS = 3;

/**
 * Whether plain words hold a name: banks part it where it has an apostrophe, or join what has a space (« O BRIEN »,
 * « LEGOFF », « NDIAYE »). Words are whole: Martin is not in Martinez.
 */
export function isNamedIn(said: string, name: string, firstName: string): boolean {
  const letters = plain(name).replaceAll(' ', '');
  const hasWord = (word: string) => word !== '' && ` ${said} `.includes(` ${word} `);
  if (letters.length > SURE_LETTERS) return new RegExp(` ${[...letters].join(' ?')} `).test(` ${said} `);
  if (letters.length === SURE_LETTERS) return hasWord(letters);
  return hasWord(letters) && hasWord(plain(firstName).replaceAll(' ', ''));
}

/** A bank's words or a name, in capitals without accents, words parted by one space. */
export const plain = (text: string): string => plainWords(text).toUpperCase();
