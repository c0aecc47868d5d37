import type { PaymentMethod } from '../../payments/payment.contract.js';
import type { DonationOptions } from '../donor/donation-view.dto.js';

type Cost = DonationOptions['payment_costs'][number];

/** What payment costs, as providers publish it for European cards and debits: an estimate, which the ledger corrects. */
export const PAYMENT_COSTS: readonly Cost[] = [
  // https://stripe.com/fr/pricing
  { method: 'card', percent: 1.5, fixed: 0.25 },
  { method: 'sepa_debit', percent: 0, fixed: 0.35 },
  // https://www.paypal.com/fr/business/paypal-business-fees
  { method: 'paypal', percent: 2.9, fixed: 0.35 },
  { method: 'demo', percent: 1.5, fixed: 0.25 },
];

export function costOf(method: PaymentMethod): Cost | null {
  return PAYMENT_COSTS.find((cost) => cost.method === method) ?? null;
}
