import { SETTING_DEFAULTS, SETTINGS } from './setting-catalogue.content.js';
import type { PublicSettings, SettingKey } from './setting.contract.js';
import { settingFaults } from './setting.errors.js';

/** What a setting is where nobody chose anything. */
export function defaultOf(key: SettingKey, appName: string): string {
  if (key === 'site_name') return appName;
  return key in SETTING_DEFAULTS ? SETTING_DEFAULTS[key as keyof typeof SETTING_DEFAULTS] : '';
}

/** What is wrong with a value, in French; null where it may be kept. */
export function settingFault(key: SettingKey, value: string): string | null {
  const { is_required, max_length, hosts } = SETTINGS[key];
  if (value === '') return is_required ? settingFaults.required : null;
  if (value.length > max_length) return settingFaults.tooLong(max_length);
  if (/[\r\n\t]/.test(value)) return settingFaults.oneLine;
  return hosts ? linkFault(value, hosts) : null;
}

function linkFault(value: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(value)) return settingFaults.notAnAddress;
  const { protocol, hostname, pathname, username, password, port } = new URL(value);
  if (protocol !== 'https:' || username || password || port) return settingFaults.notHttps;
  if (!hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)))
    return settingFaults.otherSite(hosts[0]!);
  return pathname === '/' ? settingFaults.noPage : null;
}

/** The settings as pages show them: the words in braces replaced, the year being that of Paris. */
export function shownSettings(written: PublicSettings, now: Date): PublicSettings {
  const words: Record<string, string> = { année: parisYear(now), nom: written.site_name };
  const shown = written.site_copyright_text.replace(/\{(année|nom)\}/g, (_, word: string) => words[word]!);
  return { ...written, site_copyright_text: shown };
}

function parisYear(now: Date): string {
  return new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: 'Europe/Paris' }).format(now);
}
