import {
  coveredCosts,
  taxDeduction,
  type DonationOptions,
  type Frequency,
  type GiverType,
} from '@livres/api/contract';
import { amountOf, frequencyOf, giverOf, type GiftValues } from './gift-values';

/** What a gift is and costs, all in cents. */
export interface GiftCost {
  /** Null until an amount can be read. */
  amount: number | null;
  /** What covering the costs of payment adds; null where it is not known. */
  costs: number | null;
  /** What will be paid. */
  total: number | null;
  giver: GiverType;
  frequency: Frequency;
  /** Percent off the tax. */
  rate: number;
  /** What is left to pay after tax. */
  afterTax: number | null;
}

/** Reckons what the form shows; `day` is today's in Paris. */
export function costOf(values: GiftValues, options: DonationOptions, day: string): GiftCost {
  const amount = amountOf(values);
  const giver = giverOf(values);
  const cost = options.payment_costs.find(({ method }) => method === values['payment_method']);
  const costs = amount !== null && cost ? coveredCosts(amount, cost) : null;
  const total = amount === null ? null : amount + (values['cover_costs'] ? (costs ?? 0) : 0);
  const afterTax = total === null ? null : total - taxDeduction(total, giver, day);
  return {
    amount,
    costs,
    total,
    giver,
    afterTax,
    frequency: frequencyOf(values),
    rate: options.tax_rates[giver],
  };
}
