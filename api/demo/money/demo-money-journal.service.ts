import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../src/core/audit/audit-log.service.js';
import {
  type CampaignGift,
  CampaignGiftsService,
} from '../../src/content/campaigns/campaign-gifts.service.js';
import {
  type Account,
  type EntryKind,
  type JournalEntry,
  LedgerService,
} from '../../src/giving/ledger/ledger.service.js';
import { toMinorUnits } from '../../src/platform/money/money.contract.js';
import type { DemoRows } from '../demo-rows.js';
import { daysBefore, feeOf, isOnline, type PlannedGift } from './demo-money-plan.js';

interface Move {
  kind: EntryKind;
  ref: string;
  /** What the account receives, or gives where it is below 0. */
  amount: number;
  at: Date;
  gifts: -1 | 0 | 1;
}

const OFFLINE: Record<string, Account> = { cheque: 'cheques', cash: 'cash', bank_transfer: 'bank' };

/** What the journal is to say, gathered so that it is entered at once. */
export interface DemoEntries {
  journal: JournalEntry[];
  gifts: CampaignGift[];
}

/** The money of the demonstration's gifts, through the journal as all money goes. */
@Injectable()
export class DemoMoneyJournalService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly gifts: CampaignGiftsService,
  ) {}

  async enter(tx: EntityManager, { journal, gifts }: DemoEntries): Promise<void> {
    await this.ledger.enterAll(tx, journal);
    for (const gift of gifts) await this.gifts.record(tx, gift);
  }
}

/** What came in for a gift, what it cost, and what went back. */
export function gather(
  entries: DemoEntries,
  rows: DemoRows,
  gift: PlannedGift,
  campaign_id: number | null,
  ref: string,
  by: Author,
): void {
  const { amount, at, fate, payment_id } = gift;
  const account = isOnline(gift.way) ? 'provider:demo' : OFFLINE[gift.way]!;
  const entered_by = isOnline(gift.way) ? null : by.name;
  const about = { gift, campaign_id, account, entered_by };
  move(entries, about, { kind: 'gift', ref, amount, at, gifts: 1 });
  if (isOnline(gift.way)) entries.journal.push(feeEntry(gift, ref));
  if (fate?.kind === 'refunded') {
    const euros = toMinorUnits(fate.euros, 'EUR')!;
    const refund = { id: `demo_ref_${gift.id}`, payment_id, at: daysBefore(at, -1), amount: euros };
    rows.add('demo_refunds', refund);
    move(entries, about, {
      kind: 'refund',
      ref: `demo:${refund.id}`,
      amount: -refund.amount,
      at: refund.at,
      gifts: refund.amount === amount ? -1 : 0,
    });
  }
  if (fate?.kind !== 'disputed') return;
  const dispute = { ref: `demo:demo_dis_${gift.id}`, amount: -amount, at: daysBefore(at, -6) };
  move(entries, about, { ...dispute, kind: 'dispute', gifts: -1 });
  if (fate.isWon)
    move(entries, about, { ...dispute, kind: 'dispute_won', amount, at: daysBefore(at, -30), gifts: 1 });
}

function move(
  { journal, gifts: totals }: DemoEntries,
  about: { gift: PlannedGift; campaign_id: number | null; account: Account; entered_by: string | null },
  { kind, ref, amount, at, gifts }: Move,
): void {
  const { gift, campaign_id, account, entered_by } = about;
  journal.push({
    kind,
    ref,
    donation_id: gift.id,
    happened_at: at,
    entered_by,
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
      },
    ],
  });
  if (campaign_id === null) return;
  const source = { source: 'donation', source_ref: `${kind}:${ref}`, mode: 'test' as const };
  totals.push({ ...source, campaign_id, kind: 'money', quantity: amount, given_at: at, gifts });
}

function feeEntry({ id, amount, at }: PlannedGift, ref: string): JournalEntry {
  const fee = feeOf(amount);
  return {
    kind: 'fee',
    ref,
    donation_id: id,
    happened_at: at,
    entered_by: null,
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
