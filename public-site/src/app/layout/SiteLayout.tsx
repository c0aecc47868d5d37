import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { NEW_PAGE } from '../offline/keep-message';
import type { SiteIdentity } from '../../shared/api/load-context';
import { siteContent } from '../../shared/content/site.content';
import { announcements } from '../../shared/ui/announcements';
import { BackToTop } from '../../shared/ui/BackToTop';
import { SkipLink } from '../../shared/ui/SkipLink';
import { SpokenNews } from '../../shared/ui/SpokenNews';
import { Toasts } from '../../shared/ui/Toasts';
import { Footer } from './Footer';
import { GiveBar } from './GiveBar';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { SiteNotice } from './SiteNotice';
import { DRAWN_PAGE, sayPrepared } from './drawn-page';

export function SiteLayout({ site, children }: { site: SiteIdentity; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  useEffect(sayPrepared, []);
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <SiteNotice settings={site.settings} />
      <Header siteName={site.name} />
      <main id="contenu" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <GiveBar />
      <BackToTop />
      <Toasts />
      <SpokenNews />
    </>
  );
}

// Screen readers go on from the new page's content instead of from the link that was followed; its name is said
// before what the page itself announces.
function useFocusOnNewPage(main: { current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const way: string = useNavigationType();
  const isBack = way === 'POP';
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.dispatchEvent(new Event(NEW_PAGE));
    // Without a script, going back asks the server for nothing.
    if (!isBack) navigator.sendBeacon(DRAWN_PAGE, pathname);
    announcements.say(siteContent.pageShown(document.title));
  }, [pathname, isBack, main]);
}
