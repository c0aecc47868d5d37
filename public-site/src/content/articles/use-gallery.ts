import { useEffect, useRef, type RefObject } from 'react';

/** A picture of a gallery opens over the page; without a script, or where it cannot be fetched, its link opens it. */
export function useGallery<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    const element = place.current;
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-gallery] a');
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      import('./gallery-dialog').then(
        ({ showPicture }) => showPicture(link),
        () => location.assign(link.href),
      );
    };
    element?.addEventListener('click', open);
    return () => element?.removeEventListener('click', open);
  }, []);
  return place;
}
