export const DONATION_STATUSES = ['succeeded', 'pending', 'failed', 'cancelled'] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];
export const DONATION_STATUS_LABELS: Record<DonationStatus, string> = {
  succeeded: 'Confirmé',
  pending: 'En attente',
  failed: 'Refusé',
  cancelled: 'Abandonné',
};
