import { plainLetters } from './plain-letters.contract.js';

const MAX_LENGTH = 80;

/** A title as the end of an address: lower case without accents, digits and hyphens. */
export function slugOf(title: string): string {
  return plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
