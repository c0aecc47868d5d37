import type { DonationView } from '@livres/api/contract';
import { FlaskConical } from 'lucide-react';
import styles from './GiftPage.module.css';
import { testModeContent } from './gifts.content';

/** Says that no money moves, where it is so. */
export function TestMode({ donation: { mode } }: { donation: DonationView }) {
  if (mode === 'live') return null;
  return (
    <p className={styles.test}>
      <FlaskConical aria-hidden="true" size={20} />
      {testModeContent}
    </p>
  );
}
