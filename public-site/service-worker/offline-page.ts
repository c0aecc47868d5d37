import { withReadPages } from './kept-page.ts';
import { readPages } from './kept-pages.ts';
import { UNASKED } from './unasked.ts';

const ADDRESS = '/hors-ligne';
const FILES = /(?:href|src)="(\/(?:assets|illustrations)\/[^"]+\.(?:css|svg)|\/favicon\.svg)"/g;
const PREFIX = 'offline-';

/** Keeps the offline page of this build with what it is drawn with, and forgets that of the build before. */
export async function keepOfflinePage(build: string): Promise<void> {
  // Asked for as a light page, without the visitor's choice: it has to stand without scripts, at any address.
  const answer = await fetch(ADDRESS, { headers: { 'save-data': 'on', ...UNASKED }, credentials: 'omit' });
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
  const html = await answer.clone().text();
  const cache = await caches.open(PREFIX + build);
  await cache.addAll([...new Set([...html.matchAll(FILES)].map(([, file]) => file!))]);
  await cache.put(ADDRESS, answer);
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + build);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Shown at the address that was asked for, with the pages that can still be read. */
export async function offlinePage(): Promise<Response> {
  const kept = await caches.match(ADDRESS, { ignoreVary: true });
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(withReadPages(await kept.text(), await readPages()), { status: 503, headers });
}
