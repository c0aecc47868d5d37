import { paths } from '../shared/paths';
import { FormOutcome } from '../shared/ui/FormOutcome';
import { favoritesContent } from './favorites-page.content';
import styles from './Favorites.module.css';

const content = favoritesContent.outcome;
const ACTS = { added: content.added, removed: content.removed, cleared: content.cleared };
type FavoriteAct = keyof typeof ACTS;

export function favoriteAct(text: string | null): FavoriteAct | null {
  return text !== null && text in ACTS ? (text as FavoriteAct) : null;
}

interface FavoriteNoticeProps {
  act: FavoriteAct | null;
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
        {failure ?? (act && ACTS[act])} {isElsewhere && <a href={returnTo}>{content.back}</a>}
      </FormOutcome>
    </div>
  );
}
