import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router';

/** Links that React did not draw lead to their page without a new document, as those it drew. */
export function useFollowedLinks(place: RefObject<HTMLElement | null>, isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsToPage(link) || !isPlain(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    const element = isOn ? place.current : null;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, isOn, navigate]);
}

function leadsToPage({ origin, target, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && !target && !/^\/(?:admin|api)(?:\/|$)/.test(pathname);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
