import { siteContent } from '../../shared/content/site.content';
import styles from './NewMark.module.css';

/** Beside the name of what was not there before. */
export function NewMark() {
  return (
    <small className={styles.mark} title={siteContent.isNewHelp}>
      {siteContent.isNew}
    </small>
  );
}
