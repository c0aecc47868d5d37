import { EventSource } from 'eventsource';
import { readSession } from '../../../shared/api/session-store';

const ADDRESS = '/api/v1/admin/notifications/stream';
const NAME = 'livres.admin.notifications';

/** `news`: something was published, read or put off; `open`, `away`: whether the server is heard. */
export type StreamMessage = 'news' | 'open' | 'away';
type OnMessage = (message: StreamMessage) => void;

/** Hears what happens, until it is called to stop. Tabs share one stream: that of whichever came first, then the next. */
export function followNotifications(onMessage: OnMessage): () => void {
  const stop = new AbortController();
  const others = new BroadcastChannel(NAME);
  others.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => onMessage(data));
  const send = others.postMessage.bind(others);
  const publish: OnMessage = (message) => {
    onMessage(message);
    if (!stop.signal.aborted) send(message);
  };
  const lead = () => openStream(publish, stop.signal);
  // A browser without locks has a stream for each of its tabs.
  if ('locks' in navigator)
    navigator.locks.request(NAME, { signal: stop.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    stop.abort();
    others.close();
  };
}

/** The stream itself, which comes back by itself from where it was; it lasts until it is stopped, or its session ends. */
function openStream(publish: OnMessage, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(ADDRESS, { fetch: fetchWithSession });
    const end = () => {
      source.close();
      resolve();
    };
    source.addEventListener('open', () => publish('open'));
    // What was missed comes before `ready`; one look at the inbox is enough for all of it.
    for (const event of ['ready', 'notification', 'changed', 'missed'])
      source.addEventListener(event, () => publish('news'));
    source.addEventListener('error', () => {
      publish('away');
      if (!readSession()) end();
      // Refused for now, by a server that starts or is full: the library gives up, we do not.
      else if (source.readyState === source.CLOSED)
        setTimeout(() => void openStream(publish, stop).then(resolve), 5000);
    });
    stop.addEventListener('abort', end, { once: true });
  });
}

/** The session goes in a header, never in the address. */
function fetchWithSession(address: string | URL, init: object): Promise<Response> {
  const given = init as RequestInit;
  const token = readSession()?.token ?? '';
  return fetch(address, { ...given, headers: { ...given.headers, Authorization: `Bearer ${token}` } });
}
