import type { PaymentProviderName } from '../../payments/payment.contract.js';

/** Why a payment is no gift: the gift was paid already, or it is of another amount or currency. */
export const UNAPPLIED_REASONS = ['paid_twice', 'other_amount'] as const;
export type UnappliedReason = (typeof UNAPPLIED_REASONS)[number];
export const UNAPPLIED_REASON_LABELS: Record<UnappliedReason, string> = {
  paid_twice: 'Payé deux fois',
  other_amount: 'Autre montant que le don',
};

/** `GET admin/unapplied-payments`: money that arrived and is no gift, until it is given back or accepted. */
export interface UnappliedPaymentRecord {
  id: number;
  reason: UnappliedReason;
  donation_id: string;
  reference: string;
  donor_name: string;
  provider: PaymentProviderName;
  /** As the provider calls it. */
  provider_payment_id: string;
  /** What is left of it, in major units. */
  amount: number;
  /** What came in, in major units. */
  arrived: number;
  /** ISO 4217: what a provider took, in whatever currency it took it. */
  currency: string;
  /** What the gift is of, in major units. */
  expected: number;
  expected_currency: 'EUR' | 'XAF';
  happened_at: string;
  /** The provider was asked to give it back and has not answered yet. */
  is_return_asked: boolean;
  /** Why the provider did not give it back when it was last asked, as it says it. */
  return_refusal: string | null;
  /** Whether the provider can give it back; else staff do, by cheque or transfer. */
  is_returned_by_provider: boolean;
  /** Whether it can be made a gift. */
  can_be_accepted: boolean;
}

/** `POST admin/unapplied-payments/{id}/refunds`: gives back all that is left of it. */
export interface UnappliedReturnInput {
  /** Why; read by the team alone. */
  reason: string;
  /** It is given back by hand, by cheque or transfer: no provider is asked. */
  by_hand?: boolean;
  /** A UUID for each form shown: the same one again is the same return. */
  key: string;
}
