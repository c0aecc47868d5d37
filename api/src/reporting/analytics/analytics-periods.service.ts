import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import type { AnalyticsPeriod } from './analytics-period.contract.js';
import type { AnalyticsDays, AnalyticsPeriodQuery, SeriesPoint } from './analytics-period.dto.js';
import { type ComparedDays, daysOf, stepAt, stepCount } from './analytics-period.rules.js';
import { firstDayOfFacts } from './analytics-periods.queries.js';

/** The days that a screen is asked for, in Paris, and its series without gaps. */
@Injectable()
export class AnalyticsPeriodsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async daysOf(
    { period, against = 'previous', from, to }: AnalyticsPeriodQuery,
    byDefault: AnalyticsPeriod = '30_days',
    today: string = parisDay(this.clock.now()),
  ): Promise<Omit<AnalyticsDays, 'computed_at'>> {
    const { day } = await firstDayOfFacts.one(this.database);
    const asked = {
      period: period ?? byDefault,
      against,
      ...(from && { from: dayOf(from) }),
      ...(to && { to: dayOf(to) }),
    };
    return { ...daysOf(asked, today, day ?? today), period: asked.period, against };
  }
}

/** A day is taken as it is, a moment is of its day in Paris. */
const dayOf = (date: string): string => (date.length > 10 ? parisDay(new Date(date)) : date);

/** Every step of the period in order: 0 where nothing was counted, null before where that period was shorter. */
export function seriesOf(
  days: ComparedDays,
  now: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, number>,
): SeriesPoint[] {
  const { step, from, before_from, before_to } = days;
  const known = before_from && before_to ? stepCount(step, { from: before_from, to: before_to }) : 0;
  return Array.from({ length: stepCount(step, days) }, (_, index) => ({
    at: stepAt(step, from, index),
    value: now.get(index) ?? 0,
    before: index < known ? (before.get(index) ?? 0) : null,
  }));
}
