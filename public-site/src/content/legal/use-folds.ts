import { useEffect, useRef, type RefObject } from 'react';

/** Opens the folds of a page for a link to what they hold, and for a printer, where the browser does not by itself. */
export function useFolds<T extends HTMLElement>(): RefObject<T | null> {
  const page = useRef<T>(null);
  useEffect(() => {
    const printed = new Set<HTMLDetailsElement>();
    const follow = () => showTarget(page.current);
    const open = () => {
      for (const fold of page.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []) {
        fold.open = true;
        printed.add(fold);
      }
    };
    const close = () => {
      for (const fold of printed) fold.open = false;
      printed.clear();
    };
    follow();
    addEventListener('hashchange', follow);
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
  return page;
}

function showTarget(page: HTMLElement | null): void {
  const target = document.getElementById(location.hash.slice(1));
  const fold = target?.closest('details');
  if (!target || !fold || fold.open || !page?.contains(fold)) return;
  fold.open = true;
  target.scrollIntoView();
}
