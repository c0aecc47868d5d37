import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { type Author, AuditTrailService } from '../audit/audit-trail.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { ContentRevisionService } from '../platform/database/content-revision.service.js';
import { SETTING_KEYS, SETTINGS } from './setting-catalogue.content.js';
import type { UpdateSettingBody } from './setting.dto.js';
import { SettingRow } from './setting.entity.js';
import { settingErrors } from './setting.errors.js';
import { defaultOf, settingFault } from './setting.rules.js';

const RESOURCE = 'settings';

/** What administrators do to settings. Every write is in the trail, and raises the content revision. */
@Injectable()
export class SettingWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly trail: AuditTrailService,
    private readonly revision: ContentRevisionService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Gives a setting a value; null, or the default one, gives it back to the default. */
  async update(key: string, { value, version }: UpdateSettingBody, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await lock(tx, key);
      await this.trail.assertCurrent(tx, RESOURCE, row, version);
      const before = { ...row };
      row.value = this.kept(row, value);
      if (row.value === before.value) return;
      Object.assign(row, {
        updated_at: this.clock.now(),
        updated_by: author.id,
        updated_by_username: author.name,
      });
      await tx.save(row);
      await this.tell(tx, author, before, row);
    });
  }

  private kept({ key }: SettingRow, value: string | null): string | null {
    if (value === null || value === defaultOf(key, this.configuration.appName)) return null;
    const fault = settingFault(key, value);
    if (fault) throw settingErrors.invalid(fault);
    return value;
  }

  private async tell(tx: EntityManager, author: Author, before: SettingRow, after: SettingRow) {
    const { label } = SETTINGS[after.key];
    const [from, to] = [said(before), said(after)];
    await this.trail.record(tx, {
      author,
      action: 'updated',
      resource: RESOURCE,
      label,
      before: from,
      after: to,
    });
    await this.revision.raise(tx);
  }
}

async function lock(tx: EntityManager, key: string): Promise<SettingRow> {
  const row = await tx.findOne(SettingRow, {
    where: { key: In(SETTING_KEYS.filter((known) => known === key)) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw settingErrors.notFound();
  return row;
}

/** What the trail keeps of a setting: who wrote it is said beside. */
const said = ({ id, value, version }: SettingRow) => ({ id, value, version });
