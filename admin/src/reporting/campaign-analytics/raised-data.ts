import type { CampaignFacts, CampaignProjection, ProjectedDay } from '@livres/api/contract';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { isRunningStep } from '../../shared/charts/data/running-step';
import { addDays } from '../../shared/format/calendar-days';
import { raisedTexts as texts } from './raised.fr';

export type RaisedKey = 'day' | 'raised' | 'regular' | 'likely' | 'low' | 'high';

/** What is there each evening, the even pace to the goal, and what may come; from the first day to the last. */
export function raisedData(
  campaign: Pick<CampaignFacts, 'days' | 'goal' | 'opening' | 'duration_days'>,
  projection: CampaignProjection | null,
  computedAt: string,
): ChartData<RaisedKey> {
  const { days } = campaign;
  const first = days[0];
  const last = Math.max(days.at(-1)?.index ?? 0, projection?.band.at(-1)?.index ?? 0);
  const known = new Map(days.map((day) => [day.index, day.total]));
  const ahead = projection ? eachDay(projection.band) : new Map<number, ProjectedSums>();
  return {
    columns: [
      { key: 'day', label: texts.day, kind: 'day' },
      { key: 'raised', label: texts.raised, kind: 'euros' },
      { key: 'regular', label: texts.regular, kind: 'euros' },
      { key: 'likely', label: texts.likely, kind: 'euros' },
      { key: 'low', label: texts.low, kind: 'euros' },
      { key: 'high', label: texts.high, kind: 'euros' },
    ],
    rows: first
      ? Array.from({ length: last - first.index + 1 }, (_, place) => {
          const index = first.index + place;
          const { likely = null, low = null, high = null } = ahead.get(index) ?? {};
          const raised = known.get(index) ?? null;
          const regular = regularOn(index, campaign);
          const day = addDays(first.day, place);
          return {
            values: { day, raised, regular, likely, low, high },
            isRunning: isRunningStep(day, 'day', computedAt),
          };
        })
      : [],
  };
}

/** What would be there on the evening of a day at an even pace: the whole goal on the last one. */
export function regularOn(
  index: number,
  { goal, opening, duration_days }: Pick<CampaignFacts, 'goal' | 'opening' | 'duration_days'>,
): number | null {
  if (goal === null || !duration_days || goal <= opening || index >= duration_days) return null;
  return Math.round(opening + ((goal - opening) * (index + 1)) / duration_days);
}

interface ProjectedSums {
  likely: number;
  low: number;
  high: number;
}

/** The band has sixty points at most: days between two of them lie on the line from one to the other. */
function eachDay(band: readonly ProjectedDay[]): Map<number, ProjectedSums> {
  const sums = new Map<number, ProjectedSums>();
  for (const [place, to] of band.entries()) {
    const from = band[place - 1] ?? to;
    for (let index = place === 0 ? to.index : from.index + 1; index <= to.index; index += 1) {
      const part = to.index === from.index ? 1 : (index - from.index) / (to.index - from.index);
      const between = (one: number, other: number) => Math.round(one + (other - one) * part);
      sums.set(index, {
        likely: between(from.total, to.total),
        low: between(from.low, to.low),
        high: between(from.high, to.high),
      });
    }
  }
  return sums;
}
