import type { AnalyticsDays } from '@livres/api/contract';
import { dayInParis } from '../../shared/format/calendar-days';
import { analyticsTexts as texts } from './analytics.fr';
import { dayRange } from './day-range';

/** After the days of a period: those that it is compared with, and whether its last one is still under way. */
export function comparedWith(days: AnalyticsDays): string {
  const { period, since, from, to, before_from, before_to, before_hours, computed_at } = days;
  if (!before_from || !before_to)
    return since && period !== 'all' ? texts.nothing_before(dayRange(since, since)) : '';
  // Only a day by itself is known by the hour.
  const isUnderWay = from !== to && to === dayInParis(Date.parse(computed_at));
  const said = texts.compared(dayRange(before_from, before_to), before_hours);
  return isUnderWay ? said + texts.under_way : said;
}
