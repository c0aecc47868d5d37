import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import type { KeepMessage } from '../src/app/offline/keep-message.ts';
import { keptFiles } from './kept-files.ts';
import { keeperOf, keepPage } from './kept-pages.ts';
import { keepOfflinePage, offlinePage } from './offline-page.ts';
import { fileKind, isPublicPage } from './what-to-keep.ts';

declare const self: ServiceWorkerGlobalScope;
/** Another build is another service worker, which takes over at once. */
declare const BUILD_ID: string;

const neverKept = new NetworkOnly();

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepOfflinePage(BUILD_ID));
});
clientsClaim();
enableNavigationPreload();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPublicPage(url),
  ({ event, request, url }) => {
    const strategy = keeperOf(url) ?? neverKept;
    return strategy.handle({ event, request }).catch(offlinePage);
  },
);

for (const [kind, strategy] of Object.entries(keptFiles))
  registerRoute(({ url, sameOrigin }) => sameOrigin && fileKind(url) === kind, strategy);

self.addEventListener('message', (event) => {
  const { keep, files } = event.data as KeepMessage;
  event.waitUntil(Promise.all([keepPage(keep, event), ...files.map((file) => keepFile(file, event))]));
});

async function keepFile(address: string, event: ExtendableEvent): Promise<void> {
  const kind = fileKind(new URL(address));
  if (!kind) return;
  await keptFiles[kind].handle({ event, request: new Request(address) }).catch(() => undefined);
}
