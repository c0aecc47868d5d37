import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DonationAttentionService } from '../donations/admin/donation-attention.service.js';
import type { GivingToday } from './giving-stats.dto.js';
import { countFailingCards } from './giving-stats.queries.js';

/** What waits for an administrator: failing cards, transfers to match, addresses to ask for, disputes. */
@Injectable()
export class GivingTodayService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly attention: DonationAttentionService,
  ) {}

  async today(): Promise<GivingToday> {
    const { transfer, oldest_transfer_days, address, dispute, unapplied, failed } =
      await this.attention.counts();
    const { count: failing_cards } = await countFailingCards.one(this.database);
    return {
      failing_cards,
      oldest_transfer_days,
      failed,
      transfers: transfer,
      missing_addresses: address,
      disputes: dispute,
      unapplied,
    };
  }
}
