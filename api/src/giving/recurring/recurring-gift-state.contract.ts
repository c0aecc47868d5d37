export const RECURRING_STATUSES = ['pending', 'active', 'past_due', 'paused', 'cancelled'] as const;
export type RecurringStatus = (typeof RECURRING_STATUSES)[number];
export const RECURRING_STATUS_LABELS: Record<RecurringStatus, string> = {
  pending: 'À confirmer',
  active: 'Actif',
  past_due: 'Paiement en échec',
  paused: 'En pause',
  cancelled: 'Arrêté',
};
