import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { FREQUENCY_LABELS, type Frequency } from '../donors/giving.contract.js';
import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '../payments/payment.contract.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { givingLabels } from './giving-stats.content.js';
import type { GivingStats } from './giving-stats.dto.js';
import { GIFTS, MOVED, RAISED } from './giving-sums.js';

const UTM = 'ARRAY[gift.utm_source, gift.utm_campaign]';

interface ShareRow<Key> {
  key: Key;
  label: string | null;
  raised: number;
  gifts: number;
}
type Shares = Pick<GivingStats, 'by_campaign' | 'by_source' | 'by_method' | 'by_frequency' | 'by_utm'>;

/** What was given in a period, shared out: the greatest sum first. */
@Injectable()
export class GivingSharesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(from: string, to: string): Promise<Shares> {
    const campaigns = await this.by<number | null>('moved.campaign_id', 'max(campaign.title)', [from, to]);
    const sources = await this.by<string>('gift.source', 'NULL', [from, to]);
    const methods = await this.by<PaymentMethod>('gift.payment_method', 'NULL', [from, to]);
    const frequencies = await this.by<Frequency>('gift.frequency', 'NULL', [from, to]);
    const codes = await this.by<[string, string]>(UTM, 'NULL', [from, to]);
    return {
      by_campaign: campaigns.map(({ key, label, ...sums }) => ({
        ...sums,
        label: label ?? givingLabels.association,
        campaign_id: key,
      })),
      by_source: sources.map(({ key, ...sums }) => ({
        ...sums,
        label: givingLabels.sources[key] ?? key,
        source: key,
      })),
      by_method: methods.map(({ key, ...sums }) => ({
        ...sums,
        label: PAYMENT_METHOD_LABELS[key],
        method: key,
      })),
      by_frequency: frequencies.map(({ key, ...sums }) => ({
        ...sums,
        label: FREQUENCY_LABELS[key],
        frequency: key,
      })),
      by_utm: codes.map(({ key: [utm_source, utm_campaign], ...sums }) => ({
        ...sums,
        label: givingLabels.utm(utm_source, utm_campaign),
        utm_source,
        utm_campaign,
      })),
    };
  }

  private async by<Key>(key: string, label: string, days: string[]): Promise<ShareRow<Key>[]> {
    const rows = await this.database.query<ShareRow<Key>[]>(
      `WITH moved AS (${MOVED})
       SELECT ${key} AS key, ${label} AS label, ${RAISED}, ${GIFTS}
         FROM moved JOIN donations gift ON gift.id = moved.donation_id
         LEFT JOIN campaigns campaign ON campaign.id = moved.campaign_id
        WHERE moved.currency = 'EUR' AND moved.account = 'gifts'
        GROUP BY 1 ORDER BY 3 DESC, 1`,
      days,
    );
    return rows.map((row) => ({ ...row, raised: toMajorUnits(row.raised, 'EUR') }));
  }
}
