import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { FREQUENCY_LABELS } from '../donors/giving.contract.js';
import { PAYMENT_METHOD_LABELS } from '../payments/payment.contract.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { givingLabels } from './giving-stats.content.js';
import { GIFT_SOURCE_LABELS } from './giving-stats.contract.js';
import type { GivingStats } from './giving-stats.dto.js';
import { shares } from './giving-stats.queries.js';

type Shares = Pick<GivingStats, 'by_campaign' | 'by_source' | 'by_method' | 'by_frequency' | 'by_utm'>;

/** What was given in a period, shared out: the greatest sum first. */
@Injectable()
export class GivingSharesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(from: string, to: string): Promise<Shares> {
    const campaigns = await shares.campaign.all(this.database, from, to);
    const sources = await shares.source.all(this.database, from, to);
    const methods = await shares.method.all(this.database, from, to);
    const frequencies = await shares.frequency.all(this.database, from, to);
    const codes = await shares.utm.all(this.database, from, to);
    return {
      by_campaign: campaigns.map(({ title, ...share }) =>
        inEuros({ ...share, label: title ?? givingLabels.association }),
      ),
      by_source: sources.map((share) =>
        inEuros({ ...share, label: GIFT_SOURCE_LABELS[share.source] ?? share.source }),
      ),
      by_method: methods.map(({ payment_method: method, ...share }) =>
        inEuros({ ...share, method, label: PAYMENT_METHOD_LABELS[method] }),
      ),
      by_frequency: frequencies.map((share) =>
        inEuros({ ...share, label: FREQUENCY_LABELS[share.frequency] }),
      ),
      by_utm: codes.map((share) =>
        inEuros({ ...share, label: givingLabels.utm(share.utm_source, share.utm_campaign) }),
      ),
    };
  }
}

const inEuros = <Share extends { raised: number }>(share: Share): Share => ({
  ...share,
  raised: toMajorUnits(share.raised, 'EUR'),
});
