import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import type { fileKind } from './what-to-keep.ts';

const A_DAY_S = 86_400;

/** At most so many, the least recently used leaving first. */
const most = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * A_DAY_S, purgeOnQuotaError: true });

/** What changes its name with its contents is asked for once; drawings are renewed behind the page. */
export const keptFiles: Record<NonNullable<ReturnType<typeof fileKind>>, Strategy> = {
  asset: new CacheFirst({ cacheName: 'assets', plugins: [most(160, 60)] }),
  drawing: new StaleWhileRevalidate({ cacheName: 'drawings', plugins: [most(60, 60)] }),
  picture: new CacheFirst({ cacheName: 'pictures', plugins: [most(60, 30)] }),
};
