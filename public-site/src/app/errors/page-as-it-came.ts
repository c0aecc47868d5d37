import { useEffect } from 'react';

interface PageAsItCame {
  title: string;
  body: string;
}

let isTakenOver = false;
let kept: PageAsItCame | null = null;

/** Says that the page is the script's, once it is shown and all that runs with it has. */
export function useTakingOver(): void {
  useEffect(() => {
    setTimeout(() => {
      isTakenOver = true;
    });
  }, []);
}

/** The page that the server sent, where the script failed before it took it over; null once it has, or on the server. */
export function pageAsItCame(): PageAsItCame | null {
  if (isTakenOver || typeof document === 'undefined') return null;
  // Read before React puts anything in its place.
  kept ??= { title: document.title, body: document.body.innerHTML };
  return kept;
}
