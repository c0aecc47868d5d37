import type { Author } from '../../src/core/audit/audit-log.service.js';
import type { JournalEntry } from '../../src/giving/ledger/ledger.service.js';
import type { DemoRows } from '../demo-rows.js';
import { causeOf } from './demo-bank-lines.js';
import { gather } from './demo-money-journal.js';
import { isOnline, type PlannedGift } from './demo-money-plan.js';
import {
  addEntry,
  insertAttempt,
  insertDemoPayment,
  insertDemoSubscription,
  insertDonation,
  statusOf,
} from './demo-money-rows.js';
import { demoMoneyEntries } from './demo-money-timeline.content.js';

/** What refers to another comes after it. */
export const MONEY_TABLES = [
  'recurring_gifts',
  'donations',
  'payment_attempts',
  'demo_subscriptions',
  'demo_payments',
  'demo_refunds',
  'donation_entries',
];

/** Everything that is kept of a gift, and what enters the journal for it. */
export function addGift(
  rows: DemoRows,
  journal: JournalEntry[],
  gift: PlannedGift,
  campaign: number | null,
  author: Author,
): void {
  insertDonation(rows, gift, campaign, author);
  const attempt = insertAttempt(rows, gift);
  if (gift.recurring && attempt) insertDemoSubscription(rows, gift.recurring, attempt);
  if (isOnline(gift.way)) insertDemoPayment(rows, gift, attempt);
  const about = { donation_id: gift.id, recurring_gift_id: gift.recurring?.id ?? null };
  for (const entry of demoMoneyEntries(gift, author)) addEntry(rows, { ...entry, ...about });
  if (statusOf(gift) === 'succeeded') gather(journal, rows, gift, campaign, causeOf(gift), author);
}
