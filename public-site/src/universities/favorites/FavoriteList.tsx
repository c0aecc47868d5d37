import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useSavedAmong } from '../shared/favorites/use-favorite';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { ScholarshipCard } from '../shared/ScholarshipCard';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { CompareBar, CompareBox } from './CompareBar';
import { FAVORITE_ORDERS, inOrder, isOpen, type Favorite, type FavoriteOrder } from './favorites-asked';
import { favoritesContent as content } from './favorites-page.content';
import styles from './Favorites.module.css';
import { useCompared } from './use-compared';

interface FavoriteListProps {
  favorites: readonly Favorite[];
  order: FavoriteOrder;
}

/** The cards, each with a box to compare it; one whose heart was let go stays, so that it can be taken back. */
export function FavoriteList({ favorites, order }: FavoriteListProps) {
  const { now } = usePageContext();
  const { chosen, choose } = useCompared();
  const kept = useSavedAmong(favorites);
  const toCome = inOrder(favorites, 'echeance', now).filter(
    (favorite) => kept.includes(favorite.id) && isOpen(favorite, now),
  );
  return (
    <section className={styles.list} aria-label={content.title}>
      <div className={styles.summary}>
        <p className={styles.count} role="status">
          {content.count(kept.length)}
        </p>
        <Orders order={order} />
        {toCome.length > 0 && (
          <LinkButton look="quiet" to={paths.scholarshipsCalendar(toCome.map(({ id }) => id))}>
            <CalendarPlus aria-hidden="true" size={20} />
            {content.calendar}
          </LinkButton>
        )}
      </div>
      <ul className={styles.grid}>
        {inOrder(favorites, order, now).map((favorite) => (
          <li key={favorite.id} data-left={kept.includes(favorite.id) ? undefined : ''}>
            <ScholarshipCard scholarship={favorite} heading="h2" />
            {favorites.length > 1 && <CompareBox favorite={favorite} chosen={chosen} onChoose={choose} />}
          </li>
        ))}
      </ul>
      {favorites.length > 1 && <CompareBar chosen={chosen} />}
    </section>
  );
}

function Orders({ order }: { order: FavoriteOrder }) {
  return (
    <nav className={styles.orders} aria-label={content.order}>
      <span aria-hidden="true">{content.order}</span>
      {FAVORITE_ORDERS.map((one) => (
        <Link
          key={one}
          to={one === 'echeance' ? paths.favorites() : `${paths.favorites()}?tri=${one}`}
          aria-current={one === order ? 'true' : undefined}
          preventScrollReset
        >
          {content.orders[one]}
        </Link>
      ))}
    </nav>
  );
}
