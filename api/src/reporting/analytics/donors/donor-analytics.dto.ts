import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { DONOR_GROUPS, type DonorGroup } from '../../../giving/donor-admin/donor-group.contract.js';
import { MAX_INT } from '../../../platform/database/max-int.js';
import { QueryInt } from '../../../platform/http/query-fields.js';
import { AnalyticsDays, AnalyticsPeriodQuery, Figure } from '../analytics-period.dto.js';
import {
  GIVING_TIERS,
  type GivingTier,
  RECURRING_MOVES,
  type RecurringMove,
} from './donor-analytics.contract.js';

class OneCampaignQuery {
  @QueryInt(1, MAX_INT, 'Campagne ; toutes si elle manque.')
  campaign?: number;
}

/** The period is the year, and it is compared with the last one, where nothing is said. */
export class DonorAnalyticsQuery extends IntersectionType(AnalyticsPeriodQuery, OneCampaignQuery) {}

/** Euros, rates from 0 to 1. */
export class DonorFigures {
  donors: Figure;

  new_donors: Figure;

  /** Of the donors of the period, those who gave twice or more in it. */
  repeat_rate: Figure;

  /** What running recurring gifts bring in a month, on the last day of the period. */
  recurring_monthly: Figure;

  recurring_gifts: Figure;

  median_gift: Figure;

  average_gift: Figure;
}

export class DonorMonth {
  @ApiProperty({ example: '2026-12' })
  month: string;

  donors: number;
  new_donors: number;
  /** Those who had given before that month. */
  returning_donors: number;
  lost_donors: number;
  /** The month is not over. */
  is_current: boolean;
}

export class DonorCohort {
  /** The month of their first gift. */
  @ApiProperty({ example: '2025-12' })
  month: string;

  donors: number;
  /** Under 20 donors: one alone moves the shares much. */
  is_small: boolean;
  /** Of those, how many gave in that month and each one after, up to 12 and to now. */
  gave: number[];
  /** The same as shares, from 0 to 1; empty without a donor. */
  shares: number[];
}

/** Euros a month, and recurring gifts. */
export class RecurringSum {
  monthly: number;
  gifts: number;
}

export class RecurringChange extends RecurringSum {
  @ApiProperty({ enum: RECURRING_MOVES })
  move: RecurringMove;

  label: string;
}

/** `monthly` of changes is below 0 for what is lost: at the start, changes added up are what is at the end. */
export class RecurringRevenue {
  /** The evening before the first day. */
  @ApiProperty({ format: 'date' })
  start_day: string;

  /** The evening of this day. */
  @ApiProperty({ format: 'date' })
  end_day: string;

  start: RecurringSum;
  changes: RecurringChange[];
  end: RecurringSum;
}

/** Of the 12 months that end today; of those who are almost lost, all that they ever gave. */
export class DonorGroupSums {
  /** The filter `group` of `admin/users`. */
  @ApiProperty({ enum: DONOR_GROUPS })
  group: DonorGroup;

  label: string;
  definition: string;
  people: number;
  given: number;
  /** Of what the seven groups gave, from 0 to 1; null for those who are almost lost, and where nothing was given. */
  share: number | null;
}

export class DonorGroups {
  /** The seven groups, that which gave most first. */
  groups: DonorGroupSums[];
  /** The days that they are of. */
  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  people: number;
  given: number;
  almost_lost: DonorGroupSums;
}

export class GivingTierSums {
  @ApiProperty({ enum: GIVING_TIERS })
  tier: GivingTier;

  label: string;
  people: number;
  given: number;
  /** Of what all donors of the period gave, from 0 to 1; null where nobody gave. */
  share: Figure;
}

/** Those who gave most. */
export class FirstDonors {
  people: number;
  given: number;
  share: number | null;
}

export class GivingConcentration {
  people: number;
  given: number;
  tiers: GivingTierSums[];
  /** The ten who gave most, or fewer where there are fewer: what would miss without them. */
  first_ten: FirstDonors;
}

/** A sentence for each figure, in French. */
export class DonorDefinitions {
  donors: string;
  new_donors: string;
  repeat_rate: string;
  recurring_monthly: string;
  median_gift: string;
  average_gift: string;
  months: string;
  cohorts: string;
  recurring: string;
  groups: string;
  concentration: string;
  first_ten: string;
}

export class AnalyticsCampaign {
  id: number;
  title: string;
}

/** `GET admin/analytics/donors`: who comes, who comes back, who leaves. Euros. */
export class DonorAnalytics extends AnalyticsDays {
  campaign: AnalyticsCampaign | null;
  figures: DonorFigures;
  /** Those of the period, or the 12 up to its last one where it has fewer, or more than 24. */
  months: DonorMonth[];
  /** By the month of the first gift, that of a year ago first; with a campaign, of those whose first gift was to it. */
  cohorts: DonorCohort[];
  recurring: RecurringRevenue;
  /** Of the whole association: null with a campaign. */
  groups: DonorGroups | null;
  concentration: GivingConcentration;
  definitions: DonorDefinitions;
}
