import type { PushContent } from '@livres/api/contract';
import { followPush } from './follow-push.ts';
import { isPanel, panelAddress } from './panel-address.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  if (!event.data) return;
  event.waitUntil(followPush(self.registration, event.data.json() as PushContent));
});

/** Opens what it is about: in the panel where that is open, in a new tab elsewhere. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const panel = windows.find(({ url }) => isPanel(url));
  if (!panel) return void (await self.clients.openWindow(panelAddress(path)));
  await panel.focus();
  // A page that this worker does not control cannot be led by it: it is asked to go there itself.
  panel.postMessage({ open: path }, []);
}
