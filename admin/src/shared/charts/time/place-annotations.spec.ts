import { expect, it } from 'vitest';
import { placeAnnotations } from './place-annotations';
import { stepLabel } from './step-label';

const DAYS = Array.from({ length: 11 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);

it('the word of an event stands right of its line, and left of it near the end', () => {
  const placed = placeAnnotations(
    [
      { at: '2026-12-01', text: 'jour du don' },
      { at: '2026-12-11', text: 'lettre' },
    ],
    DAYS,
    600,
  );
  expect(placed.map(({ index, anchor, row }) => [index, anchor, row])).toEqual([
    [0, 'start', 0],
    [10, 'end', 0],
  ]);
});

it('words that would touch are in two rows, and events outside are left out', () => {
  const near = [
    { at: '2026-12-02', text: 'un événement' },
    { at: '2026-12-03', text: 'un autre' },
    { at: '2027-01-01', text: 'plus tard' },
  ];
  expect(placeAnnotations(near, DAYS, 600).map(({ row }) => row)).toEqual([0, 1]);
});

it('a month has its year below where the year begins to be named', () => {
  const months = ['2025-12-01', '2026-01-01', '2026-02-01'];
  const column = { key: 'month', label: 'Mois', kind: 'month' } as const;
  const named = [0, 1, 2];
  expect(named.map((index) => stepLabel(months, index, column, named))).toEqual([
    'déc.\n2025',
    'janv.\n2026',
    'févr.',
  ]);
});
