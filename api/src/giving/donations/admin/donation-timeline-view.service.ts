import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { paymentFailure } from '../../payments/payment-failures.contract.js';
import { PaymentsService } from '../../payments/payments.service.js';
import type { RowOf } from '../../../platform/database/query.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type {
  MoneyDonationAttempt,
  MoneyDonationPosting,
  MoneyDonationTimeline,
} from './donation-admin-record.dto.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { PURPOSE } from '../donation.rules.js';
import { postingsOf } from './donation-admin.queries.js';
import { ACCOUNT_LABELS, ENTRY_KIND_LABELS } from './journal-labels.content.js';

type Attempt = Awaited<ReturnType<PaymentsService['attemptsOf']>>[number];

/** All that happened to a gift and to its money. */
@Injectable()
export class DonationTimelineViewService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly payments: PaymentsService,
    private readonly history: DonationHistoryService,
  ) {}

  async of(donation: { id: string; recurring_gift_id: string | null }): Promise<MoneyDonationTimeline> {
    const [entries, attempts, journal] = await Promise.all([
      this.history.timeline(donation.id),
      this.payments.attemptsOf(PURPOSE, donation.id),
      postingsOf.all(this.database, donation.id),
    ]);
    return {
      entries,
      attempts: attempts.map(presentAttempt),
      journal: journal.map(presentPosting),
    };
  }
}

function presentAttempt(attempt: Attempt): MoneyDonationAttempt {
  const { id, provider, method, status, currency, provider_payment_id, failure_code } = attempt;
  return {
    id,
    provider,
    method,
    status,
    amount: toMajorUnits(attempt.amount, currency),
    currency,
    provider_payment_id,
    failure: status === 'failed' ? paymentFailure(failure_code) : null,
    failure_code,
    created_at: attempt.created_at.toISOString(),
    updated_at: attempt.updated_at.toISOString(),
  };
}

function presentPosting(row: RowOf<typeof postingsOf>): MoneyDonationPosting {
  return {
    ...row,
    kind: ENTRY_KIND_LABELS[row.kind] ?? row.kind,
    account: ACCOUNT_LABELS[row.account] ?? row.account,
    amount: toMajorUnits(row.amount, row.currency),
    happened_at: row.happened_at.toISOString(),
  };
}
