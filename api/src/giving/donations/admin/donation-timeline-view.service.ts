import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AttemptStatus, PaymentMethod, PaymentProviderName } from '../../payments/payment.contract.js';
import { paymentFailure } from '../../payments/payment-failures.contract.js';
import { type Currency, toMajorUnits } from '../../../platform/money/money.contract.js';
import type {
  MoneyDonationAttempt,
  MoneyDonationEntry,
  MoneyDonationPosting,
  MoneyDonationTimeline,
} from './donation-admin-record.dto.js';
import { ACCOUNT_LABELS, ENTRY_KIND_LABELS } from './journal-labels.content.js';

interface EntryRow {
  id: number;
  kind: string;
  at: Date;
  by_name: string | null;
  text: string;
  details: string | null;
}
interface AttemptRow {
  id: string;
  provider: PaymentProviderName;
  method: PaymentMethod;
  status: AttemptStatus;
  amount: number;
  currency: Currency;
  provider_payment_id: string | null;
  failure_code: string | null;
  created_at: Date;
  updated_at: Date;
}
interface PostingRow {
  id: number;
  kind: string;
  account: string;
  amount: number;
  currency: string;
  happened_at: Date;
  entered_by: string | null;
  note: string;
}

/** All that happened to a gift and to its money. */
@Injectable()
export class DonationTimelineViewService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(donation: { id: string; recurring_gift_id: string | null }): Promise<MoneyDonationTimeline> {
    const [entries, attempts, journal] = await Promise.all([
      this.database.query<EntryRow[]>(ENTRIES, [donation.id]),
      this.database.query<AttemptRow[]>(ATTEMPTS, [donation.id]),
      this.database.query<PostingRow[]>(JOURNAL, [donation.id]),
    ]);
    return {
      entries: entries.map(presentEntry),
      attempts: attempts.map(presentAttempt),
      journal: journal.map(presentPosting),
    };
  }
}

const ENTRIES = `SELECT id, kind, at, by_name, text, details FROM donation_entries
  WHERE donation_id = $1 ORDER BY id DESC`;
const ATTEMPTS = `SELECT id, provider, method, status, amount, currency, provider_payment_id, failure_code,
    created_at, updated_at
  FROM payment_attempts WHERE purpose = 'donation' AND subject_id = $1 ORDER BY created_at, id`;
const JOURNAL = `SELECT posting.id, entry.kind, posting.account, posting.amount, posting.currency, entry.happened_at,
    entry.entered_by, entry.note
  FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
  WHERE entry.donation_id = $1 ORDER BY entry.happened_at, entry.id, posting.id`;

function presentEntry({ id, kind, at, by_name, text, details }: EntryRow): MoneyDonationEntry {
  return { id, kind, at: at.toISOString(), by: by_name, text, details };
}

function presentAttempt(row: AttemptRow): MoneyDonationAttempt {
  const { id, provider, method, status, currency, provider_payment_id, failure_code } = row;
  return {
    id,
    provider,
    method,
    status,
    currency,
    provider_payment_id,
    failure_code,
    amount: toMajorUnits(row.amount, currency),
    failure: status === 'failed' ? paymentFailure(failure_code) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentPosting(row: PostingRow): MoneyDonationPosting {
  const { id, kind, account, amount, currency, happened_at, entered_by, note } = row;
  return {
    id,
    currency,
    note,
    by: entered_by,
    kind: ENTRY_KIND_LABELS[kind] ?? kind,
    account: ACCOUNT_LABELS[account] ?? account,
    amount: toMajorUnits(amount, currency),
    happened_at: happened_at.toISOString(),
  };
}
