import {
  SETTING_MESSAGES,
  type SettingCategory,
  type SettingEnvironment,
  type SettingRecord,
  type SettingsStats,
} from '@livres/api/contract';
import type { HttpClient } from '@livres/api/client';

export interface SettingsByCategory {
  categories: SettingCategory[];
  settings: SettingRecord[];
  stats: SettingsStats;
}

/** What the screen stands on where the settings cannot be read. */
export const noSettings = (environment: SettingEnvironment): SettingsByCategory => ({
  categories: [],
  settings: [],
  stats: {
    total_settings: 0,
    configured_settings: 0,
    sensitive_settings: 0,
    public_settings: 0,
    total_categories: 0,
    environment,
  },
});

/** Categories, settings and figures of an environment; throws where one of the three is not what it should be. */
export async function readSettingsByCategory(
  api: Pick<HttpClient, 'get'>,
  environment: SettingEnvironment,
  signal?: AbortSignal,
): Promise<SettingsByCategory> {
  const options = { params: { environment }, signal };
  const [categories, settings, stats] = await Promise.all([
    api.get('/settings-categories/', { signal }),
    api.get('/settings/', options),
    api.get('/settings/stats/', options),
  ]);
  return {
    categories: resultsOf<SettingCategory>(categories, SETTING_MESSAGES.categories_invalid),
    settings: resultsOf<SettingRecord>(settings, SETTING_MESSAGES.settings_invalid),
    stats: statsOf(stats),
  };
}

function resultsOf<T>(answer: unknown, invalid: string): T[] {
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results)) throw new Error(invalid);
  return results as T[];
}

function statsOf(answer: unknown): SettingsStats {
  const total = (answer as Partial<SettingsStats> | null)?.total_settings;
  if (typeof total !== 'number') throw new Error(SETTING_MESSAGES.stats_invalid);
  return answer as SettingsStats;
}
