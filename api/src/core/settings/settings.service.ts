import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import { SettingRow } from './setting.entity.js';
import { defaultOf, parsed, type SettingDefaults } from './setting.rules.js';
import { SettingPictureRow } from './setting-picture.entity.js';
import { receiptGaps } from './settings-together.rules.js';
import { publicSettings } from './shown-settings.rules.js';
import type { PublicSettings, SettingKey, SettingValues } from './setting-values.dto.js';

interface Snapshot {
  values: SettingValues;
  changed: Map<SettingKey, Date>;
}

/**
 * The settings that apply here, typed. Kept until the content revision moves, so reading one costs nothing. Inside
 * a transaction, give it: a process whose connections are all taken would otherwise wait for itself.
 */
@Injectable()
export class SettingsService {
  private kept: { revision: number; snapshot: Promise<Snapshot>; isRead: boolean } | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly revision: ContentRevisionService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async value<Key extends SettingKey>(key: Key, tx?: EntityManager): Promise<SettingValues[Key]> {
    return (await this.values(tx))[key];
  }

  async values(tx?: EntityManager): Promise<SettingValues> {
    return (await this.snapshot(tx)).values;
  }

  /** What every page says of the association; no value is secret. */
  async public(): Promise<PublicSettings> {
    return publicSettings(await this.values(), this.clock.now());
  }

  /** When the last of these settings was written; null where none ever was. */
  async changedAt(keys: readonly SettingKey[]): Promise<Date | null> {
    const { changed } = await this.snapshot();
    const moments = keys.flatMap((key) => changed.get(key)?.getTime() ?? []);
    return moments.length > 0 ? new Date(Math.max(...moments)) : null;
  }

  /** Whether tax receipts are issued: switched on, and nothing that they must say is missing. */
  async issuesReceipts(tx?: EntityManager): Promise<boolean> {
    const values = await this.values(tx);
    return values.receipts_enabled && receiptGaps(values).length === 0;
  }

  /** The signature that receipts carry, as PNG; null where none was sent. */
  async signature(tx?: EntityManager): Promise<Buffer | null> {
    const hash = await this.value('signatory_signature', tx);
    const row = await (tx ?? this.dataSource.manager).findOneBy(SettingPictureRow, { hash });
    return row?.content ?? null;
  }

  /** What settings are here where nobody chose anything. */
  get defaults(): SettingDefaults {
    const { appName, contactEmail, isContactEmailSet, contactPhone, mailFromName } = this.configuration;
    return {
      appName,
      contactEmail: isContactEmailSet ? contactEmail : '',
      contactPhone,
      senderName: mailFromName ?? '',
    };
  }

  private snapshot(tx?: EntityManager): Promise<Snapshot> {
    const revision = this.revision.current;
    const { kept } = this;
    // One that somebody is still reading may wait for a connection which others hold who wait for this transaction.
    if (revision !== null && kept?.revision === revision && (kept.isRead || !tx)) return kept.snapshot;
    const snapshot = this.read(tx ?? this.dataSource.manager);
    // What a transaction sees may be older than the revision, or never be committed.
    if (revision !== null && !tx) this.keep(revision, snapshot);
    return snapshot;
  }

  private keep(revision: number, snapshot: Promise<Snapshot>): void {
    const kept = { revision, snapshot, isRead: false };
    this.kept = kept;
    snapshot.then(
      () => (kept.isRead = true),
      () => {
        if (this.kept === kept) this.kept = null;
      },
    );
  }

  private async read(manager: EntityManager): Promise<Snapshot> {
    const rows = await manager.findBy(SettingRow, { environment: this.configuration.environment });
    return { values: valuesOf(rows, this.defaults), changed: momentsOf(rows) };
  }
}

/** The values of one environment's rows, the default ones where nothing is written. */
export function valuesOf(rows: readonly SettingRow[], defaults: SettingDefaults): SettingValues {
  const kept = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = SETTING_KEYS.map((key) => [
    key,
    parsed(key, kept.get(key) ?? null) ?? defaultOf(key, defaults),
  ]);
  return Object.fromEntries(entries) as SettingValues;
}

function momentsOf(rows: readonly SettingRow[]): Map<SettingKey, Date> {
  return new Map(rows.flatMap(({ key, updated_at }) => (updated_at ? [[key, updated_at] as const] : [])));
}
