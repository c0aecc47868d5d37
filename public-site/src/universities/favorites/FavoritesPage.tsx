import { useEffect, type ReactNode } from 'react';
import { knowFavorites } from '../shared/favorites/device-favorites';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import type { ReminderAnswer } from './change-favorites';
import { ClearFavorites } from './ClearFavorites';
import { FavoriteList } from './FavoriteList';
import type { FavoriteOrder } from './favorites-asked';
import { favoritesContent as content } from './favorites-page.content';
import styles from './Favorites.module.css';
import type { FavoritesRead } from './read-favorites';
import { ReminderPart } from './ReminderPart';

interface FavoritesPageProps extends Omit<FavoritesRead, 'compared'> {
  order: FavoriteOrder;
  /** What became of an action, without a script. */
  notice: ReactNode;
  posted: ReminderAnswer | undefined;
  onRetry: () => void;
}

export function FavoritesPage({ favorites, notice, onRetry, ...rest }: FavoritesPageProps) {
  useEffect(() => {
    if (favorites) knowFavorites(favorites.map(({ id }) => id));
  }, [favorites]);
  return (
    <Container>
      <PageHead title={content.title} lead={content.lead} trail={TRAIL} />
      <div className={styles.page}>
        {notice}
        {favorites === null && <ErrorState {...content.failed} onRetry={onRetry} />}
        {favorites?.length === 0 && <NothingKept isMember={rest.memberEmail !== null} />}
        {favorites && favorites.length > 0 && <Kept favorites={favorites} {...rest} />}
      </div>
    </Container>
  );
}

const TRAIL = [
  { label: content.universities, to: pathTo('/universites') },
  { label: content.scholarships, to: paths.scholarships() },
];

type KeptProps = Pick<FavoritesPageProps, 'order' | 'reminders' | 'memberEmail' | 'posted'> & {
  favorites: NonNullable<FavoritesRead['favorites']>;
};

function Kept({ favorites, order, reminders, memberEmail, posted }: KeptProps) {
  return (
    <>
      <FavoriteList favorites={favorites} order={order} />
      <div className={styles.parts}>
        <ReminderPart reminders={reminders} memberEmail={memberEmail} posted={posted} />
        <div className={styles.part}>
          {memberEmail === null && <Elsewhere />}
          <ClearFavorites />
        </div>
      </div>
    </>
  );
}

function Elsewhere() {
  const { title, text, act } = content.elsewhere;
  return (
    <section className={styles.part} aria-labelledby="partout">
      <h2 id="partout">{title}</h2>
      <p>{text}</p>
      <LinkButton to={paths.signIn(paths.favorites())}>{act}</LinkButton>
    </section>
  );
}

function NothingKept({ isMember }: { isMember: boolean }) {
  return (
    <>
      <EmptyState {...content.empty}>
        <LinkButton look="main" to={paths.scholarships()}>
          {content.find}
        </LinkButton>
        <LinkButton to={paths.eligibility()}>{content.eligibility}</LinkButton>
      </EmptyState>
      {!isMember && (
        <p className={styles.signIn}>
          {content.elsewhere.back}{' '}
          <LinkButton look="quiet" to={paths.signIn(paths.favorites())}>
            {content.elsewhere.act}
          </LinkButton>
        </p>
      )}
    </>
  );
}
