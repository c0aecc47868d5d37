import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { connectedRole } from '../../platform/database/app-role.js';
import { migrations } from '../../platform/database/migrations/migrations.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { countMigrations, databaseSize, sortWords } from './system.queries.js';
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
    const { version, size } = await databaseSize.one(this.dataSource);
    return texts.database(version, size);
  }

  @ChecksSystem('migrations')
  async migrations(): Promise<string> {
    const { count } = await countMigrations.one(this.dataSource);
    if (count !== migrations.length) throw new Error(texts.migrationsMissing(count, migrations.length));
    return texts.migrations(count);
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
    const { words } = await sortWords.one(this.dataSource, ['Zoo', 'œuvre', 'Élan', 'eau']);
    if (words.join() !== 'eau,Élan,œuvre,Zoo') throw new Error(texts.orderMissing);
    return texts.order;
  }
}
