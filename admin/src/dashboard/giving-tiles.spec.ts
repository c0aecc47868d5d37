import type { GivingStats } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { against, givingTiles } from './giving-tiles';

const sums = {
  raised: 0,
  given: 0,
  refunded: 0,
  disputed: 0,
  fees: 0,
  gifts: 0,
  average: null,
  donors: 0,
  new_donors: 0,
  failures: 0,
  failure_rate: null,
};
const figures = {
  from: '2026-11-01',
  to: '2026-11-21',
  now: {
    ...sums,
    raised: 120,
    gifts: 3,
  },
  before: {
    ...sums,
    raised: 100,
  },
  recurring: {
    monthly: 30,
    active: 3,
    paused: 0,
    past_due: 1,
    started: 0,
    stopped: 0,
  },
} as unknown as GivingStats;

it('a sum is said against the one before, and nothing is compared with nothing', () => {
  expect(against(120, 100, String)).toBe('↑\u00a020\u00a0% (avant\u00a0: 100)');
  expect(against(50, 100, String)).toBe('↓\u00a050\u00a0% (avant\u00a0: 100)');
  expect(against(100, 100, String)).toBe('0\u00a0%');
  expect(against(10, 0, String)).toBe('pas de comparaison possible');
  expect(against(0, 0, String)).toBe('0\u00a0%');
});

it('each figure leads administrators to the gifts that it counts, and readers nowhere', () => {
  const [raised] = givingTiles(figures, true);
  expect(JSON.parse(new URL(raised?.to ?? '', 'http://panel').searchParams.get('filter') ?? '')).toEqual({
    status: ['succeeded'],
    given_from: '2026-11-01',
    given_to: '2026-11-21',
  });
  expect(givingTiles(figures, false).every(({ to }) => to === undefined)).toBe(true);
});

it('cards that fail are said in words, and lead to the gifts that they are of', () => {
  const recurring = givingTiles(figures, true).find(({ label }) => label.startsWith('Dons réguliers'));
  expect(recurring).toMatchObject({ note: '3 en cours, 1 en échec', isBad: true });
  expect(recurring?.to).toContain('past_due');
});
