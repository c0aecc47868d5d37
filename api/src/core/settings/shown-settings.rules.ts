import { parisDay } from '../../platform/clock/paris.js';
import { SETTINGS } from './setting-catalogue.content.js';
import { MASK } from './setting.contract.js';
import { PUBLIC_SETTING_KEYS } from './setting-values.contract.js';
import type { PublicSettings, SettingKey, SettingValue, SettingValues } from './setting-values.dto.js';

const LAST_SHOWN = 4;
const LONG_ENOUGH = 14;

/** What pages show: public settings only, their words in braces replaced, the notice on its days alone (in Paris). */
export function publicSettings(values: SettingValues, now: Date): PublicSettings {
  const shown = Object.fromEntries(PUBLIC_SETTING_KEYS.map((key) => [key, values[key]])) as unknown;
  const notice_message = isNoticeDay(values, now) ? asPrinted(values.notice_message) : '';
  return { ...(shown as PublicSettings), site_copyright_text: copyright(values, now), notice_message };
}

/** With the spaces that keep French punctuation on its line, which nobody types. */
const asPrinted = (text: string) => text.replace(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');

function isNoticeDay({ notice_starts_on: start, notice_ends_on: end }: SettingValues, now: Date): boolean {
  const today = paris(now, 'day');
  return (start === '' || start <= today) && (end === '' || today <= end);
}

function copyright({ site_copyright_text, site_name }: SettingValues, now: Date): string {
  const words: Record<string, string> = { année: paris(now, 'year'), nom: site_name };
  return site_copyright_text.replace(/\{(année|nom)\}/g, (_, word: string) => words[word]!);
}

/** A setting's value as people read it. */
export function displayValue(key: SettingKey, values: SettingValues, now: Date): string {
  const value = values[key];
  const { is_sensitive, rules } = SETTINGS[key];
  if (is_sensitive) return masked(key, value);
  if (key === 'site_copyright_text') return copyright(values, now);
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (rules.format === 'rich_text') return textOf(String(value));
  return rules.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

/** A sensitive value as staff recognise it: the end of a long number, nothing of the others. */
export function masked(key: SettingKey, value: SettingValue): string {
  const text = String(value);
  if (text === '') return '';
  const showsItsEnd = SETTINGS[key].rules.format === 'iban' && text.length >= LONG_ENOUGH;
  return showsItsEnd ? `${MASK} ${text.slice(-LAST_SHOWN)}` : MASK;
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function paris(now: Date, what: 'day' | 'year'): string {
  const day = parisDay(now);
  return what === 'day' ? day : day.slice(0, 4);
}
