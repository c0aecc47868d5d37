import { PersonStanding } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import styles from './AccessibilityButton.module.css';
import { DISPLAY_ANCHOR } from './choices';
import { entryContent } from './entry.content';

const AccessibilityPanel = lazy(() => import('./AccessibilityPanel'));

/** Its place is kept from the first paint; it shows once it can answer. Where pages have no script, it leads to their form. */
export function AccessibilityButton({ className = '' }: { className?: string | undefined }) {
  const isHydrated = useHydrated();
  const { savesData } = usePageContext();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const face = (
    <>
      <PersonStanding aria-hidden="true" size={24} />
      <span>{entryContent.open}</span>
    </>
  );
  if (savesData)
    return (
      <a href={`#${DISPLAY_ANCHOR}`} className={`${styles.link} ${className}`}>
        {face}
      </a>
    );
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
        {face}
      </button>
      {wasOpened && (
        <Suspense>
          <AccessibilityPanel isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
