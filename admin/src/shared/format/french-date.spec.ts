import { describe, expect, it } from 'vitest';
import { frenchDay, frenchMoment } from './french-date';

describe('a day in the panel', () => {
  it('is the 1er, 2, 21 or 31 of its month, in Paris', () => {
    const days = [
      '2026-10-31T23:30:00Z',
      '2026-11-02T10:00:00Z',
      '2026-11-21T10:00:00Z',
      '2026-12-31T10:00:00Z',
    ];
    expect(days.map(frenchDay)).toEqual(['1er nov. 2026', '2 nov. 2026', '21 nov. 2026', '31 déc. 2026']);
    expect(frenchMoment('2026-11-01T17:51:00Z')).toBe('1er novembre 2026 à 18:51');
  });
});
