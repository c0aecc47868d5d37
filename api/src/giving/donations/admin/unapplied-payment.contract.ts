/** Why a payment is no gift: the gift was paid already, or it is of another amount or currency. */
export const UNAPPLIED_REASONS = ['paid_twice', 'other_amount'] as const;
export type UnappliedReason = (typeof UNAPPLIED_REASONS)[number];
export const UNAPPLIED_REASON_LABELS: Record<UnappliedReason, string> = {
  paid_twice: 'Payé deux fois',
  other_amount: 'Autre montant que le don',
};
