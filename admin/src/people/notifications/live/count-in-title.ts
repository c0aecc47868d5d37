import { useEffect } from 'react';

const COUNT = /^\(\d+\)\s/;

/** « (7) Dons d’argent »; the same without a count where there is none. */
export const titleWithCount = (title: string, count: number): string =>
  (count > 0 ? `(${count}) ` : '') + title.replace(COUNT, '');

/** Keeps the count before the tab's title, whatever screen writes it. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const write = () => {
      const wanted = titleWithCount(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const watched = new MutationObserver(write);
    watched.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watched.disconnect();
      document.title = titleWithCount(document.title, 0);
    };
  }, [count]);
}
