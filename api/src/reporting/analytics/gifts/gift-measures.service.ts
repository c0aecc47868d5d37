import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import type { RowOf } from '../../../platform/database/query.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { Figure, SeriesPoint } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { seriesOf } from '../analytics-periods.service.js';
import type { GiftDimension } from './gift-measures.contract.js';
import type { GiftMeasures } from './gift-measures.dto.js';
import {
  donorHours,
  donorSteps,
  donorStepsOfCampaign,
  giftAmounts,
  giftAmountsOfCampaign,
  giftDonors,
  giftDonorsOfCampaign,
  giftSharesBy,
  giftSharesByCampaign,
  giftSteps,
  giftTotals,
} from './gift-measures.queries.js';

type Sums = RowOf<typeof giftTotals>;
type Campaigns = number | readonly number[] | null;

export interface GiftShareSums extends GiftMeasures {
  value: string;
}

/**
 * What was given, in euros: sums of the journal by days of Paris. `campaign` is the id of one or of several, 0 for gifts to none, null
 * for all. Whatever shows a sum of gifts takes it from here.
 */
@Injectable()
export class GiftMeasuresService {
  constructor(private readonly database: AnalysisDatabase) {}

  async totals(days: ComparedDays, campaign: Campaigns): Promise<GiftMeasures> {
    return measuresOf(await giftTotals.one(this.database, ...periodsOf(days), idsOf(campaign)));
  }

  async by(dimension: GiftDimension, days: ComparedDays, campaign: Campaigns): Promise<GiftShareSums[]> {
    const rows = await giftSharesBy.all(this.database, ...periodsOf(days), idsOf(campaign), dimension);
    return rows.map(({ value, ...sums }) => ({ value, ...measuresOf(sums) }));
  }

  /** By campaign, as `value`, its id; « 0 » for gifts to none. */
  async byCampaign(
    days: ComparedDays,
    campaign: Campaigns = null,
  ): Promise<(GiftShareSums & { title: string | null })[]> {
    const rows = await giftSharesByCampaign.all(this.database, ...periodsOf(days), idsOf(campaign));
    return rows.map(({ campaign_id, title, ...sums }) => ({
      value: String(campaign_id),
      title,
      ...measuresOf(sums),
    }));
  }

  /** Euros, or gifts, step after step. */
  async series(
    days: ComparedDays,
    campaign: Campaigns,
    measure: 'raised' | 'gifts' = 'raised',
  ): Promise<SeriesPoint[]> {
    const { step, from, to, before_from, before_to } = days;
    const read = async (first: string | null, last: string | null) => {
      if (!first || !last) return new Map<number, number>();
      const rows = await giftSteps[step].all(this.database, first, last, idsOf(campaign));
      return new Map(
        rows.map((row) => [row.step, measure === 'gifts' ? row.gifts : toMajorUnits(row.amount, 'EUR')]),
      );
    };
    return seriesOf(days, await read(from, to), await read(before_from, before_to));
  }

  /** Those who gave, those of them who never had before, to anything, and those who gave twice or more. */
  async donors(
    { from, to, before_from, before_to }: ComparedDays,
    campaign: number | null,
  ): Promise<Record<'donors' | 'new_donors' | 'repeat_donors', Figure>> {
    const read = (first: string, last: string) =>
      campaign === null
        ? giftDonors.one(this.database, first, last)
        : giftDonorsOfCampaign.one(this.database, first, last, campaign);
    const [now, before] = await Promise.all([
      read(from, to),
      before_from && before_to ? read(before_from, before_to) : null,
    ]);
    return {
      donors: { value: now.donors, before: before?.donors ?? null },
      new_donors: { value: now.new_donors, before: before?.new_donors ?? null },
      repeat_donors: { value: now.repeat_donors, before: before?.repeat_donors ?? null },
    };
  }

  /** Step after step: whoever gave in two steps is a donor of both. */
  async donorSeries(
    days: ComparedDays,
    campaign: number | null,
    measure: 'donors' | 'new_donors',
  ): Promise<SeriesPoint[]> {
    const { step, from, to, before_from, before_to } = days;
    const rowsOf = (first: string, last: string) => {
      if (step === 'hour') return donorHours.all(this.database, first, last, campaign);
      return campaign === null
        ? donorSteps[step].all(this.database, first, last)
        : donorStepsOfCampaign[step].all(this.database, first, last, campaign);
    };
    const read = async (first: string | null, last: string | null) =>
      new Map(first && last ? (await rowsOf(first, last)).map((row) => [row.step, row[measure]]) : []);
    return seriesOf(days, await read(from, to), await read(before_from, before_to));
  }

  /** The gift in the middle, or half-way between the two that are; null without one. */
  async median({ from, to, before_from, before_to }: ComparedDays, campaign: number | null): Promise<Figure> {
    const read = (first: string, last: string) =>
      campaign === null
        ? giftAmounts.all(this.database, first, last)
        : giftAmountsOfCampaign.all(this.database, first, last, campaign);
    const [now, before] = await Promise.all([
      read(from, to),
      before_from && before_to ? read(before_from, before_to) : [],
    ]);
    return { value: medianOf(now), before: medianOf(before) };
  }
}

const idsOf = (campaign: Campaigns) => (typeof campaign === 'number' ? [campaign] : campaign);

export function periodsOf({ from, to, before_from, before_to }: ComparedDays) {
  return [from, to, before_from, before_to] as const;
}

/** Of sums in minor units. */
export function measuresOf(sums: Sums): GiftMeasures {
  const euros = (now: number, before: number): Figure => ({
    value: toMajorUnits(now, 'EUR'),
    before: toMajorUnits(before, 'EUR'),
  });
  return {
    raised: euros(sums.amount, sums.before_amount),
    given: euros(sums.given, sums.before_given),
    refunded: euros(sums.refunded, sums.before_refunded),
    disputed: euros(sums.disputed, sums.before_disputed),
    gifts: { value: sums.gifts, before: sums.before_gifts },
    average: {
      value: average(sums.given, sums.gifts),
      before: average(sums.before_given, sums.before_gifts),
    },
  };
}

const average = (given: number, gifts: number) =>
  gifts > 0 ? toMajorUnits(Math.round(given / gifts), 'EUR') : null;

/** Of amounts in order, with how many gifts each had. */
function medianOf(amounts: readonly RowOf<typeof giftAmounts>[]): number | null {
  const gifts = amounts.reduce((sum, one) => sum + one.gifts, 0);
  if (gifts === 0) return null;
  const at = (place: number) => {
    let passed = 0;
    return amounts.find((one) => (passed += one.gifts) > place)!.amount;
  };
  return toMajorUnits(Math.round((at(Math.floor((gifts - 1) / 2)) + at(Math.floor(gifts / 2))) / 2), 'EUR');
}
