import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type Repository, type SelectQueryBuilder } from 'typeorm';
import { RecurringGiftRow } from './recurring-gift.entity.js';
import type { RecurringPayment } from './recurring-gift.contract.js';
import { toMajorUnits } from '../platform/money/money.contract.js';

/** A gift that comes again with its campaign and what its payments come to, refunds taken off. */
export interface RecurringOverviewRow extends RecurringGiftRow {
  campaign_name: string | null;
  campaign_slug: string | null;
  /** Minor units. */
  given: number;
  payments: number;
}

export type FoundGifts = SelectQueryBuilder<RecurringGiftRow>;

const GIVEN = `(SELECT coalesce(-sum(posting.amount), 0)::bigint FROM journal_postings posting
   JOIN journal_entries entry ON entry.id = posting.entry_id JOIN donations donation ON donation.id = entry.donation_id
  WHERE donation.recurring_gift_id = gift.id AND posting.account = 'gifts')`;
const PAYMENTS = `(SELECT count(*)::int FROM donations donation
  WHERE donation.recurring_gift_id = gift.id AND donation.status = 'succeeded')`;

interface PaymentRow extends Omit<RecurringPayment, 'at' | 'amount'> {
  recurring_gift_id: string;
  amount: number;
  currency: RecurringGiftRow['currency'];
  at: Date;
}

/** Reads gifts that come again with what came of them. */
@Injectable()
export class RecurringOverviewService {
  constructor(@InjectRepository(RecurringGiftRow) private readonly gifts: Repository<RecurringGiftRow>) {}

  select(tx?: EntityManager): FoundGifts {
    const gifts = tx ? tx.getRepository(RecurringGiftRow) : this.gifts;
    const found = gifts.createQueryBuilder('gift').select([]);
    for (const { databaseName } of this.gifts.metadata.columns)
      found.addSelect(`gift.${databaseName}`, databaseName);
    return found
      .leftJoin('campaigns', 'campaign', 'campaign.id = gift.campaign_id')
      .addSelect('campaign.title', 'campaign_name')
      .addSelect('campaign.slug', 'campaign_slug')
      .addSelect(GIVEN, 'given')
      .addSelect(PAYMENTS, 'payments');
  }

  rows(found: FoundGifts): Promise<RecurringOverviewRow[]> {
    return found.getRawMany<RecurringOverviewRow>();
  }

  /** The payments of these gifts, newest first. */
  async payments(
    ids: string[],
    tx: EntityManager = this.gifts.manager,
  ): Promise<Map<string, RecurringPayment[]>> {
    const rows = await tx.query<PaymentRow[]>(
      `SELECT recurring_gift_id, id AS donation_id, reference, status, amount, currency,
              coalesce(given_at, created_at) AS at
         FROM donations WHERE recurring_gift_id = ANY($1) ORDER BY coalesce(given_at, created_at) DESC, id`,
      [ids],
    );
    const byGift = new Map<string, RecurringPayment[]>(ids.map((id) => [id, []]));
    for (const { recurring_gift_id, at, amount, currency, ...payment } of rows)
      byGift.get(recurring_gift_id)?.push({
        ...{ ...payment, amount: toMajorUnits(amount, currency), at: at.toISOString() },
      });
    return byGift;
  }
}
