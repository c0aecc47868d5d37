import { describe, expect, it } from 'vitest';
import { masked, MASKED_TEXT } from './mask.rules.js';

describe('masked data', () => {
  it.each([
    ['name', 'Marie-Claire d’Estaing', 'M••• C••• D••• E•••'],
    ['name', '  awa  ', 'A•••'],
    ['name', '𝒜wa', '𝒜•••'],
    ['email', 'awa.ndiaye@example.org', 'a•••@•••'],
    ['phone', '+237 6 12 34 56 78', '•• •• •• •• 78'],
    ['phone', 'aucun', '•• •• •• •• '],
    ['postal_code', '75011', '75•••'],
    ['text', 'Appelez-moi au 06 12 34 56 78', MASKED_TEXT],
    ['label', '2027-03-01, NDIAYE AWA', '2027-03-01'],
    ['hidden', 'AB12', null],
  ] as const)('of kind %s turns %j into %j', (kind, value, shown) => expect(masked(value, kind)).toBe(shown));

  it.each(['name', 'email', 'text', 'hidden', 'key'] as const)('leaves %s that is empty as it is', (kind) => {
    for (const value of [null, undefined, '']) expect(masked(value, kind)).toBe(value);
  });

  it('of lists and of objects hides every text in them, and keeps figures and flags', () => {
    expect(masked(['Awa', 'Paul'], 'name')).toEqual(['A•••', 'P•••']);
    expect(masked([{ id: 'x' }], 'hidden')).toEqual([]);
    expect(masked({ floor: 3, lift: true, notes: ['code 12A', { more: 'sonnez' }] }, 'text')).toEqual({
      floor: 3,
      lift: true,
      notes: [MASKED_TEXT, { more: MASKED_TEXT }],
    });
  });

  it('gives one person one key, which is nothing that one could compute', () => {
    const key = masked('5d41402a-bc4b-2a76-b971-9d911017c592', 'key');
    expect(key).toBe(masked('5d41402a-bc4b-2a76-b971-9d911017c592', 'key'));
    expect(key).not.toBe(masked('5d41402a-bc4b-2a76-b971-9d911017c593', 'key'));
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });
});
