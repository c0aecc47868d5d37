import type { HttpClient } from '@livres/api/client';
import { expect, it } from 'vitest';
import { noSettings, readSettingsByCategory } from './settings-by-category';

const GOOD: Record<string, unknown> = {
  '/settings-categories/': { results: [{ id: 1, code: 'identity', name: 'Identité' }] },
  '/settings/': { results: [] },
  '/settings/stats/': { total_settings: 0 },
};
const answering = (answers: Record<string, unknown>) =>
  ({ get: (path: string) => Promise.resolve(answers[path]) }) as Pick<HttpClient, 'get'>;

it('the screen reads categories, settings and figures together', async () => {
  const { categories } = await readSettingsByCategory(answering(GOOD), 'development');
  expect(categories).toHaveLength(1);
});

it.each([
  ['/settings-categories/', 'Categories response invalid'],
  ['/settings/', 'Settings response invalid'],
  ['/settings/stats/', 'Stats response invalid'],
])('an answer of %s that is not one says « %s »', async (path, message) => {
  for (const wrong of [null, [], { results: 'x' }, 'x'])
    await expect(
      readSettingsByCategory(answering({ ...GOOD, [path]: wrong }), 'development'),
    ).rejects.toThrow(message);
});

it('where nothing could be read there is no category, no setting, and every figure is zero', () => {
  const { categories, settings, stats } = noSettings('staging');
  expect([categories, settings]).toEqual([[], []]);
  const { environment, ...figures } = stats;
  expect(environment).toBe('staging');
  expect(Object.values(figures)).toEqual([0, 0, 0, 0, 0]);
});
