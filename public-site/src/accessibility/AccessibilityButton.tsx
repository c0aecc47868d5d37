import { PersonStanding } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '../shared/ui/useHydrated';
import { useVisit } from '../shared/ui/VisitProvider';
import { accessibilityContent } from './accessibility.content';
import styles from './AccessibilityButton.module.css';

const AccessibilityPanel = lazy(() => import('./AccessibilityPanel'));

/** Its place is kept from the first paint; it shows once it can answer, and never where pages have no script. */
export function AccessibilityButton({ className = '' }: { className?: string | undefined }) {
  const isHydrated = useHydrated();
  const { savesData } = useVisit();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (savesData) return null;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${isHydrated ? '' : styles.waiting} ${className}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <PersonStanding aria-hidden="true" size={24} />
        <span>{accessibilityContent.open}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <AccessibilityPanel isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
