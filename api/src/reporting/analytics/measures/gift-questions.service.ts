import { Injectable } from '@nestjs/common';
import type { Figure, SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { seriesOf } from '../analytics-periods.service.js';
import type { GiftMeasures } from '../gifts/gift-measures.dto.js';
import { GiftMeasuresService, type GiftShareSums } from '../gifts/gift-measures.service.js';
import { RegionGiftsService } from '../gifts/region-gifts.service.js';
import { stepDays } from '../analytics-period.rules.js';
import type { Dimension, Measure } from './measure.contract.js';
import type { MeasuredLine, MeasureScope, MeasureSource } from './measure-source.js';

type Sum = 'raised' | 'gifts' | 'average' | 'refunded';
type GiftDimension = 'campaign' | 'method' | 'frequency' | 'source' | 'donor_type' | 'region' | 'hour';

/** Gifts of money and their donors, from the journal. */
@Injectable()
export class GiftQuestionsService implements MeasureSource {
  constructor(
    private readonly gifts: GiftMeasuresService,
    private readonly there: RegionGiftsService,
  ) {}

  async total(measure: Measure, days: ComparedDays, scope: MeasureScope): Promise<Figure> {
    if (measure === 'donors' || measure === 'new_donors')
      return (await this.gifts.donors(days, scope.campaigns?.[0] ?? null))[measure];
    return (await this.totals(days, scope))[measure as Sum];
  }

  async lines(
    measure: Measure,
    dimension: Dimension,
    days: ComparedDays,
    scope: MeasureScope,
  ): Promise<MeasuredLine[]> {
    const shares = await this.shares(dimension as GiftDimension, days, scope);
    return shares.map((share) => ({ key: share.value, ...share[measure as Sum] }));
  }

  async series(measure: Measure, days: ComparedDays, scope: MeasureScope): Promise<SeriesPoint[]> {
    if (measure === 'donors' || measure === 'new_donors') return this.donorSeries(measure, days, scope);
    const sum = measure === 'gifts' ? 'gifts' : 'raised';
    return scope.region === null
      ? this.gifts.series(days, scope.campaigns, sum)
      : this.there.series(days, scope.region, scope.campaigns, sum);
  }

  private totals(days: ComparedDays, { campaigns, region }: MeasureScope): Promise<GiftMeasures> {
    return region === null ? this.gifts.totals(days, campaigns) : this.there.totals(days, region, campaigns);
  }

  private shares(
    dimension: GiftDimension,
    days: ComparedDays,
    { campaigns, region }: MeasureScope,
  ): Promise<GiftShareSums[]> {
    if (region !== null) return this.there.by(dimension, days, region, campaigns);
    return dimension === 'campaign'
      ? this.gifts.byCampaign(days, campaigns)
      : this.gifts.by(dimension, days, campaigns);
  }

  /** Whoever gave in two steps is a donor of both: steps are asked one by one. */
  private async donorSeries(
    measure: 'donors' | 'new_donors',
    days: ComparedDays,
    { campaigns }: MeasureScope,
  ): Promise<SeriesPoint[]> {
    const read = async (from: string | null, to: string | null) => {
      if (!from || !to) return new Map<number, number>();
      const steps = stepDays(days.step, { from, to });
      const counts = await Promise.all(
        steps.map((step) =>
          this.gifts.donors({ ...days, ...step, before_from: null, before_to: null }, campaigns?.[0] ?? null),
        ),
      );
      return new Map(counts.map((count, index) => [index, count[measure].value ?? 0]));
    };
    return seriesOf(days, await read(days.from, days.to), await read(days.before_from, days.before_to));
  }
}
