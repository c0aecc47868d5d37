interface PaymentCost {
  percent: number;
  /** Major units. */
  fixed: number;
}

/**
 * What a donor adds, in minor units of a currency with cents, so that the whole of `amount` reaches the association
 * once payment has taken its share of the sum; rounded up to the cent. The share is read to a hundredth of a percent.
 */
export function coveredCosts(amount: number, { percent, fixed }: PaymentCost): number {
  const share = Math.round(percent * 100);
  const cents = Math.round(fixed * 100);
  return Math.ceil(((amount + cents) * 10_000) / (10_000 - share)) - amount;
}
