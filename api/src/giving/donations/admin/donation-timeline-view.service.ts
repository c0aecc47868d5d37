import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { paymentFailure } from '../../payments/payment-failures.contract.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type {
  MoneyDonationAttempt,
  MoneyDonationPosting,
  MoneyDonationTimeline,
} from './donation-admin-record.dto.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { ACCOUNT_LABELS, ENTRY_KIND_LABELS } from './journal-labels.content.js';

type AttemptRow = Omit<MoneyDonationAttempt, 'failure' | 'created_at' | 'updated_at'> &
  Record<'created_at' | 'updated_at', Date>;
type PostingRow = Omit<MoneyDonationPosting, 'happened_at'> & { happened_at: Date };

/** All that happened to a gift and to its money. */
@Injectable()
export class DonationTimelineViewService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly history: DonationHistoryService,
  ) {}

  async of(donation: { id: string; recurring_gift_id: string | null }): Promise<MoneyDonationTimeline> {
    const [entries, attempts, journal] = await Promise.all([
      this.history.timeline(donation.id),
      this.database.query<AttemptRow[]>(ATTEMPTS, [donation.id]),
      this.database.query<PostingRow[]>(JOURNAL, [donation.id]),
    ]);
    return {
      entries,
      attempts: attempts.map(presentAttempt),
      journal: journal.map(presentPosting),
    };
  }
}

const ATTEMPTS = `SELECT id, provider, method, status, amount, currency, provider_payment_id, failure_code,
    created_at, updated_at
  FROM payment_attempts WHERE purpose = 'donation' AND subject_id = $1 ORDER BY created_at, id`;
const JOURNAL = `SELECT posting.id, entry.kind, posting.account, posting.amount, posting.currency, entry.happened_at,
    entry.entered_by AS by, entry.note
  FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
  WHERE entry.donation_id = $1 ORDER BY entry.happened_at, entry.id, posting.id`;

function presentAttempt(row: AttemptRow): MoneyDonationAttempt {
  return {
    ...row,
    amount: toMajorUnits(row.amount, row.currency),
    failure: row.status === 'failed' ? paymentFailure(row.failure_code) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentPosting(row: PostingRow): MoneyDonationPosting {
  return {
    ...row,
    kind: ENTRY_KIND_LABELS[row.kind] ?? row.kind,
    account: ACCOUNT_LABELS[row.account] ?? row.account,
    amount: toMajorUnits(row.amount, row.currency),
    happened_at: row.happened_at.toISOString(),
  };
}
