import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, type Strategy } from 'workbox-strategies';
import { isEconomy, keptCopy, readPage, shownAgain, type ReadPage } from './kept-page.ts';
import { UNASKED } from './unasked.ts';
import { isTakenBack, isTicket, keptAddress, mayKeep, mayKeepAnswer } from './what-to-keep.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGES = 'pages';
const TICKETS = 'tickets';
const PATIENCE_S = 4;
const MOST = 40;
const A_DAY_S = 86_400;

const pages = networkFirst(
  PAGES,
  new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: 30 * A_DAY_S, purgeOnQuotaError: true }),
);
/** Apart from the pages: whatever else is read before the event, they are still there at its door. */
const tickets = networkFirst(
  TICKETS,
  new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: 365 * A_DAY_S }),
);

/** How the page of an address is answered and kept; null where nothing of it may stay on the device. */
export function keeperOf(url: URL): Strategy | null {
  if (!mayKeep(url)) return null;
  return isTicket(url) ? tickets : pages;
}

/** For pages that were read without being asked for as a whole. */
export async function keepPage(address: string, event: ExtendableEvent): Promise<void> {
  const keeper = keeperOf(new URL(address));
  if (!keeper) return;
  const request = new Request(address, { headers: { accept: 'text/html', ...UNASKED } });
  const [, done] = keeper.handleAll({ event, request });
  await done.catch(() => undefined);
}

/** What can be read without the network, the last read first; tickets are private, and no list names them. */
export async function readPages(): Promise<ReadPage[]> {
  const cache = await caches.open(PAGES);
  const requests = await cache.keys();
  const kept = requests.toReversed().map(async ({ url }) => {
    const answer = await cache.match(url, { ignoreVary: true });
    return answer ? readPage(url.slice(self.location.origin.length), answer) : null;
  });
  return (await Promise.all(kept)).filter((page) => page !== null);
}

/** The network first; what was read before where it does not answer in time. */
function networkFirst(cacheName: string, expiration: ExpirationPlugin): Strategy {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keptAddress(new URL(request.url))),
        cacheWillUpdate: async ({ request, response }) => {
          const url = new URL(request.url);
          if (isTakenBack(url, response)) await forget(cacheName, url);
          if (!mayKeepAnswer(url, response)) return null;
          if (cacheName === PAGES) await forgetOtherMode(isEconomy(response));
          return keptCopy(response, new Date());
        },
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse ? shownAgain(cachedResponse, self.navigator.onLine) : null,
      },
      expiration,
    ],
  });
}

async function forget(cacheName: string, url: URL): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(keptAddress(url), { ignoreVary: true });
}

// Light pages and the others never stand side by side: the last choice holds.
async function forgetOtherMode(economy: boolean): Promise<void> {
  const cache = await caches.open(PAGES);
  const [first] = await cache.keys();
  const kept = first ? await cache.match(first, { ignoreVary: true }) : undefined;
  if (kept && isEconomy(kept) !== economy) await caches.delete(PAGES);
}
