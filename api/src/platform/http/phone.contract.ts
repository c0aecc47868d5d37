const INTERNATIONAL = /^(?:\+|00)/;

/**
 * A telephone number as it is dialled: without what parts its digits (spaces, points, hyphens, strokes, brackets), and
 * with + for the 00 before a country. The (0) that is not dialled from abroad is left out.
 */
export function dialled(phone: string): string {
  const number = phone.trim().replace(/[\s./\p{Pd}]/gu, '');
  const known = INTERNATIONAL.test(number) ? number.replace('(0)', '').replace(INTERNATIONAL, '+') : number;
  return known.replace(/[()]/g, '');
}

/** The link that calls a number, whichever way it is written. */
export function callTo(phone: string): string {
  return `tel:${dialled(phone).replace(/[^\d+]/g, '')}`;
}
