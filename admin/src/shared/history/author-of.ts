/** What the api calls the one who gives. */
const DONOR = 'donateur';

/** Who did what a timeline says, by name but for the product and the one who gives. */
export function authorOf(by: string | null, words: { product: string; donor_did: string }): string {
  if (by === null) return words.product;
  return by === DONOR ? words.donor_did : by;
}
