import type { Author } from '../../src/core/audit/audit-log.service.js';
import type { Account, EntryKind, JournalEntry } from '../../src/giving/ledger/ledger.service.js';
import { toMinorUnits } from '../../src/platform/money/money.contract.js';
import type { DemoRows } from '../demo-rows.js';
import type { DemoWay } from './demo-money.js';
import { daysBefore, feeOf, isOnline, type PlannedGift } from './demo-money-plan.js';

interface Move {
  kind: EntryKind;
  ref: string;
  /** What the account receives, or gives where it is below 0. */
  amount: number;
  at: Date;
}

const ACCOUNTS: Record<DemoWay, Account> = {
  card: 'provider:demo',
  sepa_debit: 'provider:demo',
  mobile_money: 'provider:mobile_money',
  cheque: 'cheques',
  cash: 'cash',
  bank_transfer: 'bank',
};

/** What came in for a gift, what it cost, and what went back. */
export function gather(
  journal: JournalEntry[],
  rows: DemoRows,
  gift: PlannedGift,
  campaign_id: number | null,
  ref: string,
  by: Author,
): void {
  const { amount, at, fate, payment_id } = gift;
  const account = ACCOUNTS[gift.way];
  const entered_by = account.startsWith('provider:') ? null : by.name;
  const about = { gift, campaign_id, account, entered_by };
  move(journal, about, { kind: 'gift', ref, amount, at });
  if (isOnline(gift.way)) journal.push(feeEntry(gift, ref));
  if (fate?.kind === 'refunded') {
    const euros = toMinorUnits(fate.euros, 'EUR')!;
    const refund = { id: `demo_ref_${gift.id}`, payment_id, at: daysBefore(at, -1), amount: euros };
    rows.add('demo_refunds', refund);
    move(journal, about, {
      kind: 'refund',
      ref: `demo:${refund.id}`,
      amount: -refund.amount,
      at: refund.at,
    });
  }
  if (fate?.kind !== 'disputed') return;
  const dispute = { ref: `demo:demo_dis_${gift.id}`, amount: -amount, at: daysBefore(at, -6) };
  move(journal, about, { ...dispute, kind: 'dispute' });
  if (fate.isWon) move(journal, about, { ...dispute, kind: 'dispute_won', amount, at: daysBefore(at, -30) });
}

function move(
  journal: JournalEntry[],
  about: { gift: PlannedGift; campaign_id: number | null; account: Account; entered_by: string | null },
  { kind, ref, amount, at }: Move,
): void {
  const { gift, campaign_id, account, entered_by } = about;
  journal.push({
    kind,
    ref,
    donation_id: gift.id,
    happened_at: at,
    entered_by,
    mode: 'test',
    postings: [
      {
        account,
        amount,
        currency: 'EUR',
      },
      {
        account: 'gifts',
        amount: -amount,
        currency: 'EUR',
        campaign_id,
        gift_mode: 'test',
      },
    ],
  });
}

function feeEntry({ id, amount, at }: PlannedGift, ref: string): JournalEntry {
  const fee = feeOf(amount);
  return {
    kind: 'fee',
    ref,
    donation_id: id,
    happened_at: at,
    entered_by: null,
    mode: 'test',
    postings: [
      {
        account: 'provider:demo',
        amount: -fee,
        currency: 'EUR',
      },
      {
        account: 'fees',
        amount: fee,
        currency: 'EUR',
      },
    ],
  };
}
