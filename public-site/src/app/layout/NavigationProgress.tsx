import { useNavigation } from 'react-router';
import { siteContent } from '../../shared/content/site.content';
import styles from './NavigationProgress.module.css';

/** In a live region that is always there, so that screen readers announce its changes. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state !== 'idle' && (
        <div className={styles.progress} role="progressbar" aria-label={siteContent.loading} />
      )}
    </div>
  );
}
