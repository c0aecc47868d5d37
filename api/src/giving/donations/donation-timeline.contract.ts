/** What an entry of the timeline of a gift of money is about. */
export type MoneyEntryKind =
  | ('created' | 'attempt' | 'processing' | 'succeeded' | 'failed' | 'cancelled')
  | ('refund' | 'refund_failed' | 'dispute' | 'changed' | 'note' | 'letter' | 'receipt' | 'alert' | 'card');

/** A line of the timeline of a gift of money. */
export interface DonationTimelineEntry {
  id: number;
  kind: MoneyEntryKind;
  at: string;
  /** Who did it; null for the product itself. */
  by: string | null;
  text: string;
  details: string | null;
}
