import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  anchor: string;
  heading: string;
  children: ReactNode;
}

/** A part that a press opens. Its anchor is on what is folded: a browser opens what holds the target of a link. */
export function Fold({ anchor, heading, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <h3 id={`${anchor}-titre`}>{heading}</h3>
      </summary>
      <div id={anchor} className={styles.body} role="group" aria-labelledby={`${anchor}-titre`}>
        {children}
      </div>
    </details>
  );
}
