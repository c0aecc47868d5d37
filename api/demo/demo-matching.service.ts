import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { DonationRow } from '../src/giving/donations/donation.entity.js';
import { MatchingPotsAdminService } from '../src/giving/matching/matching-pots-admin.service.js';
import { MatchingService } from '../src/giving/matching/matching.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { daysAfter, parisDay } from '../src/platform/clock/paris.js';
import { DEMO_POT } from './matching/matching.content.js';

/** A sponsor who doubles gifts to a campaign of the demonstration. */
@Injectable()
export class DemoMatchingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pots: MatchingPotsAdminService,
    private readonly matching: MatchingService,
    private readonly clock: Clock,
  ) {}

  async make(campaigns: ReadonlyMap<string, number>, author: Author): Promise<void> {
    const today = parisDay(this.clock.now());
    const { campaign, began, ends, ...terms } = DEMO_POT;
    const campaign_id = campaigns.get(campaign)!;
    const days = { starts_on: daysAfter(today, -began), ends_on: daysAfter(today, ends) };
    await this.pots.create({ ...terms, ...days, campaign_id }, author);
    await this.dataSource.transaction(async (tx) => {
      const gifts = await tx.find(DonationRow, {
        where: { campaign_id, status: 'succeeded' },
        order: { given_at: 'ASC' },
      });
      for (const { id } of gifts) await this.matching.follow(tx, { kind: 'succeeded', donation_id: id });
    });
  }
}
