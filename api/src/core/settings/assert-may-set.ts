import type { CallingStaff } from '../../platform/http/audience.js';
import { SETTINGS } from './setting-catalogue.content.js';
import { resourceOfSetting } from './setting.contract.js';
import { settingErrors } from './setting.errors.js';
import { isSettingKey } from './setting.rules.js';

/** Refuses a setting that is not for the roles of who writes; one that does not exist is refused elsewhere. */
export function assertMaySet(caller: CallingStaff, keys: readonly string[]): void {
  const isTheirs = (key: string) =>
    !isSettingKey(key) || caller.may(resourceOfSetting(key, SETTINGS[key].category), 'write');
  if (!keys.every(isTheirs)) throw settingErrors.notTheirs();
}
