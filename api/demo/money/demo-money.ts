import type { Frequency } from '../../src/giving/donors/giving.contract.js';
import type { RecurringStatus } from '../../src/giving/recurring/recurring-gift-state.contract.js';
import type { DemoDonorName } from './donors.content.js';

export type DemoWay = 'card' | 'sepa_debit' | 'mobile_money' | 'cheque' | 'cash' | 'bank_transfer';

/** What became of a gift that did not simply succeed. */
export type DemoFate =
  | { kind: 'waiting' }
  | { kind: 'processing' }
  | { kind: 'refused'; code: string }
  | { kind: 'given_up' }
  | { kind: 'refunded'; euros: number; why: string }
  | { kind: 'disputed'; reason: string; isWon: boolean };

/** A gift of money, counted from the moment of seeding. */
export interface DemoMoneyGift {
  days_ago: number;
  donor: DemoDonorName;
  euros: number;
  /** Slug; null for the association. */
  campaign: string | null;
  way: DemoWay;
  fate?: DemoFate;
  message?: string;
  dedication?: string;
  is_anonymous?: boolean;
  note?: string;
}

/** A recurring gift, with each of its payments up to now. */
export interface DemoRecurringGift {
  donor: DemoDonorName;
  euros: number;
  campaign: string | null;
  frequency: Exclude<Frequency, 'one-time'>;
  way: 'card' | 'sepa_debit';
  /** Its first payment. */
  days_ago: number;
  status: Exclude<RecurringStatus, 'pending'>;
  /** No payment was taken since: it is paused, stopped, or failing. */
  stopped_days_ago?: number;
}
