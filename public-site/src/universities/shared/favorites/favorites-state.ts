import type { FavoriteAnswer } from '@livres/api/contract';

/** What is known on this device of one scholarship, over what its page was made with. */
export interface Mark {
  is_favorited: boolean;
  /** Null until the api has answered this page. */
  favorite_count: number | null;
}
export type Marks = ReadonlyMap<number, Mark>;

interface Shown {
  is_favorited: boolean;
  favorite_count: number;
}

interface FavoritesOptions {
  send(id: number, isWanted: boolean): Promise<FavoriteAnswer>;
  /** Told the kept ones after each change. */
  keep(ids: number[]): void;
}

export const NO_MARKS: Marks = new Map();

/** The favourites of this device: shown as wished at once, and as they were where the api refuses. */
export function createFavorites({ send, keep }: FavoritesOptions) {
  let marks = NO_MARKS;
  const sending = new Set<number>();
  const listeners = new Set<() => void>();

  function set(next: Marks): void {
    marks = next;
    for (const listener of listeners) listener();
  }

  function put(id: number, mark: Mark): void {
    set(new Map(marks).set(id, mark));
    keep(savedIn(marks));
  }

  async function toggle(id: number, page: Shown): Promise<void> {
    const shown = shownOf(page, marks.get(id));
    const isWanted = !shown.is_favorited;
    put(id, { is_favorited: isWanted, favorite_count: shown.favorite_count + (isWanted ? 1 : -1) });
    // Pressed again meanwhile: the newest wish leaves when the answer to the last one has come.
    if (sending.has(id)) return;
    sending.add(id);
    let confirmed = shown;
    try {
      while (wishOf(id) !== confirmed.is_favorited) confirmed = await send(id, wishOf(id));
    } catch {
      // Swallowed: what shows is what is true.
    } finally {
      sending.delete(id);
      put(id, { is_favorited: confirmed.is_favorited, favorite_count: confirmed.favorite_count });
    }
  }

  const wishOf = (id: number) => marks.get(id)?.is_favorited ?? false;

  return {
    toggle,
    /** What is true of each, as the device stored it or the api answered it; pending changes stay. */
    know(ids: readonly number[]): void {
      const known = new Map<number, Mark>();
      for (const [id, mark] of marks)
        known.set(id, sending.has(id) ? mark : { ...mark, is_favorited: false });
      for (const id of ids)
        if (!sending.has(id))
          known.set(id, { is_favorited: true, favorite_count: marks.get(id)?.favorite_count ?? null });
      // Nothing before, nothing now: hearts are not drawn again for that.
      if (marks.size > 0 || known.size > 0) set(known);
      keep(savedIn(known));
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => marks,
  };
}

/** What a page shows of a scholarship: who keeps it is one of those who do. */
export function shownOf(page: Shown, mark: Mark | undefined): Shown {
  const is_favorited = mark?.is_favorited ?? page.is_favorited;
  const count = mark?.favorite_count ?? page.favorite_count;
  return { is_favorited, favorite_count: Math.max(count, is_favorited ? 1 : 0) };
}

export function savedIn(marks: Marks): number[] {
  return [...marks].filter(([, { is_favorited }]) => is_favorited).map(([id]) => id);
}
