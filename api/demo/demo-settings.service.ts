import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, type DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { SettingRow } from '../src/core/settings/setting.entity.js';
import type { SettingKey } from '../src/core/settings/setting-values.dto.js';
import { Clock } from '../src/platform/clock/clock.js';
import { Configuration } from '../src/platform/config/configuration.js';

/** A number that the French regulator keeps for fiction. */
const CONTACT: Partial<Record<SettingKey, string>> = {
  contact_email: 'bonjour@livres-en-partage.example',
  contact_phone: '04 65 71 12 34',
};

/** How to reach the association, where neither the configuration nor anybody says it. */
@Injectable()
export class DemoSettingsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    const { environment, isContactEmailSet } = this.configuration;
    if (isContactEmailSet) return;
    const written = { updated_at: this.clock.now(), updated_by: author.id, updated_by_username: author.name };
    for (const [key, value] of Object.entries(CONTACT) as [SettingKey, string][])
      await this.database.manager.update(
        SettingRow,
        { key, environment, value: IsNull() },
        { value, ...written },
      );
  }
}
