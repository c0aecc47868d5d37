import type { FavoriteAnswer } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { createFavorites, savedIn, shownOf } from './favorites-state';

const PAGE = { is_favorited: false, favorite_count: 4 };

interface Call {
  id: number;
  isWanted: boolean;
  answer(favorite_count: number): void;
  refuse(): void;
}

/** An api that answers when it is told to. */
function device() {
  const calls: Call[] = [];
  const kept: number[][] = [];
  const favorites = createFavorites({
    keep: (ids) => kept.push(ids),
    send: (id, isWanted) =>
      new Promise<FavoriteAnswer>((resolve, reject) => {
        calls.push({
          id,
          isWanted,
          answer: (favorite_count) => resolve({ scholarship_id: id, is_favorited: isWanted, favorite_count }),
          refuse: () => reject(new Error('refused')),
        });
      }),
  });
  const shown = (id = 1, page = PAGE) => shownOf(page, favorites.current().get(id));
  return { favorites, calls, shown, kept };
}

describe('a favourite', () => {
  it('shows as it was served until something is known', () => {
    expect(device().shown()).toEqual(PAGE);
    expect(device().shown(1, { is_favorited: true, favorite_count: 4 }).is_favorited).toBe(true);
  });

  it('shows at once, then with the number that the api tells', async () => {
    const { favorites, calls, shown, kept } = device();
    const toggled = favorites.toggle(1, PAGE);
    expect(shown()).toEqual({ is_favorited: true, favorite_count: 5 });
    calls[0]!.answer(9);
    await toggled;
    expect(shown()).toEqual({ is_favorited: true, favorite_count: 9 });
    expect(kept.at(-1)).toEqual([1]);
  });

  it('is taken back without a word where the api refuses', async () => {
    const { favorites, calls, shown, kept } = device();
    const toggled = favorites.toggle(1, PAGE);
    calls[0]!.refuse();
    await expect(toggled).resolves.toBeUndefined();
    expect(shown()).toEqual(PAGE);
    expect(kept.at(-1)).toEqual([]);
  });

  it('pressed twice while the first is on its way goes and comes back', async () => {
    const { favorites, calls, shown } = device();
    const toggled = favorites.toggle(1, PAGE);
    await favorites.toggle(1, PAGE);
    expect(shown()).toEqual(PAGE);
    expect(calls).toHaveLength(1);
    calls[0]!.answer(5);
    await Promise.resolve();
    await Promise.resolve();
    expect(calls.map(({ isWanted }) => isWanted)).toEqual([true, false]);
    calls[1]!.answer(4);
    await toggled;
    expect(shown()).toEqual(PAGE);
  });

  it('is what the api last confirmed where the second wish is refused', async () => {
    const { favorites, calls, shown } = device();
    const toggled = favorites.toggle(1, PAGE);
    await favorites.toggle(1, PAGE);
    calls[0]!.answer(5);
    await Promise.resolve();
    await Promise.resolve();
    calls[1]!.refuse();
    await toggled;
    expect(shown()).toEqual({ is_favorited: true, favorite_count: 5 });
  });

  it('never shows a number below the one who keeps it', () => {
    const { favorites, shown } = device();
    favorites.know([1]);
    expect(shown(1, { is_favorited: false, favorite_count: 0 })).toEqual({
      is_favorited: true,
      favorite_count: 1,
    });
  });
});

describe('what is known of all of them', () => {
  it('is none, where none was known: told to nobody, and what the device still kept is let go', () => {
    const { favorites, kept } = device();
    const drawn: unknown[] = [];
    favorites.subscribe(() => drawn.push(favorites.current()));
    const before = favorites.current();
    favorites.know([]);
    expect([drawn, kept]).toEqual([[], [[]]]);
    expect(favorites.current()).toBe(before);
  });

  it('replaces what was known before', () => {
    const { favorites } = device();
    favorites.know([1, 2]);
    favorites.know([2, 3]);
    expect(savedIn(favorites.current())).toEqual([2, 3]);
  });

  it('says no even where a page was made with yes', () => {
    const { favorites, shown } = device();
    favorites.know([1]);
    favorites.know([]);
    expect(shown(1, { is_favorited: true, favorite_count: 3 }).is_favorited).toBe(false);
  });

  it('leaves a wish that is on its way', async () => {
    const { favorites, calls, shown } = device();
    const toggled = favorites.toggle(1, PAGE);
    favorites.know([2]);
    expect(shown().is_favorited).toBe(true);
    calls[0]!.answer(5);
    await toggled;
    expect(savedIn(favorites.current()).toSorted()).toEqual([1, 2]);
  });
});
