import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type Repository, type SelectQueryBuilder } from 'typeorm';
import { RecurringGiftRow } from './recurring-gift.entity.js';
import type { RecurringPayment } from './recurring-gift.dto.js';
import { RecurringPaymentsService } from './recurring-payments.service.js';

/** A recurring gift with its campaign and what its payments come to, refunds taken off. */
export interface RecurringOverviewRow extends RecurringGiftRow {
  campaign_name: string | null;
  campaign_slug: string | null;
  /** Minor units. */
  given: number;
  payments: number;
}

export type FoundGifts = SelectQueryBuilder<RecurringGiftRow>;

/** Reads gifts that come again with what came of them. */
@Injectable()
export class RecurringOverviewService {
  constructor(
    @InjectRepository(RecurringGiftRow) private readonly gifts: Repository<RecurringGiftRow>,
    private readonly donations: RecurringPaymentsService,
  ) {}

  select(tx?: EntityManager): FoundGifts {
    const gifts = tx ? tx.getRepository(RecurringGiftRow) : this.gifts;
    const found = gifts.createQueryBuilder('gift').select([]);
    for (const { databaseName } of this.gifts.metadata.columns)
      found.addSelect(`gift.${databaseName}`, databaseName);
    found
      .leftJoin('campaigns', 'campaign', 'campaign.id = gift.campaign_id')
      .addSelect('campaign.title', 'campaign_name')
      .addSelect('campaign.slug', 'campaign_slug');
    return this.donations.source.addTotals(found);
  }

  rows(found: FoundGifts): Promise<RecurringOverviewRow[]> {
    return found.getRawMany<RecurringOverviewRow>();
  }

  /** The payments of these gifts, newest first. */
  async payments(
    ids: string[],
    tx: EntityManager = this.gifts.manager,
  ): Promise<Map<string, RecurringPayment[]>> {
    return this.donations.source.list(tx, ids);
  }
}
