/**
 * Letters that are no other letter with an accent, each with what it is written as where there are only a to z: of
 * European languages, and of those of Cameroon and its neighbours. The database's own table says the same
 * (tests/api/plain-letters.spec.ts).
 */
const PLAIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'æae œoe ßss øo đd ðd łl ŀl þth ıi ĳij ħh ŧt ŋn ĸq ſs ƒf ɓb ƃb ɖd ɗd ɛe ɔo əe ǝe ɠg ɣg ɨi ɩi ƙk ɲn ƞn ƥp ƭt ʈt ʉu ʋv ƴy ƶz ' +
    'ʒz ǥg ƀb'
  )
    .split(' ')
    .map((pair) => [[...pair][0]!, pair.slice([...pair][0]!.length)]),
);
const CAPITALS = Object.keys(PLAIN)
  .map((letter) => letter.toUpperCase())
  .filter((capital) => capital.toLowerCase() in PLAIN);
const OTHERS = new RegExp(`[${[...Object.keys(PLAIN), ...CAPITALS, 'ẞ'].join('')}]`, 'g');
const APOSTROPHES = /[‘’‛ʼ´`′]/g;

/** A text without accents, its letters as A to Z where they have such a form; letters of other scripts stay as they are. */
export function withoutAccents(text: string): string {
  return text
    .replaceAll('ŉ', "'n")
    .replace(APOSTROPHES, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(OTHERS, (letter) => {
      const small = letter.toLowerCase();
      const plain = PLAIN[small]!;
      return letter === small ? plain : `${plain[0]!.toUpperCase()}${plain.slice(1)}`;
    });
}

/** The same in lower case: « Cœurdacier » is `coeurdacier`, « Łódź » is `lodz`, « N’Diaye » is `n'diaye`. */
export const plainLetters = (text: string): string => withoutAccents(text).toLowerCase();

/** Words of a to z and digits, one space between two: « Côte d’Ivoire » is `cote d ivoire`. */
export const plainWords = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
