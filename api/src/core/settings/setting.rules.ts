import { shownRichText } from '../../platform/http/rich-text.js';
import { plainLetters } from '../../platform/http/plain-letters.contract.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { SETTING_KEYS, SETTINGS } from './setting-catalogue.content.js';
import { settingFaults as faults } from './setting.errors.js';
import { formatFault, tidied } from './setting-formats.rules.js';
import { PUBLIC_SETTING_KEYS } from './setting-values.contract.js';
import type { SettingKey, SettingRules, SettingValue } from './setting-values.dto.js';

export type SettingDefaults = Pick<Configuration, 'appName' | 'contactPhone'> & {
  contactEmail: string;
  senderName: string;
};

const LINES = ['text', 'rich_text'];
const isPublic = new Set<string>(PUBLIC_SETTING_KEYS);

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);
export const isPublicKey = (key: SettingKey) => isPublic.has(key);

/** What a setting is where nobody chose anything; some follow the configuration. */
export function defaultOf(key: SettingKey, configured: SettingDefaults): SettingValue {
  if (key === 'site_name') return configured.appName;
  if (key === 'contact_email') return configured.contactEmail;
  if (key === 'contact_phone') return configured.contactPhone;
  if (key === 'mail_sender_name') return configured.senderName;
  return SETTINGS[key].default_value;
}

/** A value as it is kept in the database. */
export const written = (value: SettingValue): string => String(value);

/** A value as it was kept; a text that its type cannot hold counts as nothing written. */
export function parsed(key: SettingKey, kept: string | null): SettingValue | null {
  if (kept === null) return null;
  const { value_type, rules } = SETTINGS[key];
  if (value_type === 'boolean') return kept === 'true';
  if (value_type === 'number') return Number.isFinite(Number(kept)) ? Number(kept) : null;
  return rules.format === 'rich_text' ? shownRichText(kept) : kept;
}

/** A value as it will be kept: without the spaces around it, or those people put in numbers. */
export function tidy(key: SettingKey, value: SettingValue): SettingValue {
  return typeof value === 'string' ? tidied(value, SETTINGS[key].rules.format) : value;
}

/** What is wrong with a value, in French; null where it may be kept. */
export function settingFault(key: SettingKey, value: SettingValue): string | null {
  const { value_type, rules } = SETTINGS[key];
  if (value_type === 'boolean') return typeof value === 'boolean' ? null : faults.notASwitch;
  if (value_type === 'number') return numberFault(value, rules);
  return typeof value === 'string' ? textFault(key, value) : faults.notAText;
}

function numberFault(value: SettingValue, { min, max }: SettingRules): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return faults.notANumber;
  if (!Number.isInteger(value)) return faults.notAWholeNumber;
  if (min !== undefined && value < min) return faults.tooSmall(min);
  return max !== undefined && value > max ? faults.tooLarge(max) : null;
}

function textFault(key: SettingKey, value: string): string | null {
  const { is_required, rules, help_text } = SETTINGS[key];
  const { max_length, choices, pattern, format = 'line' } = rules;
  if (value === '') {
    if (!is_required) return null;
    return isPublicKey(key) ? faults.requiredByPages : faults.required;
  }
  if (max_length !== undefined && value.length > max_length) return faults.tooLong(max_length);
  if (!LINES.includes(format) && /[\r\n\t]/.test(value)) return faults.oneLine;
  if (choices && !choices.some((one) => one.value === value))
    return faults.notAChoice(choices.map(({ label }) => label));
  if (pattern && !new RegExp(pattern).test(value)) return faults.badForm(help_text);
  return formatFault(value, rules);
}

/** The keys whose words hold every word of a search, accents and case aside. */
export function searchedKeys(search: string, shown: Record<SettingKey, string>): SettingKey[] {
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  return SETTING_KEYS.filter((key) => {
    const { label, description, help_text, is_sensitive } = SETTINGS[key];
    const said = plainLetters([key, label, description, help_text, is_sensitive ? '' : shown[key]].join(' '));
    return words.every((word) => said.includes(word));
  });
}
