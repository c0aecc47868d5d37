export interface StreamEvent {
  /** What happened to the inbox. */
  event: 'ready' | 'notification' | 'changed' | 'missed' | 'closed';
  /** From where to listen again. */
  id?: string;
  data?: unknown;
}

/** An event as `text/event-stream` writes it; JSON has no line breaks of its own. */
export const eventLines = ({ event, id, data = {} }: StreamEvent): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** A comment: it keeps proxies from ending a stream on which nothing happens. */
export const HEARTBEAT = ': \n\n';

/** The place that a browser has listened to; null where it never has, or says something else. */
export function placeOf(lastEventId: unknown): string | null {
  return typeof lastEventId === 'string' && /^\d{1,18}$/.test(lastEventId) ? lastEventId : null;
}
