import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { siteContent } from '../../shared/content/site.content';
import { useHydrated } from '../../shared/ui/use-hydrated';

const MenuDrawer = lazy(() => import('./MenuDrawer'));

/** Before and without JavaScript, a link to the same list at the foot of the page. */
export function MobileMenu({ className }: { className: string | undefined }) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);

  const label = (
    <>
      <Menu aria-hidden="true" size={24} />
      {siteContent.menu}
    </>
  );
  if (!isHydrated) {
    return (
      <a className={className} href="#plan-du-site">
        {label}
      </a>
    );
  }
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {label}
      </button>
      {wasOpened && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
