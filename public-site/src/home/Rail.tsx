import type { ReactNode } from 'react';
import styles from './Rail.module.css';

interface RailProps {
  /** For who reaches it with the keyboard. */
  name: string;
  /** One list. */
  children: ReactNode;
}

/** On a phone, a list that scrolls sideways, by keyboard too; wider, as its page lays it out. */
export function Rail({ name, children }: RailProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows scroll it once it has the focus
    <div className={styles.rail} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
