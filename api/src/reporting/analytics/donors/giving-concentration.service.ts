import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { GIVING_TIER_LABELS, GIVING_TIERS } from './donor-analytics.contract.js';
import type { GivingConcentration } from './donor-analytics.dto.js';
import { givenSums, givenSumsEver, givenSumsSince } from './donor-analytics.queries.js';
import { shareOf } from './donor-analytics.rules.js';
import { firstOf, type GivenSum, tiersOf } from './giving-tiers.rules.js';

const FIRST = 10;

/** How much of what is given rests on how few. */
@Injectable()
export class GivingConcentrationService {
  constructor(private readonly database: AnalysisDatabase) {}

  async of(days: ComparedDays, today: string, campaign: number | null): Promise<GivingConcentration> {
    const { from, to, before_from, before_to, since } = days;
    const [now, before] = await Promise.all([
      to >= today && campaign === null
        ? this.sumsSince(since !== null && from > since ? from : null)
        : givenSums.all(this.database, from, to, campaign),
      before_from && before_to ? givenSums.all(this.database, before_from, before_to, campaign) : [],
    ]);
    const [all, allBefore] = [firstOf(now, Infinity), firstOf(before, Infinity)];
    const [tiers, tiersBefore] = [tiersOf(now), tiersOf(before)];
    const first = firstOf(now, FIRST);
    return {
      people: all.people,
      given: toMajorUnits(all.given, 'EUR'),
      tiers: GIVING_TIERS.map((tier, index) => ({
        tier,
        label: GIVING_TIER_LABELS[tier],
        people: tiers[index]!.people,
        given: toMajorUnits(tiers[index]!.given, 'EUR'),
        share: {
          value: shareOf(tiers[index]!.given, all.given),
          before: shareOf(tiersBefore[index]!.given, allBefore.given),
        },
      })),
      first_ten: {
        people: first.people,
        given: toMajorUnits(first.given, 'EUR'),
        share: shareOf(first.given, all.given),
      },
    };
  }

  /** Up to now: without a day, since the beginning, which is kept already added up. */
  private sumsSince(day: string | null): Promise<GivenSum[]> {
    return day === null ? givenSumsEver.all(this.database) : givenSumsSince.all(this.database, day);
  }
}
