import { createHmac, randomBytes } from 'node:crypto';
import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { MINUTE_MS } from '../../platform/clock/durations.contract.js';

const WRITTEN_EVERY_MS = 5_000;
const SAME_READER_MS = 30 * MINUTE_MS;
const MOST_READERS = 50_000;
const MOST_WAITING = 5_000;

/**
 * How often records of a table are read: a reader counts once in half an hour. Nobody's address is stored: only its imprint
 * under a key that dies with the process, in memory. Written together every 5 seconds; the content revision stays.
 */
export abstract class ContentViewsService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('ContentViews');
  private readonly key = randomBytes(32);
  private readonly seen = new LRUCache<string, true>({ max: MOST_READERS, ttl: SAME_READER_MS });
  private waiting = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly entity: EntityTarget<ObjectLiteral>,
  ) {}

  /** Counts a reading, unless the same reader read the same record lately. */
  count(id: number, address: string): void {
    const reader = createHmac('sha256', this.key).update(`${id} ${address}`).digest('base64url');
    if (this.seen.has(reader) || (this.waiting.size >= MOST_WAITING && !this.waiting.has(id))) return;
    this.seen.set(reader, true);
    this.waiting.set(id, (this.waiting.get(id) ?? 0) + 1);
  }

  /** Adds what waits to the records that are published; what cannot be written now waits on. */
  async write(): Promise<void> {
    const counted = this.waiting;
    if (counted.size === 0) return;
    this.waiting = new Map();
    const table = this.dataSource.getMetadata(this.entity).tableName;
    try {
      await this.dataSource.query(
        `UPDATE ${table} SET view_count = view_count + counted.views
           FROM unnest($1::int[], $2::int[]) AS counted (id, views)
          WHERE ${table}.id = counted.id AND status <> 'draft'`,
        [[...counted.keys()], [...counted.values()]],
      );
    } catch (error) {
      this.logger.warn(error);
      for (const [id, views] of counted) this.waiting.set(id, (this.waiting.get(id) ?? 0) + views);
    }
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write(), WRITTEN_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }
}
