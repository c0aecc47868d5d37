import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { SettingEnvironment } from './setting.contract.js';
import type { SettingKey } from './setting-values.dto.js';

@Entity('settings')
export class SettingRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  key: SettingKey;

  @Column('text')
  environment: SettingEnvironment;

  /** Null for the default one, which may change with the configuration. */
  @Column('text', { nullable: true })
  value: string | null;

  @Column('timestamptz', { nullable: true })
  updated_at: Date | null;

  @Column('int', { nullable: true })
  updated_by: number | null;

  @Column('text', { nullable: true })
  updated_by_username: string | null;

  @VersionColumn()
  version: number;
}
