import { plainLetters } from '@livres/api/contract';

/**
 * Whether a name has each word of what is typed, in any order and without accents. Nothing typed names everything.
 * While the answer to new letters is on its way, what former ones found is offered as far as it is named by them: who
 * types on and presses Enter chooses nothing that they did not ask for.
 */
export function namedBy(typed: string): (name: string) => boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return (name) => words.every((word) => plain(name).includes(word));
}

const plain = (text: string) => plainLetters(text).replaceAll("'", ' ');
