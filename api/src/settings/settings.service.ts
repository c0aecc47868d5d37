import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import type { PublicSettings, SettingRecord } from './setting.contract.js';
import { SettingRow } from './setting.entity.js';
import { settingErrors } from './setting.errors.js';
import { presentSetting } from './setting.presenter.js';
import { defaultOf, shownSettings } from './setting.rules.js';

/** The settings that steer the site, as pages and administrators read them. */
@Injectable()
export class SettingsService {
  constructor(
    @InjectRepository(SettingRow) private readonly settings: Repository<SettingRow>,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** What every page says of the association; no value is secret. */
  async public(): Promise<PublicSettings> {
    return this.shown(await this.rows());
  }

  async list(): Promise<SettingRecord[]> {
    const rows = await this.rows();
    const shown = this.shown(rows);
    return rows.map((row) => presentSetting(row, this.byDefault(row), shown));
  }

  async find(key: string): Promise<SettingRecord> {
    const found = (await this.list()).find((setting) => setting.key === key);
    if (!found) throw settingErrors.notFound();
    return found;
  }

  /** In the order of the screen. */
  private async rows(): Promise<SettingRow[]> {
    const rows = await this.settings.findBy({ key: In(SETTING_KEYS) });
    return rows.toSorted((one, other) => SETTING_KEYS.indexOf(one.key) - SETTING_KEYS.indexOf(other.key));
  }

  private shown(rows: SettingRow[]): PublicSettings {
    const written = Object.fromEntries(rows.map((row) => [row.key, row.value ?? this.byDefault(row)]));
    return shownSettings(written as unknown as PublicSettings, this.clock.now());
  }

  private byDefault({ key }: SettingRow): string {
    return defaultOf(key, this.configuration.appName);
  }
}
