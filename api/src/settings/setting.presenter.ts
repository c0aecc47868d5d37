import { SETTINGS } from './setting-catalogue.content.js';
import { type PublicSettings, SETTING_CATEGORY_LABELS, type SettingRecord } from './setting.contract.js';
import type { SettingRow } from './setting.entity.js';

export function presentSetting(row: SettingRow, byDefault: string, shown: PublicSettings): SettingRecord {
  const { id, key, value, updated_at, updated_by_username, version } = row;
  const { label, help_text, category, is_required, max_length } = SETTINGS[key];
  return {
    id,
    key,
    label,
    help_text,
    category,
    category_display: SETTING_CATEGORY_LABELS[category],
    value: value ?? byDefault,
    display_value: shown[key],
    default_value: byDefault,
    is_default: value === null,
    is_required,
    max_length,
    updated_at: updated_at?.toISOString() ?? null,
    updated_by_username,
    version,
  };
}
