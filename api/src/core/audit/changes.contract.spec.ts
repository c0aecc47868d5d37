import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes.contract.js';

describe('what a write changed', () => {
  it('names only the fields that differ, with both values', () => {
    const before = { title: 'Ancien', goal: 10, at: new Date('2026-01-01T00:00:00Z') };
    const after = { title: 'Nouveau', goal: 10, at: new Date('2026-01-01T00:00:00Z') };
    expect(changesBetween(before, after)).toEqual([{ field: 'title', before: 'Ancien', after: 'Nouveau' }]);
  });

  it('never says a hash, a version or a moment of writing', () => {
    expect(changesBetween(null, { version: 1, code_hash: 'x', updated_at: 'y', name: 'Awa' })).toEqual([
      { field: 'name', before: null, after: 'Awa' },
    ]);
  });

  it('treats a missing value and null alike', () => {
    expect(changesBetween({ end_date: null }, {})).toEqual([]);
  });
});
