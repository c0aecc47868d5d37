const WORKER = '/admin/door-worker.js';
const SCOPE = '/admin/event-registrations/';

/** Lets this page be opened again without a network: its files are kept by a service worker of its own. */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    const { active } = await navigator.serviceWorker.ready;
    // What reads codes is fetched when the camera starts: by then there may be no network.
    await import('qr/decode.js');
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/admin/assets/'));
    active?.postMessage({ keep: [...new Set(files)] }, []);
  } catch {
    // A browser that refuses keeps the open page, and no more.
  }
}
