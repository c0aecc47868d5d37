import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /** Shown above the text, edge to edge. */
  top?: ReactNode;
  children: ReactNode;
  as?: 'article' | 'section' | 'div';
  className?: string | undefined;
  'aria-labelledby'?: string;
}

export function Card({ top, children, as: Element = 'div', className = '', ...labels }: CardProps) {
  return (
    <Element className={`${styles.card} ${className}`} {...labels}>
      {top && <div className={styles.top}>{top}</div>}
      <div className={styles.body}>{children}</div>
    </Element>
  );
}
