import type { ReactNode } from 'react';
import styles from './GiftDetails.module.css';

/** What a gift is, line by line; a line that has nothing to say is left out. */
export function GiftDetails({ facts, label }: { facts: [name: string, value: ReactNode][]; label: string }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
