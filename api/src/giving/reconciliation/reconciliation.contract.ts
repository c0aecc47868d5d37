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
