import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import { type Currency, toMajorUnits } from '../../../platform/money/money.contract.js';
import type { RecurringPayment } from '../../recurring/recurring-gift.dto.js';
import {
  PaysRecurringGifts,
  type RecurringPaymentsSource,
} from '../../recurring/recurring-payments.service.js';

interface PaymentRow extends Omit<RecurringPayment, 'at' | 'amount'> {
  recurring_gift_id: string;
  amount: number;
  currency: Currency;
  at: Date;
}

/** The donations that pay recurring donations. */
@Injectable()
@PaysRecurringGifts()
export class RecurringDonationsService implements RecurringPaymentsSource {
  addTotals<Gift extends ObjectLiteral>(found: SelectQueryBuilder<Gift>): SelectQueryBuilder<Gift> {
    return found.addSelect(GIVEN, 'given').addSelect(PAYMENTS, 'payments');
  }

  async list(tx: EntityManager, ids: readonly string[]): Promise<Map<string, RecurringPayment[]>> {
    const rows = await tx.query<PaymentRow[]>(
      `SELECT recurring_gift_id, id AS donation_id, reference, status, amount, currency,
              coalesce(given_at, created_at) AS at
         FROM donations WHERE recurring_gift_id = ANY($1) ORDER BY coalesce(given_at, created_at) DESC, id`,
      [ids],
    );
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
    const [found] = await tx.query<{ recurring_gift_id: string | null }[]>(
      `SELECT donation.recurring_gift_id FROM payment_attempts attempt
         JOIN donations donation ON donation.id = attempt.subject_id
        WHERE (attempt.id = $1 OR attempt.provider_subscription_id = $3) AND attempt.provider = $2
          AND attempt.purpose = 'donation'`,
      [isUUID(attempt_id) ? attempt_id : null, provider, subscription_id],
    );
    return found?.recurring_gift_id ?? null;
  }

  async newestAttempt(tx: EntityManager, giftId: string): Promise<string | null> {
    const [newest] = await tx.query<{ id: string }[]>(
      `SELECT attempt.id FROM payment_attempts attempt JOIN donations donation ON donation.id = attempt.subject_id
        WHERE attempt.purpose = 'donation' AND donation.recurring_gift_id = $1
        ORDER BY attempt.created_at DESC, attempt.id DESC LIMIT 1`,
      [giftId],
    );
    return newest?.id ?? null;
  }

  async otherSubscriptions(
    tx: EntityManager,
    gift: { id: string; provider: string | null; provider_subscription_id: string | null },
  ): Promise<string[]> {
    const others = await tx.query<{ provider_subscription_id: string }[]>(
      `SELECT DISTINCT attempt.provider_subscription_id FROM payment_attempts attempt
         JOIN donations donation ON donation.id = attempt.subject_id
        WHERE attempt.purpose = 'donation' AND attempt.provider = $2 AND donation.recurring_gift_id = $1
          AND attempt.provider_subscription_id IS DISTINCT FROM $3 AND attempt.provider_subscription_id IS NOT NULL`,
      [gift.id, gift.provider, gift.provider_subscription_id],
    );
    return others.map(({ provider_subscription_id }) => provider_subscription_id);
  }
}

const GIVEN = `(SELECT coalesce(-sum(posting.amount), 0)::bigint FROM journal_postings posting
   JOIN journal_entries entry ON entry.id = posting.entry_id JOIN donations donation ON donation.id = entry.donation_id
  WHERE donation.recurring_gift_id = gift.id AND posting.account = 'gifts')`;
const PAYMENTS = `(SELECT count(*)::int FROM donations donation
  WHERE donation.recurring_gift_id = gift.id AND donation.status = 'succeeded')`;
