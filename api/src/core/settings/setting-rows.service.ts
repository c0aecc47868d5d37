import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SETTING_KEYS } from './setting-catalogue.content.js';
import { SETTING_ENVIRONMENTS } from './setting.contract.js';
import { makeRows } from './settings.queries.js';

/** Makes the rows of settings that the database does not know yet, in the order of the catalogue. */
@Injectable()
export class SettingRowsService implements OnApplicationBootstrap {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    // Several processes may start at once: one makes a row, the others find it made.
    await makeRows.run(this.dataSource, SETTING_KEYS, SETTING_ENVIRONMENTS);
  }
}
