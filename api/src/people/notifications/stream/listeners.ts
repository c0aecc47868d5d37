import type { ServerResponse } from 'node:http';
import type { PublishedNotification } from '../../../core/notifications/notification-feed.service.js';
import { mayRead, type NotificationReader, presentNotification } from '../inbox/notification.presenter.js';
import { eventLines, HEARTBEAT, type StreamEvent } from './event-lines.js';

/** What may wait for a browser that does not read: it is cut off, comes back and is told what it missed. */
const MOST_WAITING_BYTES = 256 * 1024;

/** One open stream. */
export class Listener {
  /** Some may come twice. */
  private readonly delivered = new Set<number>();

  constructor(
    readonly session_id: string,
    public reader: NotificationReader,
    private readonly raw: ServerResponse,
  ) {}

  get isOpen(): boolean {
    return !this.raw.destroyed && !this.raw.writableEnded;
  }

  /** Those that its reader may read; its place moves with all. */
  deliver(notifications: readonly PublishedNotification[], place: string): void {
    const wanted = notifications.filter((one) => this.mayReceive(one) && !this.delivered.has(one.id));
    for (const one of wanted) {
      this.delivered.add(one.id);
      const data = presentNotification(one, this.reader, one.staff_id === this.reader.id);
      this.send({ event: 'notification', id: place, data });
    }
    for (const id of this.delivered) if (this.delivered.size > 1000) this.delivered.delete(id);
  }

  send(event: StreamEvent): void {
    this.write(eventLines(event));
  }

  beat(): void {
    this.write(HEARTBEAT);
  }

  end(): void {
    if (!this.isOpen) return;
    this.send({ event: 'closed' });
    this.raw.end();
  }

  private mayReceive({ resource, staff_id, is_private, author_id }: PublishedNotification): boolean {
    const { id, readable } = this.reader;
    return author_id !== id && (!is_private || staff_id === id) && mayRead(readable, resource);
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    if (this.raw.writableLength > MOST_WAITING_BYTES) this.raw.destroy();
    else this.raw.write(text);
  }
}
