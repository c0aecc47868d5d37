import { useEffect } from 'react';
import { tabTitle } from '../shared/layout/tab-title';
import { useSiteName } from '../shared/layout/use-site-name';
import { shell } from './shell.fr';

/** Names the browser's tab, and its history, after the screen: what react-admin's `Title` writes above it. */
export function useTabTitle(): void {
  const site = useSiteName();
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return;
    const write = () => {
      document.title = tabTitle(heading.textContent.trim() || shell.title, site);
    };
    write();
    const watched = new MutationObserver(write);
    watched.observe(heading, { childList: true, subtree: true, characterData: true });
    return () => watched.disconnect();
  }, [site]);
}
