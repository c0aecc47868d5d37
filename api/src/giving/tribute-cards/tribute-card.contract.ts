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

/** The card of a gift, for its donor and for administrators. */
export interface TributeCardView {
  /** Empty once it was erased, 30 days after the card left or was cancelled. */
  recipient_name: string;
  recipient_email: string;
  words: string;
  signature: string;
  /** The day in Paris on which it leaves. */
  day: string;
  status: TributeCardStatus;
  sent_at: string | null;
  /** Whether its day and its words may still change, and whether it may be cancelled. */
  may_change: boolean;
}

/** `GET /donations/{id}/card/` */
export interface TributeCardOfGift {
  card: TributeCardView | null;
}

/** `PATCH /donations/{id}/card/`: what is absent stays. */
export interface TributeCardChange {
  day?: string;
  words?: string;
}

/** `POST /tribute-cards/refusals/`: who received a card wants no other. */
export interface TributeCardRefusalInput {
  token: string;
}
