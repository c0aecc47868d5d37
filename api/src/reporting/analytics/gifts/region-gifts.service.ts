import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { seriesOf } from '../analytics-periods.service.js';
import type { GiftMeasures } from './gift-measures.dto.js';
import { type GiftShareSums, measuresOf, periodsOf } from './gift-measures.service.js';
import { regionShares, regionSteps, regionTotals } from './region-gifts.queries.js';

type Campaigns = readonly number[] | null;

/** The sums of `GiftMeasuresService`, of gifts whose donors live in one region. */
@Injectable()
export class RegionGiftsService {
  constructor(private readonly database: AnalysisDatabase) {}

  async totals(days: ComparedDays, region: string, campaigns: Campaigns): Promise<GiftMeasures> {
    return measuresOf(await regionTotals.one(this.database, ...periodsOf(days), region, campaigns));
  }

  async by(
    dimension: keyof typeof regionShares,
    days: ComparedDays,
    region: string,
    campaigns: Campaigns,
  ): Promise<GiftShareSums[]> {
    const rows = await regionShares[dimension].all(this.database, ...periodsOf(days), region, campaigns);
    return rows.map(({ value, ...sums }) => ({ value: value ?? '', ...measuresOf(sums) }));
  }

  async series(
    days: ComparedDays,
    region: string,
    campaigns: Campaigns,
    measure: 'raised' | 'gifts',
  ): Promise<SeriesPoint[]> {
    const { step, from, to, before_from, before_to } = days;
    const read = async (first: string | null, last: string | null) => {
      if (!first || !last) return new Map<number, number>();
      const rows = await regionSteps[step].all(this.database, first, last, region, campaigns);
      return new Map(
        rows.map((row) => [row.step, measure === 'gifts' ? row.gifts : toMajorUnits(row.amount, 'EUR')]),
      );
    };
    return seriesOf(days, await read(from, to), await read(before_from, before_to));
  }
}
