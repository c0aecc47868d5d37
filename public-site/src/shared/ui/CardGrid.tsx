import type { ReactNode } from 'react';
import { Card } from './Card';
import styles from './CardGrid.module.css';
import { Skeleton } from './Skeleton';

interface CardGridProps {
  /** One `li` a card. */
  children: ReactNode;
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

/** Cards in as many columns as fit. */
export function CardGrid({ children, isOlder = false }: CardGridProps) {
  return (
    <ul className={`${styles.grid} ${isOlder ? styles.older : ''}`} aria-busy={isOlder}>
      {children}
    </ul>
  );
}

interface CardGridSkeletonProps {
  count: number;
  /** What is loading, for screen readers. */
  label: string;
  /** The lines of a card, under its picture. */
  children: ReactNode;
}

export function CardGridSkeleton({ count, label, children }: CardGridSkeletonProps) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} top={<Skeleton height="216px" />}>
          {children}
        </Card>
      ))}
    </div>
  );
}
