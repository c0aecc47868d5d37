import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { connectedRole } from '../../platform/database/app-role.js';
import { inFrench } from '../../platform/database/french-order.js';
import { migrations } from '../../platform/database/migrations/migrations.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { systemChecks as texts } from './system-checks.content.js';

/** Whether the database is the one that this code expects. */
@Injectable()
export class DatabaseChecksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
  ) {}

  @ChecksSystem('database')
  async database(): Promise<string> {
    const [row] = await this.dataSource.query<{ version: string; size: number }[]>(
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS size`,
    );
    return texts.database(row!.version, row!.size);
  }

  @ChecksSystem('migrations')
  async migrations(): Promise<string> {
    const [row] = await this.dataSource.query<{ count: number }[]>('SELECT count(*) FROM migrations');
    if (row!.count !== migrations.length)
      throw new Error(texts.migrationsMissing(row!.count, migrations.length));
    return texts.migrations(row!.count);
  }

  /** What an intruder could do who makes the api run a statement of theirs. */
  @ChecksSystem('role')
  async role(): Promise<string> {
    const { name, owns } = await connectedRole(this.dataSource);
    if (!owns) return texts.role(name);
    if (this.configuration.environment === 'production') throw new Error(texts.roleOwns(name));
    return texts.roleOwns(name);
  }

  @ChecksSystem('order')
  async order(): Promise<string> {
    const sorted = `SELECT array_agg(word ORDER BY ${inFrench('word')}) AS words FROM unnest($1::text[]) AS word`;
    const words = ['Zoo', 'œuvre', 'Élan', 'eau'];
    const [row] = await this.dataSource.query<{ words: string[] }[]>(sorted, [words]);
    if (row!.words.join() !== 'eau,Élan,œuvre,Zoo') throw new Error(texts.orderMissing);
    return texts.order;
  }
}
