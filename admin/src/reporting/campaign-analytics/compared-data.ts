import type { CampaignFacts } from '@livres/api/contract';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';

export type ComparedKey = 'index' | 'mine' | 'its';

/** Whether both can be drawn as parts of their own goals; else their euros stand side by side. */
export const haveGoals = (one: CampaignFacts, other: CampaignFacts): boolean =>
  one.goal !== null && other.goal !== null;

/** Two campaigns by day since their launch. */
export function comparedData(one: CampaignFacts, other: CampaignFacts): ChartData<ComparedKey> {
  const isShare = haveGoals(one, other);
  const kind = isShare ? ('percent' as const) : ('euros' as const);
  const valueOf = (day: CampaignFacts['days'][number] | undefined) => {
    if (!day) return null;
    return isShare ? Math.round((day.share ?? 0) * 1000) / 10 : day.total;
  };
  const [mine, its] = [one, other].map(({ days }) => new Map(days.map((day) => [day.index, day])));
  const last = Math.max(one.days.at(-1)?.index ?? -1, other.days.at(-1)?.index ?? -1);
  return {
    columns: [
      { key: 'index', label: texts.day_since, kind: 'count' },
      { key: 'mine', label: one.title, kind },
      { key: 'its', label: other.title, kind },
    ],
    rows: Array.from({ length: last + 1 }, (_, index) => ({
      values: { index, mine: valueOf(mine!.get(index)), its: valueOf(its!.get(index)) },
    })),
  };
}
