import type { SettingRecord, SettingValue } from '@livres/api/contract';
import type { SettingRefusal } from './setting-refusals';
import { settings as texts } from './settings.fr';

const LONGEST = 300;

/** A value as one reads it before saving; a sensitive one is masked. */
export function valueInFrench(setting: SettingRecord, value: SettingValue): string {
  const { is_sensitive, validation_rules } = setting;
  if (value === '') return '';
  if (validation_rules.format === 'picture') return texts.picture_new;
  if (is_sensitive) return texts.new_value;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (validation_rules.format === 'rich_text') return textOf(String(value));
  const choice = validation_rules.choices?.find((one) => one.value === value);
  return choice?.label ?? String(value);
}

/** What is saved, as one reads it. */
export function savedInFrench(setting: SettingRecord): string {
  return setting.is_sensitive ? setting.display_value : valueInFrench(setting, setting.value);
}

export function refusalInFrench(
  setting: SettingRecord,
  refusal: SettingRefusal | undefined,
): string | undefined {
  if (!refusal) return undefined;
  return 'message' in refusal ? refusal.message : texts.conflict(refusal.changed_by, savedInFrench(setting));
}

function textOf(html: string): string {
  const text = new DOMParser()
    .parseFromString(html.replace(/<\/(p|li|h\d)>/g, ' '), 'text/html')
    .body.textContent.trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}
