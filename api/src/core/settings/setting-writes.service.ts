import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { type Author, AuditLogService } from '../audit/audit-log.service.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { SETTING_KEYS, SETTINGS } from './setting-catalogue.content.js';
import type { SettingEnvironment } from './setting.contract.js';
import { SETTINGS_RESOURCE, SettingChangesService } from './setting-changes.service.js';
import { SettingRow } from './setting.entity.js';
import { settingErrors, settingFaults } from './setting.errors.js';
import { defaultOf, isSettingKey, settingFault, tidy, written } from './setting.rules.js';
import { SettingPictureRow } from './setting-picture.entity.js';
import { faultsTogether } from './settings-together.rules.js';
import { SettingsService, valuesOf } from './settings.service.js';
import { masked } from './shown-settings.rules.js';
import type { SettingKey, SettingValue, SettingValues } from './setting-values.dto.js';

export interface SettingChange {
  key: string;
  /** Null gives the setting back to its default. */
  value: SettingValue | null;
  /** The one that was read; a later one in the database is a conflict. */
  version?: number | undefined;
}

export interface SettingWrite {
  environment: SettingEnvironment;
  reason: string;
  author: Author;
}

type Faults = Record<string, string>;

/** What administrators write. Each change is in the audit log with its reason, and raises the content revision. */
@Injectable()
export class SettingWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly changes: SettingChangesService,
  ) {}

  /** Changes one setting; its error is reported on `value`. */
  async update(change: SettingChange, { environment, reason, author }: SettingWrite): Promise<void> {
    if (!isSettingKey(change.key)) throw settingErrors.notFound();
    await this.dataSource.transaction(async (tx) => {
      const rows = await lockAll(tx, environment);
      await this.auditLog.assertCurrent(
        tx,
        SETTINGS_RESOURCE,
        rowOf(rows, change.key as SettingKey),
        change.version,
      );
      const faults = await this.write(tx, rows, [change], reason, author);
      const fault = faults[change.key];
      if (fault) throw settingErrors.invalid({ value: fault });
    });
  }

  /** Changes several, all or none; each error is reported on its key. Those without a version replace what is there. Answers how many are no longer what they were. */
  async updateAll(changes: SettingChange[], { environment, reason, author }: SettingWrite): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows = await lockAll(tx, environment);
      const before = rows.map(({ version }) => version);
      const faults = await this.write(tx, rows, changes, reason, author);
      if (Object.keys(faults).length > 0) throw settingErrors.invalid(faults);
      return rows.filter(({ version }, index) => version !== before[index]).length;
    });
  }

  private async write(
    tx: EntityManager,
    rows: SettingRow[],
    changes: SettingChange[],
    reason: string,
    author: Author,
  ): Promise<Faults> {
    const faults = listFaults(changes);
    if (Object.keys(faults).length > 0) return faults;
    assertCurrent(rows, changes);
    const before = valuesOf(rows, this.settings.defaults);
    const next = new Map<SettingKey, string | null>();
    for (const { key, value } of changes as (SettingChange & { key: SettingKey })[]) {
      const { kept, fault } = this.storedValue(key, value, before);
      if (fault) faults[key] = fault;
      else if (kept !== rowOf(rows, key).value) next.set(key, kept);
    }
    Object.assign(faults, await unknownPictures(tx, next), this.togetherFaults(rows, before, next));
    if (Object.keys(faults).length > 0) return faults;
    for (const [key, value] of next) await this.changes.save(tx, rowOf(rows, key), value, reason, author);
    if (next.size > 0) await this.revision.raise(tx);
    return faults;
  }

  private storedValue(key: SettingKey, given: SettingValue | null, before: SettingValues) {
    const byDefault = defaultOf(key, this.settings.defaults);
    const value = given === null ? byDefault : tidy(key, given);
    // The mask sent back is the value left alone.
    if (SETTINGS[key].is_sensitive && given !== '' && given === masked(key, before[key]))
      return { kept: before[key] === byDefault ? null : written(before[key]) };
    if (value === byDefault) return { kept: null };
    const fault = settingFault(key, value);
    return fault ? { fault, kept: null } : { kept: written(value) };
  }

  private togetherFaults(rows: SettingRow[], before: SettingValues, next: Map<SettingKey, string | null>) {
    const changed = [...next.keys()];
    const after = valuesOf(
      rows.map((row) => ({ ...row, value: next.has(row.key) ? next.get(row.key)! : row.value })),
      this.settings.defaults,
    );
    return faultsTogether(before, after, changed);
  }
}

/** Every setting of the environment is locked: what they must be together cannot change meanwhile. */
function lockAll(tx: EntityManager, environment: SettingEnvironment): Promise<SettingRow[]> {
  return tx.find(SettingRow, {
    where: { environment, key: In(SETTING_KEYS) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

function rowOf(rows: SettingRow[], key: SettingKey): SettingRow {
  const row = rows.find((one) => one.key === key);
  if (!row) throw settingErrors.notFound();
  return row;
}

function listFaults(changes: SettingChange[]): Faults {
  // Without a prototype: a key may be any word.
  const faults = Object.create(null) as Faults;
  const seen = new Set<string>();
  for (const { key } of changes) {
    if (!isSettingKey(key)) faults[key] = settingFaults.unknown;
    else if (seen.has(key)) faults[key] = settingFaults.twice;
    seen.add(key);
  }
  return faults;
}

function assertCurrent(rows: SettingRow[], changes: SettingChange[]): void {
  const conflicts = changes.flatMap(({ key, version }) => {
    const row = rowOf(rows, key as SettingKey);
    return version === undefined || version === row.version ? [] : [row];
  });
  if (conflicts.length === 0) return;
  throw settingErrors.conflicts(
    conflicts.map(({ key, updated_by_username, updated_at, version }) => ({
      key,
      label: SETTINGS[key].label,
      changed_by: updated_by_username,
      changed_at: updated_at?.toISOString() ?? null,
      current_version: version,
    })),
  );
}

async function unknownPictures(tx: EntityManager, next: Map<SettingKey, string | null>): Promise<Faults> {
  const faults: Faults = {};
  for (const [key, hash] of next)
    if (SETTINGS[key].rules.format === 'picture' && hash && !(await tx.existsBy(SettingPictureRow, { hash })))
      faults[key] = settingFaults.notAPicture;
  return faults;
}
