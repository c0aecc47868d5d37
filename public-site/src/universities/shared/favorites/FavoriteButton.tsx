import { Heart } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../shared/paths';
import { announcements } from '../../../shared/ui/announcements';
import styles from './FavoriteButton.module.css';
import { favoriteContent as content } from './favorites.content';
import { useFavorite, type FavoriteScholarship } from './use-favorite';

interface FavoriteButtonProps {
  scholarship: FavoriteScholarship;
  /** A heart and a number on a card; a button with words where there is room. */
  look: 'card' | 'wide';
}

/** Keeps a scholarship, or no longer: at once where there is a script, by a form to the page of favourites where there is none. */
export function FavoriteButton({ scholarship, look }: FavoriteButtonProps) {
  const { is_favorited, favorite_count, toggle } = useFavorite(scholarship);
  const { pathname, search } = useLocation();
  const act = is_favorited ? content.remove : content.add;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    toggle();
    announcements.say(is_favorited ? content.removed : content.added);
  };
  return (
    <form method="post" action={paths.favorites()} className={styles.form} onSubmit={onSubmit}>
      <input type="hidden" name="act" value={is_favorited ? 'remove' : 'add'} />
      <input type="hidden" name="id" value={scholarship.id} />
      <input type="hidden" name="return" value={pathname + search} />
      <button
        type="submit"
        className={`${styles.button} ${styles[look]}`}
        title={act}
        aria-label={look === 'card' ? content.of(act, scholarship.title, favorite_count) : undefined}
        aria-pressed={is_favorited}
      >
        <Heart aria-hidden="true" size={look === 'card' ? 20 : 22} />
        {look === 'wide' && <span>{act}</span>} <span className={styles.count}>{favorite_count}</span>
      </button>
    </form>
  );
}
