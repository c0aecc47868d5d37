import { Injectable } from '@nestjs/common';
import type { Figure, SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import type { GiftMeasures } from '../gifts/gift-measures.dto.js';
import { GiftMeasuresService, type GiftShareSums } from '../gifts/gift-measures.service.js';
import { RegionGiftsService } from '../gifts/region-gifts.service.js';
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
    if (measure === 'donors' || measure === 'new_donors')
      return this.gifts.donorSeries(days, scope.campaigns?.[0] ?? null, measure);
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
}
