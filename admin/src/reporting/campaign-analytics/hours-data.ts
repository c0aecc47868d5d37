import type { CampaignHour } from '@livres/api/contract';
import type { ChartData } from '../../shared/charts/data/chart-data';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';

export const HOUR_CELLS = Array.from({ length: 24 }, (_, hour) => `h${hour}`);

/** Gifts by day of the week and hour. */
export function hoursData(cells: readonly CampaignHour[]): ChartData {
  const found = new Map(cells.map(({ weekday, hour, gifts }) => [`${weekday} ${hour}`, gifts]));
  const hasAny = cells.some(({ gifts }) => gifts > 0);
  return {
    columns: [
      { key: 'day', label: texts.weekday, kind: 'text' },
      ...HOUR_CELLS.map((key, hour) => ({ key, label: texts.hour(hour), kind: 'count' as const })),
    ],
    rows: (hasAny ? texts.weekdays : []).map((day, index) => ({
      values: {
        day,
        ...Object.fromEntries(HOUR_CELLS.map((key, hour) => [key, found.get(`${index + 1} ${hour}`) ?? 0])),
      },
    })),
  };
}

const FEWEST_GIFTS = 50;
const NOTABLE = 2;
const SPAN = 4;

interface BusiestHours {
  /** Where most gifts are: a weekday, 1 for Monday, and an hour. */
  weekday: number;
  hour: number;
  /** The four hours in a row, of all days, that hold most, and their share. */
  from: number;
  to: number;
  share: number;
}

/** When most gifts are made; nothing where there are few, or where no hour stands out. */
export function busiestHours(cells: readonly CampaignHour[], gifts: number): BusiestHours | undefined {
  if (gifts < FEWEST_GIFTS || cells.length === 0) return undefined;
  const most = cells.reduce((one, other) => (other.gifts > one.gifts ? other : one));
  if (most.gifts < (gifts / cells.length) * NOTABLE) return undefined;
  const byHour = HOUR_CELLS.map((_, hour) =>
    cells.filter((cell) => cell.hour === hour).reduce((sum, cell) => sum + cell.gifts, 0),
  );
  const spans = byHour.slice(0, 24 - SPAN + 1).map((_, from) => ({
    from,
    gifts: byHour.slice(from, from + SPAN).reduce((sum, count) => sum + count, 0),
  }));
  const span = spans.reduce((one, other) => (other.gifts > one.gifts ? other : one));
  const { weekday, hour } = most;
  return { weekday, hour, from: span.from, to: span.from + SPAN, share: span.gifts / gifts };
}
