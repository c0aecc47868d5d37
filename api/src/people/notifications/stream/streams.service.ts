import type { ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import {
  NotificationFeedService,
  type PublishedNotification,
} from '../../../core/notifications/notification-feed.service.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import type { CallingStaff } from '../../../platform/http/audience.js';
import { resourcesTo } from '../../access/rights.contract.js';
import { SessionsService } from '../../access/sessions.service.js';
import { readerOf } from '../inbox/inbox.service.js';
import { Listener } from './listeners.js';

/** Under the 60 s after which proxies, ours included, give up on what is silent. */
const BEAT_MS = 20_000;
const MOST_STREAMS = 2000;
/** Browsers share one among their tabs; what comes on top takes the place of the oldest. */
const MOST_OF_A_SESSION = 4;

/** The open streams of this process, each told what its reader may read. */
@Injectable()
export class StreamsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Notifications');
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly feed: NotificationFeedService,
    private readonly sessions: SessionsService,
  ) {}

  /** Refuses one too many (503), before anything is written. */
  assertRoom(): void {
    if (this.listeners.size >= MOST_STREAMS) throw platformErrors.unavailable();
  }

  /**
   * Tells what was missed since `place`, then all that comes, until the browser leaves or its session ends. Who does not
   * `stay` is told what was missed, and no more.
   */
  async open(
    raw: ServerResponse,
    caller: CallingStaff,
    { place, stays }: { place: string | null; stays: boolean },
  ): Promise<void> {
    this.stopListening ??= await this.feed.listen({
      published: (notifications, at) => this.published(notifications, at),
      changed: (staff_id) => void this.changed(staff_id),
    });
    this.timer ??= setInterval(() => void this.beat(), BEAT_MS).unref();
    const listener = new Listener(caller.session_id, readerOf(caller), raw);
    if (!stays) return this.deliverOnce(listener, place);
    this.makeRoom(caller.session_id);
    this.listeners.add(listener);
    raw.once('close', () => this.listeners.delete(listener));
    await this.begin(listener, place).catch((error: unknown) => {
      this.logger.warn(error);
      raw.destroy();
    });
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.stopListening?.();
    for (const listener of this.listeners) listener.end();
    this.listeners.clear();
  }

  private async deliverOnce(listener: Listener, place: string | null): Promise<void> {
    await this.begin(listener, place);
    listener.end();
  }

  private async begin(listener: Listener, place: string | null): Promise<void> {
    const { missed, place: now } =
      place === null ? { missed: [], place: await this.feed.now() } : await this.feed.since(place);
    if (missed === null) listener.send({ event: 'missed', id: now });
    else listener.deliver(missed, now);
    listener.send({ event: 'ready', id: now });
  }

  private published(notifications: readonly PublishedNotification[], place: string): void {
    for (const listener of this.listeners) listener.deliver(notifications, place);
  }

  private async changed(staff_id: number): Promise<void> {
    const own = [...this.listeners].filter(({ reader }) => reader.id === staff_id);
    if (own.length === 0) return;
    // Their rights may be what changed.
    await this.renew(own);
    for (const listener of own) listener.send({ event: 'changed' });
  }

  private makeRoom(session_id: string): void {
    const own = [...this.listeners].filter((listener) => listener.session_id === session_id);
    for (const listener of own.slice(0, Math.max(0, own.length - MOST_OF_A_SESSION + 1))) listener.end();
  }

  /** Ends the streams of sessions that are over, and gives the others the rights of today. */
  async beat(): Promise<void> {
    const all = [...this.listeners];
    if (all.length === 0) return;
    await this.renew(all);
    for (const listener of all) listener.beat();
  }

  private async renew(listeners: readonly Listener[]): Promise<void> {
    const ids = [...new Set(listeners.map(({ session_id }) => session_id))];
    const open = await this.sessions.openAmong(ids).catch((error: unknown) => {
      this.logger.warn(error);
      return null;
    });
    for (const listener of listeners) {
      const roles = open?.get(listener.session_id);
      if (open && !roles) listener.end();
      if (roles)
        listener.reader = {
          id: listener.reader.id,
          readable: resourcesTo(roles, 'read'),
          clear: resourcesTo(roles, 'export'),
        };
    }
  }
}
