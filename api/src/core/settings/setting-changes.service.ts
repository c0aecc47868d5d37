import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SETTINGS } from './setting-catalogue.content.js';
import { DEFAULT_SETTING_REASON, SETTING_ENVIRONMENT_LABELS } from './setting.contract.js';
import type { SettingRow } from './setting.entity.js';
import { parsed } from './setting.rules.js';

export const SETTINGS_RESOURCE = 'settings';

/** Saves a setting that was changed, with who changed it and its line in the audit log. */
@Injectable()
export class SettingChangesService {
  constructor(
    private readonly auditLog: AuditLogService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async save(
    tx: EntityManager,
    row: SettingRow,
    value: string | null,
    reason: string,
    author: Author,
  ): Promise<void> {
    const before = said(row);
    Object.assign(row, {
      value,
      updated_at: this.clock.now(),
      updated_by: author.id,
      updated_by_username: author.name,
    });
    await tx.save(row);
    await this.auditLog.record(tx, {
      author,
      action: 'updated',
      resource: SETTINGS_RESOURCE,
      label: this.labelOf(row),
      before,
      after: said(row),
      reason: reason || DEFAULT_SETTING_REASON,
    });
  }

  private labelOf({ key, environment }: SettingRow): string {
    const { label } = SETTINGS[key];
    const isHere = environment === this.configuration.environment;
    return isHere ? label : `${label} (${SETTING_ENVIRONMENT_LABELS[environment]})`;
  }
}

/** What the audit log keeps of a setting: of a sensitive one, only that it changed. */
function said({ id, key, value, version }: SettingRow) {
  if (!SETTINGS[key].is_sensitive) return { id, version, value: parsed(key, value) };
  return { id, version, value: value === null ? null : `Valeur masquée n° ${version}` };
}
