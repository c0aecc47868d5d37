import type { CampaignProjection } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { figuresOf } from '../../shared/charts/data/chart-data';
import { raisedData, regularOn } from './raised-data';

const NOW = '2026-12-03T12:00:00Z';
const days = [100, 250, 250].map((total, index) => ({
  day: `2026-12-0${index + 1}`,
  index,
  raised: 0,
  gifts: 0,
  total,
  share: null,
}));
const campaign = { days, goal: 900, opening: 0, duration_days: 9 };
const band = (index: number, total: number) => ({
  day: `2026-12-0${index + 1}`,
  index,
  total,
  low: total - index * 10,
  high: total + index * 10,
});
const projection = { band: [band(2, 250), band(4, 450), band(8, 850)] } as CampaignProjection;

it('what came goes up to today, and what may come from today to the last day', () => {
  const data = raisedData(campaign, projection, NOW);
  expect(data.rows.map(({ values }) => values.day).at(-1)).toBe('2026-12-09');
  expect(figuresOf(data, 'raised')).toEqual([100, 250, 250, null, null, null, null, null, null]);
  expect(figuresOf(data, 'likely')).toEqual([null, null, 250, 350, 450, 550, 650, 750, 850]);
  expect(data.rows.map(({ isRunning }) => isRunning).indexOf(true)).toBe(2);
  expect(figuresOf(data, 'low')).toEqual([null, null, 230, 320, 410, 500, 590, 680, 770]);
});

it('an even pace reaches the goal on the evening of the last day', () => {
  expect([0, 4, 8].map((index) => regularOn(index, campaign))).toEqual([100, 500, 900]);
  expect(regularOn(0, { ...campaign, opening: 450 })).toBe(500);
});

it('there is no even pace without a goal, without an end, or after it', () => {
  expect(regularOn(0, { ...campaign, goal: null })).toBeNull();
  expect(regularOn(0, { ...campaign, duration_days: null })).toBeNull();
  expect(regularOn(9, campaign)).toBeNull();
});

it('a campaign that has not begun has no row', () => {
  expect(raisedData({ ...campaign, days: [] }, null, NOW).rows).toEqual([]);
});
