import { ASSOCIATION_SETTINGS } from './association-settings.content.js';
import type { SettingDescription } from './setting-description.js';
import type { SettingKey } from './setting-values.dto.js';
import { SITE_SETTINGS } from './site-settings.content.js';

/** Every setting, in the order of the screen. One more is an entry here and its type in `SettingValues`. */
export const SETTINGS: Record<SettingKey, SettingDescription> = { ...SITE_SETTINGS, ...ASSOCIATION_SETTINGS };

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];
