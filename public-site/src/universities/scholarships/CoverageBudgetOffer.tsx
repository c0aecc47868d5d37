import type { Scholarship } from '@livres/api/contract';
import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { detailContent } from './scholarship-detail.content';
import styles from './ScholarshipDetail.module.css';

const CoverageBudget = lazy(async () => ({ default: (await import('./CoverageBudget')).CoverageBudget }));

/** Folded away, and loaded once one opens it: most readers do without. */
export function CoverageBudgetOffer({ scholarship }: { scholarship: Scholarship }) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (!isHydrated) return null;
  return (
    <details className={styles.offer} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{detailContent.compare}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <CoverageBudget scholarship={scholarship} />
        </Suspense>
      )}
    </details>
  );
}
