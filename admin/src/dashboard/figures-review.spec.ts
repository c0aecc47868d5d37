import type { FigureRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { figuresReview } from './figures-review';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const changedAt = (updated_at: string | null) => ({ updated_at }) as FigureRecord;

it('figures that nobody has entered are those that the software came with', () => {
  expect(figuresReview([changedAt(null), changedAt(null)], NOW)).toBe('built_in');
});

it('six months without a change of any figure are too long', () => {
  expect(figuresReview([changedAt('2026-05-01T12:00:00Z'), changedAt(null)], NOW)).toBe('old');
});

it('one figure that was changed lately is enough', () => {
  const figures = [changedAt('2025-01-01T12:00:00Z'), changedAt('2026-06-15T12:00:00Z')];
  expect(figuresReview(figures, NOW)).toBeNull();
});

it('nothing is said of figures that could not be read', () => {
  expect(figuresReview([], NOW)).toBeNull();
});
