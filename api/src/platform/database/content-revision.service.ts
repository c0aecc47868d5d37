import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { Configuration } from '../config/configuration.js';
import { DatabasePulse } from './database-pulse.js';

const CHANNEL = 'content_revision';
const RETRY_MS = 1000;

/**
 * The number that every write of public content raises, so that whoever keeps a copy knows when to drop it.
 * Each process is notified by LISTEN; while it cannot listen, `current` is null and nothing may be cached.
 */
@Injectable()
export class ContentRevisionService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('ContentRevision');
  private listener: pg.Client | null = null;
  private heard: number | null = null;
  private closing = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly pulse: DatabasePulse,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** The revision as of now, or null while this process receives no notifications of changes. */
  get current(): number | null {
    return this.heard;
  }

  /** Raises the revision as part of the caller's transaction; others are notified when that commits. */
  async raise(tx: EntityManager): Promise<void> {
    await tx.query(`
      WITH raised AS (UPDATE content_revision SET revision = revision + 1 RETURNING revision)
      SELECT pg_notify('${CHANNEL}', revision::text) FROM raised`);
  }

  /** Reads the revision from the database itself. */
  async read(): Promise<number> {
    const [row] = await this.dataSource.query<{ revision: number }[]>(
      'SELECT revision FROM content_revision',
    );
    return row?.revision ?? 0;
  }

  /** Hears at once of what this process has written, so that whoever wrote it reads it back. */
  async catchUp(): Promise<void> {
    if (this.heard === null) return;
    const revision = await this.read();
    if (this.heard !== null) this.heard = Math.max(this.heard, revision);
  }

  async onModuleInit(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearTimeout(this.retry);
    await this.listener?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.configuration.databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      stream: () => this.pulse.socket(),
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => {
      this.heard = Math.max(this.heard ?? 0, Number(payload));
    });
    this.listener = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      const { rows } = await client.query<{ revision: number }>('SELECT revision FROM content_revision');
      this.heard = Math.max(this.heard ?? 0, rows[0]?.revision ?? 0);
    } catch (error) {
      this.logger.warn(error);
      this.lost(client);
    }
  }

  private lost(client: pg.Client): void {
    if (this.closing || client !== this.listener) return;
    this.heard = null;
    this.listener = null;
    client.end().catch(() => undefined);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.listen(), RETRY_MS);
  }
}
