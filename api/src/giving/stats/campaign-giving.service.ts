import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { CampaignGiving } from './giving-stats.dto.js';
import { monthsOfCampaign, sumsOfCampaign } from './giving-stats.queries.js';

/** What a campaign was given in money, month after month: sums over the journal, in the campaign's currency. */
@Injectable()
export class CampaignGivingService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(campaign_id: number): Promise<CampaignGiving> {
    const sums = await sumsOfCampaign.first(this.database, campaign_id);
    if (!sums) throw platformErrors.notFound();
    const { currency, gifts, donors } = sums;
    const major = (minor: number) => toMajorUnits(minor, currency);
    const average = gifts === 0 ? null : major(Math.round(sums.given / gifts));
    return {
      campaign_id,
      currency,
      gifts,
      donors,
      average,
      raised: major(sums.raised),
      refunded: major(sums.refunded),
      months: await this.months(campaign_id, major),
    };
  }

  private async months(id: number, major: (minor: number) => number): Promise<CampaignGiving['months']> {
    const today = parisDay(this.clock.now());
    const rows = await monthsOfCampaign.all(this.database, id, today);
    let total = 0;
    return rows.map(({ month, raised, gifts }) => {
      total += raised;
      return { month, gifts, raised: major(raised), total: major(total) };
    });
  }
}
