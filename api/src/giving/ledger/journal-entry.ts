/** Where money is, or what it was: `provider:stripe`, `bank`, `cheques`, `cash`; `gifts`, `fees`. */
export type Account =
  | `provider:${'stripe' | 'paypal' | 'mobile_money' | 'demo'}`
  | 'bank'
  | 'cheques'
  | 'cash'
  | 'gifts'
  /** What seats at events were sold for. */
  | 'tickets'
  | 'fees'
  /** What the association spent, from the bank. */
  | 'expenses'
  /** What was paid twice for one gift, until it has gone back. */
  | 'to_return'
  /** What arrived and is no gift as it is, until staff give it back or accept it. */
  | 'suspense'
  /** What the bank's statements brought in or took, until staff say what each line is. */
  | 'bank_suspense'
  /** What was taken back of a payment beyond what was left of it: refunded, and disputed too. */
  | 'losses'
  /** What sponsors promised to add to gifts, and have not paid by that. */
  | 'pledges'
  /** What was added to gifts by such a promise: it counts for the campaign, and is no money received. */
  | 'matched';

/** What a payment's money is: a gift, owed to who paid twice, or kept until staff decide. */
export type PaymentAccount = 'gifts' | 'to_return' | 'suspense';

export interface Posting {
  account: Account;
  /** Minor units: above 0 where the account receives, below where it gives. */
  amount: number;
  /** ISO 4217: what a provider took stands here in whatever currency it took it. */
  currency: string;
  /** On `gifts` and `matched` alone: the campaign that the gift is for; null for the association. */
  campaign_id?: number | null;
  /** On `gifts` and `matched` alone, as the entry says it: `test` where no money moved. */
  gift_mode?: 'live' | 'test' | null;
}

/** What takes money of a payment back, and what undoes that. */
export type ReversalKind = 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';

/** A sponsor's promise added to a gift, given back with it, or added again. */
export type MatchKind = 'match' | 'match_returned' | 'match_restored';

export type EntryKind =
  | 'gift'
  | 'fee'
  | 'dispute_fee'
  | 'dispute_fee_returned'
  | 'extra'
  | 'suspense'
  | `${'' | 'extra_' | 'suspense_'}${ReversalKind}`
  | 'ticket'
  | 'ticket_fee'
  | 'ticket_dispute_fee'
  | 'ticket_dispute_fee_returned'
  | `ticket_${ReversalKind}`
  /** From a provider's account to the bank, and back where the bank refused it. */
  | 'payout'
  | 'payout_failed'
  /** Cheques and cash taken to the bank. */
  | 'deposit'
  | 'bank_fee'
  /** A line of the bank's statement, before staff say what it is. */
  | 'bank_line'
  | 'expense'
  | MatchKind;

export interface JournalEntry {
  kind: EntryKind;
  /** What caused it: each cause enters once. */
  ref: string;
  donation_id: string | null;
  /** What it is about where that is no gift: a registration to an event. */
  subject_id?: string | null;
  /** The payment that it is about, `stripe:pi_…`; a gift may have been paid by several. */
  payment_ref?: string | null;
  happened_at: Date;
  /** A member of staff; null where it came from a provider. */
  entered_by: string | null;
  note?: string;
  /** Whether the money is real; of a payment that entered before, its first entry says it for all. */
  mode: 'live' | 'test';
  postings: Posting[];
}

/** The cause of the reversal of an entry: each is reversed once. */
export const reversalRef = (entry_id: number) => `undo:${entry_id}`;

/** For a query over `journal_entries entry`: it is no reversal, and none was entered of it. */
export const STANDS = `entry.ref NOT LIKE 'undo:%' AND NOT EXISTS (
  SELECT FROM journal_entries reversal WHERE reversal.kind = entry.kind AND reversal.ref = 'undo:' || entry.id)`;
