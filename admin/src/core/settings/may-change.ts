import { resourceOfSetting, type SettingRecord } from '@livres/api/contract';
import { mayDo } from '../../shared/rights/rights';

/** Whether whoever is at work may change this setting. */
export const mayChange = ({ key, category }: Pick<SettingRecord, 'key' | 'category'>): boolean =>
  mayDo(resourceOfSetting(key, category), 'write');
