import { useEffect, type RefObject } from 'react';

/** Calls once, when the element first comes on screen. */
export function useSeen(element: RefObject<Element | null>, onSeen: () => void): void {
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, onSeen]);
}
