import { describe, expect, it } from 'vitest';
import { pathOf, placeFault, type Placed } from './media-folder.rules.js';

const folder = (id: number, parent_id: number | null): Placed => ({ id, name: `Dossier ${id}`, parent_id });
/** 1 → 2 → 3 → 4, and 5 beside. */
const FOLDERS = [folder(1, null), folder(2, 1), folder(3, 2), folder(4, 3), folder(5, null)];

describe('a folder', () => {
  it('is found by the names above it', () => {
    const byId = new Map(FOLDERS.map((one) => [one.id, one]));
    expect(pathOf(byId, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(pathOf(byId, null)).toEqual([]);
    expect(pathOf(byId, 42)).toEqual([]);
  });

  it('may lie at the top, or in another', () => {
    expect(placeFault(FOLDERS, 3, null)).toBeNull();
    expect(placeFault(FOLDERS, 5, 3)).toBeNull();
    expect(placeFault(FOLDERS, null, 4)).toBeNull();
  });

  it('never lies in itself, in what lies in it, or nowhere', () => {
    expect(placeFault(FOLDERS, 1, 1)).toBe('inside_itself');
    expect(placeFault(FOLDERS, 1, 3)).toBe('inside_itself');
    expect(placeFault(FOLDERS, 5, 42)).toBe('unknown');
  });

  it('lies five levels deep at most, with all that it holds', () => {
    expect(placeFault(FOLDERS, 5, 4)).toBeNull();
    expect(placeFault([...FOLDERS, folder(6, 5)], 5, 4)).toBe('too_deep');
    expect(placeFault([...FOLDERS, folder(6, 4)], null, 6)).toBe('too_deep');
  });
});
