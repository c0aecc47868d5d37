import { TZDate } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../platform/database/analysis-database.js';
import { Clock } from '../../platform/clock/clock.js';
import { PARIS, parisDay } from '../../platform/clock/paris.js';
import { type AnalyticsPeriod, faultOfDates } from './analytics-period.contract.js';
import type { AnalyticsDays, AnalyticsPeriodQuery, SeriesPoint } from './analytics-period.dto.js';
import { type ComparedDays, daysOf, stepAt, stepCount, stepDays } from './analytics-period.rules.js';
import { analyticsErrors } from './analytics.errors.js';
import { firstDaysOfFacts } from './analytics-periods.queries.js';

/** What a screen shows: the days before the first of it have no data. */
type Shown = 'gifts' | 'visits' | 'others';

/** The days that a screen is asked for, in Paris, and its series without gaps. */
@Injectable()
export class AnalyticsPeriodsService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly clock: Clock,
  ) {}

  async daysOf(
    { period, against = 'previous', from, to }: AnalyticsPeriodQuery,
    shown: Shown,
    { byDefault = '30_days', lastDay }: { byDefault?: AnalyticsPeriod; lastDay?: string | undefined } = {},
  ): Promise<Omit<AnalyticsDays, 'computed_at'>> {
    const first = await firstDaysOfFacts.one(this.database);
    const now = this.clock.now();
    const today = lastDay ?? parisDay(now);
    const asked = {
      period: period ?? byDefault,
      against,
      ...(from && { from: dayOf(from) }),
      ...(to && { to: dayOf(to) }),
    };
    const fault = asked.period === 'dates' ? faultOfDates(asked, parisDay(now)) : null;
    if (fault) throw analyticsErrors.wrongDates(fault);
    const [firstDay = today] = [first.gifts, first.visits].filter((day) => day !== null).toSorted();
    const since = shown === 'others' ? null : first[shown];
    const hours = lastDay === undefined ? new TZDate(now, PARIS).getHours() + 1 : null;
    return {
      ...daysOf(asked, { today, firstDay, since, hours, isCounted: shown === 'visits' }),
      period: asked.period,
      against,
    };
  }
}

/**
 * Of the period before, what had come by the hour that it is now: its sum of whole days without the rest of its last day,
 * of which `lastDay` has the hours.
 */
export function soFar(
  whole: number | null,
  lastDay: readonly SeriesPoint[],
  { step, before_hours }: ComparedDays,
): number | null {
  const sumOf = (points: readonly SeriesPoint[]) => points.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const isPast = ({ at }: SeriesPoint) => Number(at.slice(11, 13)) < (before_hours ?? 0);
  if (step === 'hour') return inCents(sumOf(lastDay.filter(isPast)));
  return whole === null ? null : inCents(whole - sumOf(lastDay.filter((point) => !isPast(point))));
}

const inCents = (sum: number): number => Math.round(sum * 100) / 100;

/** Of the name of an hour, where the day ends. */
const TO_THE_HOUR = 10;

/** A day is taken as it is, a moment is of its day in Paris. */
const dayOf = (date: string): string => (date.length > 10 ? parisDay(new Date(date)) : date);

/**
 * Every step of the period in order: 0 where nothing was counted, null where nothing was counted yet, and before where
 * that period was shorter.
 */
export function seriesOf(
  days: ComparedDays,
  now: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, number>,
): SeriesPoint[] {
  const { step, from, since } = days;
  const beside = besideOf(days, before);
  const ends = stepDays(step, days).map(({ to }) => to);
  const isKnown = (index: number) => since === null || since <= (ends[index] ?? days.to);
  return Array.from({ length: stepCount(step, days) }, (_, index) => ({
    at: stepAt(step, from, index),
    value: now.get(index) ?? (isKnown(index) ? 0 : null),
    before: beside(index),
  }));
}

/** What a step of the period before counted, by the number of the step that it is shown beside. */
function besideOf(
  { step, from, to, before_from, before_to }: ComparedDays,
  before: ReadonlyMap<number, number>,
): (index: number) => number | null {
  if (!before_from || !before_to) return () => null;
  const known = stepCount(step, { from: before_from, to: before_to });
  if (step !== 'hour') return (index) => (index < known ? (before.get(index) ?? 0) : null);
  const clockAt = (day: string, index: number) => stepAt(step, day, index).slice(TO_THE_HOUR);
  const shown = new Set(
    Array.from({ length: stepCount(step, { from, to }) }, (_, index) => clockAt(from, index)),
  );
  const sums = new Map<string, number>();
  for (let index = 0; index < known; index++) {
    const clock = clockAt(before_from, index);
    // The hour that only the other day has twice is one here.
    const beside = shown.has(clock) ? clock : clock.slice(0, 3);
    sums.set(beside, (sums.get(beside) ?? 0) + (before.get(index) ?? 0));
  }
  return (index) => sums.get(clockAt(from, index)) ?? null;
}
