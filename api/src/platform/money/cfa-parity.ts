/** 1 € is 655.957 CFA francs, by the parity that the treaty fixed on 1 January 1999; in francs for 100 000 cents. */
const FRANCS = 655_957;
const CENTS = 100_000;

/** Cents of a euro in CFA francs, to the nearest franc. */
export function francsOf(cents: number): number {
  return rounded(cents * FRANCS, CENTS);
}

/**
 * CFA francs in cents of a euro, to the nearest cent: since a cent is worth more than 6 francs, what was asked for
 * in francs gives back exactly the cents that it was asked for.
 */
export function centsOf(francs: number): number {
  return rounded(francs * CENTS, FRANCS);
}

/** Integers all the way: half goes up. */
function rounded(numerator: number, denominator: number): number {
  return Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));
}
