import type { InboxLine } from '@livres/api/contract';
import { type IncomingMessage, request } from 'node:http';
import { eventually } from './waiting.ts';

export interface HeardEvent {
  event: string;
  id: string;
  /** Of a notification; of other events, nothing. */
  data: Partial<InboxLine>;
  /** When it came, in milliseconds. */
  at: number;
}

export interface HeardStream {
  status: number;
  headers: IncomingMessage['headers'];
  events: HeardEvent[];
  /** How many comments kept it open. */
  beats(): number;
  isOver(): boolean;
  /** Once this was heard. */
  hears(what: string, which: (event: HeardEvent) => boolean, within?: number): Promise<HeardEvent>;
  /** From where to listen again. */
  lastId(): string | undefined;
  cut(): void;
}

/** Listens to the stream at `base`, which ends with /api/v1, as a browser does. */
export function openStream(base: string, token: string, lastEventId?: string): Promise<HeardStream> {
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${base}/admin/notifications/stream`, { headers, agent: false }, (response) => {
      const events: HeardEvent[] = [];
      let [text, beats, isOver] = ['', 0, false];
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          if (block.startsWith(':')) beats += 1;
          else events.push(read(block));
        }
      });
      for (const end of ['end', 'close', 'error']) response.on(end, () => (isOver = true));
      const hears = (what: string, which: (event: HeardEvent) => boolean, within = 10_000) =>
        eventually(what, () => events.find(which), within);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        events,
        beats: () => beats,
        isOver: () => isOver,
        hears,
        lastId: () => events.findLast(({ id }) => id !== '')?.id,
        cut: () => asked.destroy(),
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

function read(block: string): HeardEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? '';
  return { event: field('event'), id: field('id'), data: JSON.parse(field('data') || '{}'), at: Date.now() };
}
