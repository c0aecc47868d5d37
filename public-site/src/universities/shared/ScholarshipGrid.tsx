import type { ScholarshipSummary } from '@livres/api/contract';
import { scholarshipContent } from './scholarship.content';
import { Card } from '../../shared/ui/Card';
import { ScholarshipCard } from './ScholarshipCard';
import styles from './ScholarshipGrid.module.css';
import { Skeleton } from '../../shared/ui/Skeleton';

interface ScholarshipGridProps {
  scholarships: readonly ScholarshipSummary[];
  heading?: 'h2' | 'h3';
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

export function ScholarshipGrid({ scholarships, heading, isOlder = false }: ScholarshipGridProps) {
  return (
    <ul className={`${styles.grid} ${isOlder ? styles.older : ''}`} aria-busy={isOlder}>
      {scholarships.map((scholarship) => (
        <li key={scholarship.id}>
          <ScholarshipCard scholarship={scholarship} {...(heading && { heading })} />
        </li>
      ))}
    </ul>
  );
}

export function ScholarshipGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} role="status" aria-label={scholarshipContent.loading}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Skeleton width="55%" height="1.6em" />
          <Skeleton height="2.6em" />
          <Skeleton width="70%" />
          <Skeleton width="50%" />
          <Skeleton width="45%" height="1.8em" />
          <Skeleton height="2.4em" />
        </Card>
      ))}
    </div>
  );
}
