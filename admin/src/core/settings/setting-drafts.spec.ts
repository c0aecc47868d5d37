import type { SettingRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { changesOf, entryOf } from './setting-drafts';

const record = (key: string, value: unknown, default_value: unknown = '') =>
  ({ key, value, default_value, version: 3 }) as SettingRecord;

it('a draft that says what is saved is no change', () => {
  const settings = [record('site_name', 'Livres'), record('contact_answer_days', 3, 3)];
  const drafts = {
    site_name: { value: ' Livres ', version: 3 },
    contact_answer_days: { value: 4, version: 3 },
  };
  expect(changesOf(settings, drafts).map(({ setting }) => setting.key)).toEqual(['contact_answer_days']);
});

it('a change is saved with the version that was read, and the default as nothing written', () => {
  const setting = record('site_name', 'Autre', 'Livres');
  expect(entryOf({ setting, draft: { value: ' Livres ', version: 3 } })).toEqual({
    key: 'site_name',
    value: null,
    version: 3,
  });
  expect(entryOf({ setting, draft: { value: 'Pages', version: 2 } })).toMatchObject({
    value: 'Pages',
    version: 2,
  });
});
