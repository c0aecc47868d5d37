import { shouldRetryMutation } from '@livres/api/client';
import type { FavoriteAnswer } from '@livres/api/contract';
import { browserApi } from '../../../shared/api/api-clients';
import { newVisitorId, visitorCookie, visitorIdIn } from './visitor-id';

/** Those that the api keeps for this visitor; null where it cannot be asked. */
export async function askFavorites(): Promise<number[] | null> {
  const path = '/universities/scholarships/favorites/';
  return browserApi()
    .get(path, asVisitor(visitorIdIn(document.cookie)))
    .then(({ results }) => results.map(({ id }) => id))
    .catch(() => null);
}

/** Keeps one or no longer, in two tries at most. */
export async function sendFavorite(id: number, isWanted: boolean): Promise<FavoriteAnswer> {
  const action = isWanted ? 'add_favorite' : 'remove_favorite';
  const path = `/universities/scholarship-favorites/${action}/` as const;
  const options = asVisitor(visitorIdOfDevice());
  const post = () => browserApi().post(path, { scholarship_id: id }, options);
  return post().catch((error: unknown) => {
    if (!shouldRetryMutation(0, error)) throw error;
    return post();
  });
}

function asVisitor(id: string | null) {
  return id ? { headers: { 'x-visitor-id': id } } : {};
}

function visitorIdOfDevice(): string {
  const known = visitorIdIn(document.cookie);
  if (known) return known;
  const id = newVisitorId();
  document.cookie = visitorCookie(id, location.protocol === 'https:');
  return id;
}
