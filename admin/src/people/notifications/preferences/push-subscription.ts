const WORKER = '/admin/push-worker.js';
const SCOPE = '/admin/notifications/';

export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Has this browser ask its user, then its push service; null where the user says no. */
export async function subscribeToPush(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await untilActive(registration);
  const known = await registration.pushManager.getSubscription();
  // One of another key is of no use any more.
  if (known && !hasKey(known, key)) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

async function untilActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve) =>
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()),
  );
}

function hasKey({ options }: PushSubscription, key: string): boolean {
  const { applicationServerKey } = options;
  return applicationServerKey !== null && textOf(applicationServerKey) === key;
}

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
