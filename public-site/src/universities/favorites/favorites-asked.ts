import type { ScholarshipFavorites, ScholarshipSummary } from '@livres/api/contract';
import { daysUntil } from '../../shared/format/dates';

export type Favorite = ScholarshipFavorites['results'][number];

export const MOST_COMPARED = 3;
export const FAVORITE_ORDERS = ['echeance', 'ajout'] as const;
export type FavoriteOrder = (typeof FAVORITE_ORDERS)[number];

/** The scholarships that `?comparer=12,7,3` puts side by side: three at most, each once, in that order. */
export function comparedIn(query: URLSearchParams): number[] {
  return firstCompared((query.get('comparer') ?? '').split(','));
}

/** Those of a form’s ticked boxes that may be compared. */
export function firstCompared(chosen: readonly unknown[]): number[] {
  const ids = chosen.map(scholarshipId).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** The number of a scholarship, or null for what cannot be one. */
export function scholarshipId(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

export function orderIn(query: URLSearchParams): FavoriteOrder {
  return query.get('tri') === 'ajout' ? 'ajout' : 'echeance';
}

/** By deadline, those that one may no longer apply to last; or the last kept first, as the api gives them. */
export function inOrder(favorites: readonly Favorite[], order: FavoriteOrder, now: Date): Favorite[] {
  if (order === 'ajout') return [...favorites];
  const rank = (favorite: Favorite) => (isOpen(favorite, now) ? 0 : 1);
  return favorites.toSorted(
    (one, other) => rank(one) - rank(other) || one.deadline.localeCompare(other.deadline),
  );
}

export function isOpen({ status, deadline }: ScholarshipSummary, now: Date): boolean {
  return status === 'active' && daysUntil(`${deadline}T12:00:00Z`, now) >= 0;
}
