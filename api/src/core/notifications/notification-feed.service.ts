import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { DatabaseListener } from '../../platform/database/database-listener.js';
import { DatabasePulse } from '../../platform/database/database-pulse.js';
import type { RowOf } from '../../platform/database/query.js';
import type { NotificationFacts } from './notification-facts.js';
import { currentPlace, newNotifications, NOTIFICATIONS_CHANNEL } from './notifications.queries.js';

export interface PublishedNotification {
  id: number;
  kind: string;
  at: Date;
  resource: string;
  record_id: string;
  facts: NotificationFacts;
  staff_id: number | null;
  is_private: boolean;
  author_id: number | null;
}

export interface FeedListener {
  /** `place` is from where to listen again. */
  published(notifications: readonly PublishedNotification[], place: string): void;
  /** What this member of staff has read, or put off, changed. */
  changed(staff_id: number): void;
}

/** More than these are not told one by one to who comes back after them. */
const MOST_MISSED = 500;

/** What is published by any process, told to the listeners of this one: by one connection, however many they are. */
@Injectable()
export class NotificationFeedService implements OnApplicationShutdown {
  private readonly logger = new Logger('Notifications');
  private readonly listeners = new Set<FeedListener>();
  private readonly known = new Map<number, bigint>();
  private readonly listener: DatabaseListener;
  private started: Promise<void> | undefined;
  private place: string | null = null;
  private reading: Promise<void> | null = null;
  private readsAgain = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    configuration: Configuration,
    pulse: DatabasePulse,
  ) {
    this.listener = new DatabaseListener({
      configuration,
      channel: NOTIFICATIONS_CHANNEL,
      pulse,
      connected: () => this.read(),
      notified: (payload) => this.notified(payload),
    });
  }

  /** From now on; answers how to stop. A process that nobody listens to makes no connection. */
  async listen(listener: FeedListener): Promise<() => void> {
    this.started ??= this.listener.start();
    await this.started;
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** What was published since; null where there is too much to tell. */
  async since(place: string): Promise<{ missed: PublishedNotification[] | null; place: string }> {
    const rows = await newNotifications.all(this.dataSource, place, MOST_MISSED + 1);
    const missed = rows.flatMap(published);
    return { missed: missed.length > MOST_MISSED ? null : missed, place: rows[0]!.next };
  }

  async now(): Promise<string> {
    return (await currentPlace.one(this.dataSource)).next;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.stop();
  }

  private notified(payload: string): void {
    if (payload === '') void this.read().catch((error: unknown) => this.logger.warn(error));
    else for (const listener of this.listeners) listener.changed(Number(payload));
  }

  /** One read at a time; what comes meanwhile is for the next. */
  private read(): Promise<void> {
    this.readsAgain = this.reading !== null;
    this.reading ??= this.readAll().finally(() => (this.reading = null));
    return this.reading;
  }

  private async readAll(): Promise<void> {
    do {
      this.readsAgain = false;
      await this.readOnce();
    } while (this.readsAgain);
  }

  private async readOnce(): Promise<void> {
    this.place ??= await this.now();
    const rows = await newNotifications.all(this.dataSource, this.place, null);
    const place = rows[0]!.next;
    const fresh = rows.filter(({ id }) => id !== null && !this.known.has(id));
    for (const { id, transaction_id } of fresh) this.known.set(id!, BigInt(transaction_id!));
    for (const [id, transaction] of this.known) if (transaction < BigInt(place)) this.known.delete(id);
    this.place = place;
    if (fresh.length === 0) return;
    const notifications = fresh.flatMap(published);
    for (const listener of this.listeners) listener.published(notifications, place);
  }
}

/** None of the row that only says the place; oldest first. */
function published(row: RowOf<typeof newNotifications>): PublishedNotification[] {
  const { id, kind, at, resource, record_id, facts, staff_id, is_private, author_id } = row;
  if (id === null) return [];
  return [
    {
      id,
      kind: kind!,
      at: at!,
      resource: resource!,
      record_id: record_id!,
      facts: facts as NotificationFacts,
      staff_id,
      is_private: is_private!,
      author_id,
    },
  ];
}
