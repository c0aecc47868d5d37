import { NEW_PAGE, type KeepMessage } from './keep-message';

/** Has the service worker keep the pages that are read. */
export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
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
