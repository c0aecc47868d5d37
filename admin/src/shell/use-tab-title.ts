import { useEffect } from 'react';
import { titleWithCount } from '../people/notifications/live/count-in-title';

const BEFORE = document.title;

/** Names the browser's tab, and its history, after the screen: what react-admin's `Title` writes above it. */
export function useTabTitle(): void {
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return;
    const write = () => {
      const title = heading.textContent.trim();
      document.title = title ? `${title} · ${titleWithCount(BEFORE, 0)}` : BEFORE;
    };
    write();
    const watched = new MutationObserver(write);
    watched.observe(heading, { childList: true, subtree: true, characterData: true });
    return () => watched.disconnect();
  }, []);
}
