import { MEASURE_SHAPES, SUBJECT_KINDS } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { chartsOf, figuresOf } from './subject-questions';

const all = () => true;

it.each(SUBJECT_KINDS)('every question about a %s is one that the api answers', (kind) => {
  const asked = [...chartsOf(kind, all), ...figuresOf(kind, all)];
  expect(asked.length).toBeGreaterThan(2);
  for (const { measure, dimension } of asked) {
    expect(MEASURE_SHAPES[measure].filters, measure).toContain(kind);
    expect(MEASURE_SHAPES[measure].dimensions, measure).toContain(dimension);
  }
});

it('what may not be read is not asked', () => {
  const asked = [
    ...chartsOf('campaign', (name) => name !== 'giving'),
    ...figuresOf('campaign', (name) => name !== 'giving'),
  ];
  expect(asked.map(({ measure }) => measure)).toEqual(['books', 'physical_donations', 'books']);
});
