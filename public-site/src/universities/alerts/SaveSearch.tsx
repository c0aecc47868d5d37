import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { saveSearchContent as content } from './save-search.content';
import styles from './SaveSearch.module.css';

/** Beside the results of a search: the way to be notified of new ones. */
export function SaveSearch({ criteria }: { criteria: Record<string, string> }) {
  return (
    <aside className={styles.save} aria-label={content.act}>
      <p>
        <strong>{content.title}</strong> {content.text}
      </p>
      <LinkButton to={paths.scholarshipAlerts(criteria)}>{content.act}</LinkButton>
    </aside>
  );
}
