import { paths } from '../../shared/paths';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { favoritesContent } from './favorites-page.content';
import styles from './Favorites.module.css';

const content = favoritesContent.outcome;
const ACTIONS = { added: content.added, removed: content.removed, cleared: content.cleared };
type FavoriteAction = keyof typeof ACTIONS;

export function favoriteAction(text: string | null): FavoriteAction | null {
  return text !== null && text in ACTIONS ? (text as FavoriteAction) : null;
}

interface FavoriteNoticeProps {
  act: FavoriteAction | null;
  failure: string | null;
  /** Where the heart was pressed. */
  returnTo: string | null;
}

/** What became of a heart that was pressed without a script. */
export function FavoriteNotice({ act, failure, returnTo }: FavoriteNoticeProps) {
  if (!act && !failure) return null;
  const isElsewhere = returnTo !== null && !returnTo.startsWith(paths.favorites());
  return (
    <div className={styles.notice}>
      <FormOutcome isDone={failure === null}>
        {failure ?? (act && ACTIONS[act])} {isElsewhere && <a href={returnTo}>{content.back}</a>}
      </FormOutcome>
    </div>
  );
}
