import { ApiError, type HttpClient } from '@livres/api/client';
import type { ReminderState } from '@livres/api/contract';
import type { Favorite } from './favorites-asked';
import type { ComparedScholarship } from './comparison-rows';

export interface FavoritesRead {
  /** Null where they cannot be read just now. */
  favorites: Favorite[] | null;
  reminders: ReminderState | null;
  /** Of whoever is signed in. */
  memberEmail: string | null;
  /** Of the comparison that is asked for, in its order; those that exist. */
  compared: ComparedScholarship[];
}

/** All that the page shows, of whoever’s cookies go with `api`. */
export async function readFavorites(api: HttpClient, compared: readonly number[]): Promise<FavoritesRead> {
  const [favorites, reminders, member] = await Promise.all([
    api.get('/universities/scholarships/favorites/').catch(() => null),
    api.get('/universities/scholarship-favorites/reminders/').catch(noReminders),
    api.get('/members/me/').catch(() => null),
  ]);
  const kept = favorites?.results ?? null;
  return {
    favorites: kept,
    reminders,
    memberEmail: member?.email ?? null,
    compared: await readCompared(api, compared, kept ?? []),
  };
}

// Whoever is not known yet has none.
function noReminders(error: unknown): ReminderState | null {
  const isUnknown = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isUnknown ? { status: 'none', email_hint: '' } : null;
}

async function readCompared(
  api: HttpClient,
  ids: readonly number[],
  kept: readonly Favorite[],
): Promise<ComparedScholarship[]> {
  const read = ids.map(async (id) => {
    const known = kept.find((favorite) => favorite.id === id);
    return known ?? api.get(`/universities/scholarships/${id}/`).catch(() => null);
  });
  return (await Promise.all(read)).filter((scholarship) => scholarship !== null);
}
