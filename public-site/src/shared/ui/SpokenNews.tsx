import { useSyncExternalStore } from 'react';
import { announcements } from './announcements';
import styles from './SpokenNews.module.css';

export function SpokenNews() {
  const said = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.onServer);
  return (
    <p className={styles.region} role="status" aria-live="polite" data-announcements="">
      {said}
    </p>
  );
}
