import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { Configuration } from '../config/configuration.js';
import type { DatabasePulse } from './database-pulse.js';

const RETRY_MS = 1000;

export interface Listening {
  configuration: Pick<Configuration, 'databaseUrl' | 'patience'>;
  channel: string;
  pulse: DatabasePulse;
  /** Once it listens: what was said before is to be read. Where this fails, the connection is made again. */
  connected(client: pg.Client): Promise<void>;
  notified(payload: string): void;
  lost?(): void;
}

/** A connection that listens to one channel of PostgreSQL, and comes back by itself. */
export class DatabaseListener {
  private readonly logger = new Logger('DatabaseListener');
  private client: pg.Client | null = null;
  private isStopped = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(private readonly listening: Listening) {}

  async start(): Promise<void> {
    const { configuration, channel, pulse, connected, notified } = this.listening;
    const client = new pg.Client({
      connectionString: configuration.databaseUrl,
      connectionTimeoutMillis: 3000 * configuration.patience,
      keepAlive: true,
      stream: () => pulse.socket(),
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload = '' }) => notified(payload));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      await connected(client);
    } catch (error) {
      this.logger.warn(error);
      this.lost(client);
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private lost(client: pg.Client): void {
    if (this.isStopped || client !== this.client) return;
    this.listening.lost?.();
    this.client = null;
    client.end().catch(() => undefined);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.start(), RETRY_MS);
  }
}
