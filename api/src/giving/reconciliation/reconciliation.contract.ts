import type { PaymentProviderName } from '../payments/payment.contract.js';

export const RECONCILIATION_LIMITS = { days: 31 } as const;

export const PROVIDER_GAPS = [
  'missing_here',
  'refund_missing',
  'dispute_missing',
  'amount_differs',
  'missing_there',
] as const;
export type ProviderGapKind = (typeof PROVIDER_GAPS)[number];
export const PROVIDER_GAP_LABELS: Record<ProviderGapKind, string> = {
  missing_here: 'Payé chez le prestataire, pas enregistré ici',
  refund_missing: 'Remboursé chez le prestataire, pas enregistré ici',
  dispute_missing: 'Contesté chez le prestataire, pas enregistré ici',
  amount_differs: 'Montants différents',
  missing_there: 'Enregistré ici, inconnu du prestataire',
};

export interface ProviderGap {
  kind: ProviderGapKind;
  /** As the provider calls the payment, the refund or the dispute. */
  provider_ref: string;
  donation_id: string | null;
  reference: string | null;
  at: string;
  /** Major units; null where that side has none. */
  here: number | null;
  there: number | null;
  currency: string;
}

/** What one provider and the journal say of the same days. */
export interface ProviderReconciliation {
  provider: PaymentProviderName;
  label: string;
  /** Whether it lists what moved: where it does not, each open payment is asked about by itself. */
  lists: boolean;
  /** In French: why nothing could be compared; null where it was. */
  unreachable: string | null;
  /** Payments that succeeded at the provider in these days. */
  payments: number;
  /** Major units, in euros. */
  amount: number;
  /** Payments begun here that neither succeeded nor ended for a day. */
  open: number;
  gaps: ProviderGap[];
}

export interface RepairReport {
  /** How many payments, refunds and payouts the provider listed. */
  seen: number;
  /** How many of them changed something here. */
  repaired: number;
}
