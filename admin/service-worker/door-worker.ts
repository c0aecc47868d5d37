import { isDoorPage, isPanelFile, PAGE } from './what-to-keep.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'check-in';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isDoorPage(pathname)) event.respondWith(page(request));
  if (isPanelFile(pathname)) event.respondWith(file(request));
});

self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep: string[] };
  event.waitUntil(keepOnly(keep));
});

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (!kept) throw error;
    return kept;
  }
}

/** Names of files change with what is in them: one that is kept is good. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** What this build of the page is drawn with, and no file of an earlier one. */
async function keepOnly(files: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set([...files, new URL(PAGE, self.location.origin).href]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(url).catch(() => undefined);
}
