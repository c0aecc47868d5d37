import { expect, it } from 'vitest';
import { arranged, carriedTo, groupsOf, isOutOfTurn, summaryOf } from './round-stops';

const MORNING = 'Matin (8h-12h)';
const EVENING = 'Soirée (17h-20h)';
const stop = (id: string, postal_code: string, pickup_slot: typeof MORNING | typeof EVENING = MORNING) => ({
  id,
  postal_code,
  city: postal_code.startsWith('69') ? 'Lyon' : 'Vienne',
  pickup_slot,
});
const ids = (stops: { id: string }[]) => stops.map(({ id }) => id).join('');

it('stops that follow one another in a postal code are one group, and keep their places', () => {
  const groups = groupsOf([stop('a', '69003'), stop('b', '69003'), stop('c', '38200'), stop('d', '69003')]);
  expect(groups.map(({ postal_code, stops }) => [postal_code, stops.map(({ place }) => place)])).toEqual([
    ['69003', [1, 2]],
    ['38200', [3]],
    ['69003', [4]],
  ]);
});

it('by itself a round goes from morning to evening, postal code by postal code', () => {
  const round = [
    stop('a', '69003', EVENING),
    stop('b', '69007'),
    stop('c', '38200', EVENING),
    stop('d', '69003'),
  ];
  expect(ids(arranged(round))).toBe('dbca');
});

it('a stop is carried to another place, and the others close up', () => {
  expect(carriedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(carriedTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(carriedTo(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('a morning stop after an evening one is out of turn', () => {
  const round = [stop('a', '69003', EVENING), stop('b', '69003'), stop('c', '69003')];
  expect(round.map((_, index) => isOutOfTurn(round, index))).toEqual([false, true, false]);
});

it('the summary counts boxes, help, and floors without a lift', () => {
  const load = {
    status: 'pickup_scheduled',
    estimated_boxes_or_items: 12,
    requires_help: true,
    floor_number: 3,
    has_elevator: false,
  } as const;
  const others = [
    { ...load, status: 'completed', estimated_boxes_or_items: null, floor_number: 0 },
    { ...load, requires_help: false, has_elevator: true },
  ] as const;
  expect(summaryOf([load, ...others])).toEqual({ stops: 3, done: 1, boxes: 24, helps: 2, stairs: 1 });
});
