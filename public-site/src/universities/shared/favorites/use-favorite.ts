import { useSyncExternalStore } from 'react';
import { favorites, noMarks, subscribeToFavorites } from './device-favorites';
import { shownOf } from './favorites-state';

export interface FavoriteScholarship {
  id: number;
  title: string;
  is_favorited: boolean;
  favorite_count: number;
}

/** Whether the visitor keeps a scholarship, and how many do; what the page was made with until the script runs. */
export function useFavorite(scholarship: FavoriteScholarship) {
  const marks = useSyncExternalStore(subscribeToFavorites, favorites.current, noMarks);
  return {
    ...shownOf(scholarship, marks.get(scholarship.id)),
    toggle: () => void favorites.toggle(scholarship.id, scholarship),
  };
}

/** Which of these are kept still, as each heart shows. */
export function useSavedAmong(scholarships: readonly FavoriteScholarship[]): number[] {
  const marks = useSyncExternalStore(subscribeToFavorites, favorites.current, noMarks);
  return scholarships.filter((one) => shownOf(one, marks.get(one.id)).is_favorited).map(({ id }) => id);
}
