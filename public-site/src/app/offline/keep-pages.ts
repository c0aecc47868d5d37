import { NEW_PAGE, type KeepMessage } from './keep-message';

/** Has the service worker keep the pages that are read, and lets it answer while there is no network. */
export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  window.addEventListener('click', followWithoutScript, true);
  window.addEventListener(NEW_PAGE, keepThisPage);
  await serviceWorker.register('/service-worker.js');
  await serviceWorker.ready;
  if (isFirstVisit) keepThisPage();
}

function keepThisPage(): void {
  void navigator.serviceWorker.ready.then(({ active }) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const message: KeepMessage = { keep: location.href, files: files.filter(isOurs) };
    active?.postMessage(message, []);
  });
}

function isOurs(address: string): boolean {
  return address.startsWith(location.origin);
}

// Without a network a link is the browser's own: the page comes whole from the service worker, with its note.
function followWithoutScript(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && !navigator.onLine) event.stopPropagation();
}
