import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import { SETTING_ENVIRONMENTS } from './setting.contract.js';

/** Makes the rows of settings that the database does not know yet, in the order of the catalogue. */
@Injectable()
export class SettingRowsService implements OnApplicationBootstrap {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    // Several processes may start at once: one makes a row, the others find it made.
    await this.dataSource.query(
      `INSERT INTO settings (key, environment)
       SELECT key, environment
       FROM unnest($1::text[]) WITH ORDINALITY AS keys (key, place), unnest($2::text[]) AS places (environment)
       WHERE NOT EXISTS (SELECT FROM settings known WHERE known.key = keys.key AND known.environment = places.environment)
       ORDER BY environment, place
       ON CONFLICT DO NOTHING`,
      [SETTING_KEYS, [...SETTING_ENVIRONMENTS]],
    );
  }
}
