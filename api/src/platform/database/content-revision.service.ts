import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Configuration } from '../config/configuration.js';
import { currentRevision, raiseRevision } from './content-revision.queries.js';
import { DatabaseListener } from './database-listener.js';
import { DatabasePulse } from './database-pulse.js';
import type { RowOf } from './query.js';

const CHANNEL = 'content_revision';

/**
 * The number that every write of public content raises, so that whoever keeps a copy knows when to drop it.
 * Each process is notified by LISTEN; while it cannot listen, `current` is null and nothing may be cached.
 */
@Injectable()
export class ContentRevisionService implements OnModuleInit, OnApplicationShutdown {
  private readonly listener: DatabaseListener;
  private heard: number | null = null;

  constructor(
    configuration: Configuration,
    pulse: DatabasePulse,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.listener = new DatabaseListener({
      configuration,
      channel: CHANNEL,
      pulse,
      connected: async (client) => {
        const { rows } = await client.query<RowOf<typeof currentRevision>>(currentRevision.text);
        this.raiseTo(rows[0]?.revision ?? 0);
      },
      notified: (payload) => this.raiseTo(Number(payload)),
      lost: () => (this.heard = null),
    });
  }

  /** The revision as of now, or null while this process receives no notifications of changes. */
  get current(): number | null {
    return this.heard;
  }

  /** Raises the revision as part of the caller's transaction; others are notified when that commits. */
  async raise(tx: EntityManager): Promise<void> {
    await raiseRevision.run(tx, CHANNEL);
  }

  /** Reads the revision from the database itself. */
  async read(): Promise<number> {
    return (await currentRevision.first(this.dataSource))?.revision ?? 0;
  }

  /** Hears at once of what this process has written, so that whoever wrote it reads it back. */
  async catchUp(): Promise<void> {
    if (this.heard === null) return;
    const revision = await this.read();
    if (this.heard !== null) this.heard = Math.max(this.heard, revision);
  }

  async onModuleInit(): Promise<void> {
    await this.listener.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.stop();
  }

  private raiseTo(revision: number): void {
    this.heard = Math.max(this.heard ?? 0, revision);
  }
}
