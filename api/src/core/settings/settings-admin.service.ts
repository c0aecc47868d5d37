import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import { type SettingEnvironment, settingEnvironment } from './setting.contract.js';
import { SettingRow } from './setting.entity.js';
import { settingErrors } from './setting.errors.js';
import { presentSetting, presentStats } from './setting.presenter.js';
import { searchedKeys } from './setting.rules.js';
import { settingGaps } from './setting-gaps.content.js';
import { SettingsService, valuesOf } from './settings.service.js';
import { displayValue } from './shown-settings.rules.js';
import type { SettingGap, SettingRecord, SettingsStats } from './setting.dto.js';
import type { SettingKey, SettingValues } from './setting-values.dto.js';

const NUMBER = /^\d{1,9}$/;

/** Settings as staff read them, of any environment. */
@Injectable()
export class SettingsAdminService {
  constructor(
    @InjectRepository(SettingRow) private readonly rows: Repository<SettingRow>,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** The environment that is meant: the one that runs where none is named, development where it is unknown. */
  environment(named: string | undefined): SettingEnvironment {
    return named === undefined ? this.configuration.environment : settingEnvironment(named);
  }

  /** Every setting of an environment in the order of the screen, or those that a search finds. */
  async list(environment: SettingEnvironment, search = ''): Promise<SettingRecord[]> {
    const rows = await this.rowsOf(environment);
    const values = valuesOf(rows, this.settings.defaults);
    const found = new Set(searchedKeys(search, this.shown(values)));
    return this.presented(
      rows.filter(({ key }) => found.has(key)),
      values,
    );
  }

  /** One setting, by its key in an environment or by its number. */
  async find(keyOrId: string, environment: SettingEnvironment): Promise<SettingRecord> {
    const byNumber = NUMBER.test(keyOrId) ? await this.rows.findOneBy({ id: Number(keyOrId) }) : null;
    const records = await this.list(byNumber?.environment ?? environment);
    const found = records.find(({ key }) => key === (byNumber?.key ?? keyOrId));
    if (!found) throw settingErrors.notFound();
    return found;
  }

  async stats(environment: SettingEnvironment): Promise<SettingsStats> {
    return presentStats(valuesOf(await this.rowsOf(environment), this.settings.defaults), environment);
  }

  /** What does not work, or not fully, as long as something is not filled in. */
  async gaps(environment: SettingEnvironment): Promise<SettingGap[]> {
    const values = valuesOf(await this.rowsOf(environment), this.settings.defaults);
    const { smtpUrl, stripe } = this.configuration;
    return settingGaps(values, { hasMailServer: smtpUrl !== null, takesCards: stripe !== null });
  }

  private async rowsOf(environment: SettingEnvironment): Promise<SettingRow[]> {
    const rows = await this.rows.findBy({ environment, key: In(SETTING_KEYS) });
    return rows.toSorted((one, other) => SETTING_KEYS.indexOf(one.key) - SETTING_KEYS.indexOf(other.key));
  }

  private presented(rows: SettingRow[], values: SettingValues): SettingRecord[] {
    const shown = { values, defaults: this.settings.defaults, now: this.clock.now() };
    return rows.map((row) => presentSetting(row, shown));
  }

  private shown(values: SettingValues): Record<SettingKey, string> {
    const now = this.clock.now();
    const entries = SETTING_KEYS.map((key) => [key, displayValue(key, values, now)]);
    return Object.fromEntries(entries) as Record<SettingKey, string>;
  }
}
