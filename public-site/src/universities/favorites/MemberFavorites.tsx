import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { DeadlineBadge } from '../shared/DeadlineBadge';
import { Day } from '../../shared/ui/DetailList';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { inOrder, isOpen, type Favorite } from './favorites-asked';
import { memberFavoritesContent as content } from './favorites-page.content';
import styles from './MemberFavorites.module.css';

const SHOWN = 5;

/** What a member keeps, the next deadlines first; nothing for who keeps nothing. */
export function MemberFavorites({ favorites }: { favorites: readonly Favorite[] | null }) {
  const { now } = usePageContext();
  if (favorites?.length === 0) return null;
  const next = inOrder(favorites ?? [], 'echeance', now).filter((favorite) => isOpen(favorite, now));
  return (
    <section className={styles.part} aria-labelledby="favoris">
      <h2 id="favoris">{content.title}</h2>
      {favorites === null ? (
        <p role="alert">{content.failed}</p>
      ) : (
        <>
          {next.length === 0 && <p>{content.over}</p>}
          <ul className={styles.favorites}>
            {next.slice(0, SHOWN).map((favorite) => (
              <li key={favorite.id}>
                <Link to={paths.scholarship(favorite.id)}>{withFrenchSpaces(favorite.title)}</Link>
                <span>
                  {content.before} <Day iso={favorite.deadline} />
                </span>
                <DeadlineBadge scholarship={favorite} />
              </li>
            ))}
          </ul>
          <LinkButton to={paths.favorites()}>{content.all(favorites.length)}</LinkButton>
        </>
      )}
    </section>
  );
}
