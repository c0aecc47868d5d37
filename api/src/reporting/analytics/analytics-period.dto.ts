import { ApiProperty } from '@nestjs/swagger';
import { QueryDate, QueryOneOf } from '../../platform/http/query-fields.js';
import {
  ANALYTICS_AGAINST,
  ANALYTICS_PERIODS,
  ANALYTICS_STEPS,
  type AnalyticsAgainst,
  type AnalyticsPeriod,
  type AnalyticsStep,
} from './analytics-period.contract.js';

export class AnalyticsPeriodQuery {
  @QueryOneOf(ANALYTICS_PERIODS, 'Période, en jours de Paris ; les 30 derniers jours si elle manque.')
  period?: AnalyticsPeriod;

  @QueryDate('Premier jour, pour `period=dates`.')
  from?: string;

  @QueryDate('Dernier jour, pour `period=dates`.')
  to?: string;

  @QueryOneOf(ANALYTICS_AGAINST, 'À quoi comparer ; la période d’avant si rien n’est dit.')
  against?: AnalyticsAgainst;
}

/** Days of Paris, all included. The days before are null where there is nothing to compare with. */
export class AnalyticsDays {
  @ApiProperty({ enum: ANALYTICS_PERIODS })
  period: AnalyticsPeriod;

  @ApiProperty({ enum: ANALYTICS_AGAINST })
  against: AnalyticsAgainst;

  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  @ApiProperty({ format: 'date', nullable: true, type: String })
  before_from: string | null;

  @ApiProperty({ format: 'date', nullable: true, type: String })
  before_to: string | null;

  @ApiProperty({ enum: ANALYTICS_STEPS })
  step: AnalyticsStep;

  /** The first day that something is known of; a figure of days before is null, not 0. */
  @ApiProperty({ format: 'date', nullable: true, type: String })
  since: string | null;

  /** Of a last day under way, how many hours of the other last day it is compared with; null for whole days. */
  @ApiProperty({ nullable: true, type: Number })
  before_hours: number | null;

  /** The moment that the figures are of. */
  @ApiProperty({ format: 'date-time' })
  computed_at: string;
}

/** A figure of the period, and of the one before: null where nothing can be said. */
export class Figure {
  value: number | null;
  before: number | null;
}

/** A point of a series: `at` is a day, or an hour of Paris (`2026-12-17T09`; `2026-10-25T02+01`, in winter time). */
export class SeriesPoint {
  at: string;
  value: number | null;
  before: number | null;
}
