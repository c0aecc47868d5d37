import type { SettingCategoryCode, SettingFormat, SettingType } from './setting.contract.js';
import type { SettingRules, SettingValue } from './setting-values.dto.js';

/** What the product knows of a setting before anyone writes one. */
export interface SettingDescription {
  label: string;
  description: string;
  help_text: string;
  category: SettingCategoryCode;
  value_type: SettingType;
  /** Where nothing is written; some follow the configuration instead (see `defaultOf`). */
  default_value: SettingValue;
  is_required: boolean;
  is_sensitive: boolean;
  rules: SettingRules;
}

type Words = Pick<SettingDescription, 'category' | 'label' | 'description' | 'help_text'>;
type Further = Partial<Pick<SettingDescription, 'is_required' | 'is_sensitive' | 'default_value'>>;

export function text(
  words: Words,
  max_length: number,
  format: SettingFormat = 'line',
  further: Further & { rules?: SettingRules } = {},
): SettingDescription {
  const { rules, ...rest } = further;
  return {
    ...words,
    value_type: 'string',
    default_value: '',
    is_required: false,
    is_sensitive: false,
    ...rest,
    rules: { format, max_length, ...rules },
  };
}

export function choice(
  words: Words,
  labels: Record<string, string>,
  further: Further = {},
): SettingDescription {
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return {
    ...words,
    value_type: 'string',
    default_value: '',
    is_required: false,
    is_sensitive: false,
    ...further,
    rules: { choices },
  };
}

export function number(
  words: Words,
  default_value: number,
  rules: { min: number; max: number },
): SettingDescription {
  return {
    ...words,
    value_type: 'number',
    default_value,
    is_required: true,
    is_sensitive: false,
    rules,
  };
}

export function onOrOff(words: Words, default_value: boolean): SettingDescription {
  return {
    ...words,
    value_type: 'boolean',
    default_value,
    is_required: false,
    is_sensitive: false,
    rules: {},
  };
}
