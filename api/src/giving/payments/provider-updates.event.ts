import type { AttemptStatus, PaymentMethod, PaymentMode } from './payment.contract.js';

/** A payment as its provider has it now. Amounts are minor units. */
export interface ProviderPayment {
  /** Our attempt; null where the provider took it by itself (a subscription's invoice) or it was not ours. */
  attempt_id: string | null;
  /** As the provider says it, not as we are configured. */
  mode: PaymentMode;
  payment_id: string;
  session_id: string | null;
  status: Exclude<AttemptStatus, 'created'>;
  amount: number;
  currency: string;
  /** What the provider kept; null while it does not say. */
  fee: number | null;
  method: PaymentMethod;
  /** Why it was refused, as the provider says it: `card_declined`, `insufficient_funds`… */
  failure_code: string | null;
  customer_id: string | null;
  /** When the money was taken: what its gift is dated by. */
  at: Date;
  /** The provider says no moment: `at` is when it was asked. */
  is_undated?: boolean;
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
  /** The subscription and the invoice that this payment is of. */
  invoice: { invoice_id: string; subscription_id: string } | null;
}

export interface ProviderRefund {
  refund_id: string;
  /** Above 0. */
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  at: Date;
}

export interface ProviderDispute {
  dispute_id: string;
  amount: number;
  /** What the provider asks for it, above 0. */
  fee: number;
  /** What it gave back of that: some do where the dispute is won. */
  fee_returned: number;
  status: 'open' | 'won' | 'lost';
  /** As the provider says it: `fraudulent`… */
  reason: string | null;
  at: Date;
}

/** A subscription as its provider has it now. */
export interface ProviderSubscription {
  subscription_id: string;
  attempt_id: string | null;
  status: 'pending' | 'active' | 'past_due' | 'paused' | 'cancelled';
  /** Minor units. */
  amount: number;
  currency: string;
  every: 'month' | 'quarter' | 'year';
  customer_id: string;
  next_payment_at: Date | null;
  paused_until: Date | null;
  /** « Visa •••• 4242, expire 08/2027 » */
  payment_label: string | null;
  /** The newest failure of a payment that is still to be taken. */
  failure_code: string | null;
  failed_payments: number;
}

/** Money that the provider sent to the bank. */
export interface ProviderPayout {
  payout_id: string;
  /** As the provider says it, not as we are configured. */
  mode: PaymentMode;
  /** Minor units; below 0 where the provider took it from the bank. */
  amount: number;
  currency: string;
  /** One that was paid may still be refused by the bank some days later. */
  status: 'pending' | 'paid' | 'failed';
  /** The day that it is at the bank. */
  at: Date;
}

/** What is true at the provider now, to be applied here: again and again, it changes nothing more. */
export type ProviderUpdate =
  | { kind: 'payment'; payment: ProviderPayment }
  | { kind: 'subscription'; subscription: ProviderSubscription }
  | { kind: 'payout'; payout: ProviderPayout };
