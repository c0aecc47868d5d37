/**
 * Where the script says which page it has drawn by itself: its path as the body, and on a second line where its reader
 * came from. The server counts it like the others.
 */
export const DRAWN_PAGE = '/_view';

/** What TypeScript does not know yet: https://wicg.github.io/nav-speculation/prerendering.html */
interface Prepared {
  prerendering?: boolean;
  activationStart?: number;
  deliveryType?: string;
}

/** A page that the browser fetched or drew ahead is said when it is shown: what was asked for it was nobody's visit. */
export function sayPrepared(): void {
  const say = () =>
    navigator.sendBeacon(DRAWN_PAGE, `${location.pathname}${location.search}\n${document.referrer}`);
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & Prepared)[];
  if ((document as Document & Prepared).prerendering)
    document.addEventListener('prerenderingchange', say, { once: true });
  else if (navigation?.activationStart || navigation?.deliveryType === 'navigational-prefetch') say();
}
