import { useNavigation } from 'react-router';
import { siteContent } from '../../shared/content/site.content';
import styles from './NavigationProgress.module.css';

export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.progress} role="progressbar" aria-label={siteContent.loading} />;
}
