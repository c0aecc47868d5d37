const SMALL_WORDS = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'et',
  'en',
  'à',
  'au',
  'aux',
  'pour',
  'l',
  'd',
]);

/** « Bibliothèque centrale de Foumban » is « BC »: the first letters of its first two words that say something. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s’'-]+/).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('fr'))
    .join('');
}
