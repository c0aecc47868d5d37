import { SETTING_KEYS, SETTINGS } from './setting-catalogue.content.js';
import { SETTING_CATEGORIES, SETTING_CATEGORY_LABELS, type SettingEnvironment } from './setting.contract.js';
import type { SettingRow } from './setting.entity.js';
import { defaultOf, isPublicKey, type SettingDefaults } from './setting.rules.js';
import { shownAs } from '../../platform/http/shown-as.js';
import { displayValue, masked } from './shown-settings.rules.js';
import type { SettingValues } from './setting-values.dto.js';
import { type SettingCategory, SettingRecord, type SettingsStats } from './setting.dto.js';

interface Shown {
  values: SettingValues;
  defaults: SettingDefaults;
  now: Date;
}

export function presentSetting(row: SettingRow, { values, defaults, now }: Shown): SettingRecord {
  const { key } = row;
  const { category, is_sensitive, rules } = SETTINGS[key];
  return {
    ...shownAs(SettingRecord, SETTINGS[key]),
    ...shownAs(SettingRecord, row),
    value: is_sensitive ? masked(key, values[key]) : values[key],
    display_value: displayValue(key, values, now),
    default_value: defaultOf(key, defaults),
    is_default: row.value === null,
    category_display: SETTING_CATEGORY_LABELS[category],
    is_public: isPublicKey(key),
    validation_rules: rules,
    order: SETTING_KEYS.indexOf(key) + 1,
  };
}

export const SETTING_CATEGORY_RECORDS: readonly SettingCategory[] = SETTING_CATEGORIES.map((code, index) => ({
  id: index + 1,
  code,
  name: SETTING_CATEGORY_LABELS[code],
}));

export function presentStats(values: SettingValues, environment: SettingEnvironment): SettingsStats {
  const count = (test: (key: (typeof SETTING_KEYS)[number]) => boolean) => SETTING_KEYS.filter(test).length;
  return {
    total_settings: SETTING_KEYS.length,
    configured_settings: count((key) => values[key] !== ''),
    sensitive_settings: count((key) => SETTINGS[key].is_sensitive),
    public_settings: count(isPublicKey),
    total_categories: SETTING_CATEGORIES.length,
    environment,
  };
}
