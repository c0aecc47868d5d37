import type { FavoriteAnswer } from '@livres/api/contract';
import { createFavorites, savedIn, NO_MARKS } from './favorites-state';
import { visitorIdIn } from './visitor-id';

const KEY = 'scholarship-favorites';
/** Set once a tab has loaded its favourites from the api. */
const HEARD_KEY = 'scholarship-favorites-heard';
const HEARD_MS = 600_000;

export const favorites = createFavorites({ send, keep });

export const noMarks = () => NO_MARKS;

let isFollowing = false;

/** The first to ask brings back what this device kept, follows other tabs, and asks the api once in a while. */
export function subscribeToFavorites(listener: () => void): () => void {
  if (!isFollowing) {
    isFollowing = true;
    favorites.know(savedHere());
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) favorites.know(keptHere(newValue));
    });
    if (visitorIdIn(document.cookie) && !hasLoaded()) void loadFromServer();
  }
  return favorites.subscribe(listener);
}

/** The page has just read them. */
export function knowFavorites(ids: readonly number[]): void {
  favorites.know(ids);
  rememberHearing();
}

/** As the hearts of this page show. */
export function isSavedHere(id: number): boolean {
  return savedIn(favorites.current()).includes(id);
}

// What speaks to the api comes once it is needed: most pages are read without keeping anything.
const calls = () => import('./favorite-calls');

async function loadFromServer(): Promise<void> {
  const ids = await calls().then(
    ({ askFavorites }) => askFavorites(),
    () => null,
  );
  if (ids) knowFavorites(ids);
}

async function send(id: number, isWanted: boolean): Promise<FavoriteAnswer> {
  return (await calls()).sendFavorite(id, isWanted);
}

function keep(ids: number[]): void {
  const text = JSON.stringify(ids);
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else if (text !== localStorage.getItem(KEY)) localStorage.setItem(KEY, text);
  } catch {
    // Storage may be refused or full: they then hold for this page, and at the api.
  }
}

function savedHere(): number[] {
  try {
    return keptHere(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function keptHere(text: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

function hasLoaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(HEARD_KEY)) < HEARD_MS;
  } catch {
    return false;
  }
}

function rememberHearing(): void {
  try {
    sessionStorage.setItem(HEARD_KEY, String(Date.now()));
  } catch {
    // As above.
  }
}
