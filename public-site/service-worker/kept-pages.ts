import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { isEconomy, keptCopy, readPage, shownAgain, type ReadPage } from './kept-page.ts';
import { UNASKED } from './unasked.ts';
import { keptAddress, mayKeep, mayKeepAnswer } from './what-to-keep.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'pages';
const PATIENCE_S = 4;
const MOST_PAGES = 40;
const A_MONTH_S = 30 * 86_400;

/** The network first; what was read before where it does not answer in time. */
export const pages = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keptAddress(new URL(request.url))),
      cacheWillUpdate: async ({ response }) => {
        if (!mayKeepAnswer(response)) return null;
        await forgetOtherMode(isEconomy(response));
        return keptCopy(response, new Date());
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? shownAgain(cachedResponse, self.navigator.onLine) : null,
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES, maxAgeSeconds: A_MONTH_S, purgeOnQuotaError: true }),
  ],
});

/** For pages that were read without being asked for as a whole. */
export async function keepPage(address: string, event: ExtendableEvent): Promise<void> {
  if (!mayKeep(new URL(address))) return;
  const request = new Request(address, { headers: { accept: 'text/html', ...UNASKED } });
  const [, done] = pages.handleAll({ event, request });
  await done.catch(() => undefined);
}

/** What can be read without the network, the last read first. */
export async function readPages(): Promise<ReadPage[]> {
  const cache = await caches.open(CACHE);
  const requests = await cache.keys();
  const kept = requests.toReversed().map(async ({ url }) => {
    const answer = await cache.match(url, { ignoreVary: true });
    return answer ? readPage(url.slice(self.location.origin.length), answer) : null;
  });
  return (await Promise.all(kept)).filter((page) => page !== null);
}

// Light pages and the others never stand side by side: the last choice holds.
async function forgetOtherMode(economy: boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  const [first] = await cache.keys();
  const kept = first ? await cache.match(first, { ignoreVary: true }) : undefined;
  if (kept && isEconomy(kept) !== economy) await caches.delete(CACHE);
}
