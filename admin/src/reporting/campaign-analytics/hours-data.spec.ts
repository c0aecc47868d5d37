import type { CampaignHour } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { busiestHours, hoursData } from './hours-data';

const week = (giftsOf: (weekday: number, hour: number) => number): CampaignHour[] =>
  Array.from({ length: 168 }, (_, index) => {
    const [weekday, hour] = [Math.floor(index / 24) + 1, index % 24];
    return { weekday, hour, gifts: giftsOf(weekday, hour), raised: 0 };
  });
const sumOf = (cells: CampaignHour[]) => cells.reduce((sum, { gifts }) => sum + gifts, 0);

it('the busiest hour of the week and the four busiest of all days are found', () => {
  const cells = week((weekday, hour) =>
    weekday === 2 && hour === 20 ? 30 : hour >= 18 && hour < 22 ? 4 : 0,
  );
  expect(busiestHours(cells, sumOf(cells))).toEqual({ weekday: 2, hour: 20, from: 18, to: 22, share: 1 });
});

it('few gifts, or gifts at all hours alike, say nothing of the hour', () => {
  const few = week((weekday, hour) => (weekday === 2 && hour === 20 ? 10 : 0));
  expect(busiestHours(few, sumOf(few))).toBeUndefined();
  const alike = week(() => 3);
  expect(busiestHours(alike, sumOf(alike))).toBeUndefined();
});

it('a row is a day, Monday first; a week without a gift has none', () => {
  const data = hoursData(week((weekday, hour) => (weekday === 1 && hour === 9 ? 2 : 0)));
  expect(data.rows).toHaveLength(7);
  expect(data.rows[0]!.values['h9']).toBe(2);
  expect(hoursData(week(() => 0)).rows).toEqual([]);
});
