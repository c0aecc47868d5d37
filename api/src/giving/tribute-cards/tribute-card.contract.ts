export const TRIBUTE_CARD_STATUSES = ['waiting', 'scheduled', 'sent', 'cancelled', 'undeliverable'] as const;
/** `waiting` for its gift to succeed; `undeliverable` where its recipient wants no card. */
export type TributeCardStatus = (typeof TRIBUTE_CARD_STATUSES)[number];
export const TRIBUTE_CARD_STATUS_LABELS: Record<TributeCardStatus, string> = {
  waiting: 'Attend que le don soit confirmé',
  scheduled: 'Prête à partir',
  sent: 'Envoyée',
  cancelled: 'Annulée',
  undeliverable: 'N’a pas pu être envoyée',
};
