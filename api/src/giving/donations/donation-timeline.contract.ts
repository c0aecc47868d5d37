/** What an entry of the timeline of a gift of money is about. */
export type MoneyEntryKind =
  | ('created' | 'attempt' | 'processing' | 'succeeded' | 'failed' | 'cancelled')
  | ('refund' | 'refund_failed' | 'dispute' | 'changed' | 'note' | 'letter' | 'receipt' | 'alert' | 'card')
  | ('campaign_news' | 'match');
