const MAX_LENGTH = 80;

/** A title as the end of an address: lower case without accents, digits and hyphens. */
export function slugOf(title: string): string {
  return title
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
