import type { AnalyticsDays } from '@livres/api/contract';
import { dayInParis } from '../../shared/format/calendar-days';
import { analyticsTexts as texts } from './analytics.fr';
import { dayRange } from './day-range';

/** After the days of a period: those that it is compared with, and whether its last one is still under way. */
export function comparedWith(days: AnalyticsDays): string {
  const { period, since, from, to, before_from, before_to, before_hours, computed_at } = days;
  if (!before_from || !before_to)
    return since && period !== 'all' ? texts.nothing_before(dayRange(since, since)) : '';
  const said = texts.compared(dayRange(before_from, before_to), before_hours);
  // A day by itself has nothing beside it but its hours.
  if (from === to) return said;
  if (before_hours !== null) return said + texts.whole_days;
  return to === dayInParis(Date.parse(computed_at)) ? said + texts.under_way : said;
}
