import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { RecurringPayment } from '../../recurring/recurring-gift.dto.js';
import {
  PaysRecurringGifts,
  type RecurringPaymentsSource,
} from '../../recurring/recurring-payments.service.js';
import {
  newestAttemptOfRecurring,
  otherSubscriptions,
  paymentsOfRecurring,
  recurringGiftOfAttempt,
} from './donation-settlement.queries.js';

/** The donations that pay recurring donations. */
@Injectable()
@PaysRecurringGifts()
export class RecurringDonationsService implements RecurringPaymentsSource {
  addTotals<Gift extends ObjectLiteral>(found: SelectQueryBuilder<Gift>): SelectQueryBuilder<Gift> {
    return found.addSelect(GIVEN, 'given').addSelect(PAYMENTS, 'payments');
  }

  async list(tx: EntityManager, ids: readonly string[]): Promise<Map<string, RecurringPayment[]>> {
    const rows = await paymentsOfRecurring.all(tx, ids);
    const byGift = new Map<string, RecurringPayment[]>(ids.map((id) => [id, []]));
    for (const { recurring_gift_id, at, amount, currency, ...payment } of rows)
      byGift.get(recurring_gift_id)?.push({
        ...payment,
        amount: toMajorUnits(amount, currency),
        at: at.toISOString(),
      });
    return byGift;
  }

  async giftOfAttempt(
    tx: EntityManager,
    provider: PaymentProviderName,
    { subscription_id, attempt_id }: { subscription_id: string; attempt_id: string | null },
  ): Promise<string | null> {
    const id = isUUID(attempt_id) ? attempt_id : null;
    return (await recurringGiftOfAttempt.first(tx, id, provider, subscription_id))?.id ?? null;
  }

  async newestAttempt(tx: EntityManager, giftId: string): Promise<string | null> {
    return (await newestAttemptOfRecurring.first(tx, giftId))?.id ?? null;
  }

  async otherSubscriptions(
    tx: EntityManager,
    gift: { id: string; provider: string | null; provider_subscription_id: string | null },
  ): Promise<string[]> {
    const { id, provider, provider_subscription_id } = gift;
    const others = await otherSubscriptions.all(tx, id, provider, provider_subscription_id);
    return others.map((other) => other.id);
  }
}

const GIVEN = `(SELECT coalesce(-sum(posting.amount), 0)::bigint FROM journal_postings posting
   JOIN journal_entries entry ON entry.id = posting.entry_id JOIN donations donation ON donation.id = entry.donation_id
  WHERE donation.recurring_gift_id = gift.id AND posting.account = 'gifts')`;
const PAYMENTS = `(SELECT count(*)::int FROM donations donation
  WHERE donation.recurring_gift_id = gift.id AND donation.status = 'succeeded')`;
