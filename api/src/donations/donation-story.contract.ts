/** What an entry of the story of a gift of money is about. */
export type MoneyEntryKind =
  | ('created' | 'attempt' | 'processing' | 'succeeded' | 'failed' | 'cancelled')
  | ('refund' | 'refund_failed' | 'dispute' | 'changed' | 'note' | 'letter' | 'receipt' | 'alert' | 'card');

/** A line of the story of a gift of money. */
export interface DonationStoryEntry {
  id: number;
  kind: MoneyEntryKind;
  at: string;
  /** Who did it; null for the product itself. */
  by: string | null;
  text: string;
  details: string | null;
}
