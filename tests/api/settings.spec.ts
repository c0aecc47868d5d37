import type { PublicSettings, SettingRecord } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const KEYS = [
  'site_name',
  'site_description',
  'site_copyright_text',
  'social_linkedin',
  'social_youtube',
  'social_instagram',
  'social_tiktok',
  'social_facebook',
  'social_twitter',
];

let api: TestApi;
let admin: Request;
beforeAll(async () => {
  api = await startApi({ env: { APP_NAME: 'Pages ouvertes' } });
  admin = await api.asStaff('administrateur');
});
afterAll(() => api?.close());

const publicSettings = async () => (await api.request<PublicSettings>('/settings/public/')).body;
const setting = async (key: string) => (await admin<SettingRecord>(`/admin/settings/${key}`)).body;
const revision = async () => (await api.request('/revision/')).body.revision as number;

async function write(key: string, value: string | null, version?: number) {
  const current = version ?? (await setting(key)).version;
  return admin(`/admin/settings/${key}`, { method: 'PUT', body: { value, version: current } });
}

describe('the public settings', () => {
  it('are the nine specified ones and nothing else, with their defaults', async () => {
    const clock = stopClock(api, new Date('2026-12-31T23:30:00Z'));
    const body = await publicSettings();
    clock.set(new Date());
    expect(Object.keys(body)).toEqual(KEYS);
    expect(body).toMatchObject({
      site_name: 'Pages ouvertes',
      site_description: 'Soutenir l’éducation en Afrique',
      site_copyright_text: '© 2027 Pages ouvertes. Tous droits réservés.',
    });
    for (const key of KEYS.slice(3)) expect(body[key as keyof PublicSettings]).toBe('');
  });

  it('are kept by whoever read them, until one changes', async () => {
    const first = await api.request('/settings/public/');
    const etag = first.headers.get('etag')!;
    const again = await api.request('/settings/public/', { headers: { 'if-none-match': etag } });
    expect([first.headers.get('cache-control'), again.status]).toEqual([
      'public, max-age=0, must-revalidate',
      304,
    ]);
    const before = await revision();
    await write('social_youtube', 'https://www.youtube.com/@livres');
    await eventually('the revision', async () => (await revision()) > before);
    await eventually(
      'the link on the site',
      async () => (await publicSettings()).social_youtube === 'https://www.youtube.com/@livres',
      2000,
    );
    await write('social_youtube', null);
  });
});

describe('a setting', () => {
  it('says what it is for, what it is worth, and what it would be by default', async () => {
    const { body } = await admin<SettingRecord[]>('/admin/settings');
    expect(body.map(({ key }) => key)).toEqual(KEYS);
    for (const { label, help_text, category_display } of body)
      for (const said of [label, help_text, category_display]) expect(said).not.toBe('');
    expect(body[2]).toMatchObject({
      category: 'identity',
      category_display: 'Identité',
      value: '© {année} {nom}. Tous droits réservés.',
      default_value: '© {année} {nom}. Tous droits réservés.',
      is_default: true,
      is_required: true,
      updated_at: null,
      updated_by_username: null,
      version: 1,
    });
    expect(body[2]!.display_value).toMatch(/^© \d{4} Pages ouvertes\. Tous droits réservés\.$/);
  });

  it('is changed by an administrator, and its story says who, from what to what', async () => {
    const changed = await write('site_name', '  Livres sans frontières  ');
    expect(changed.body).toMatchObject({
      value: 'Livres sans frontières',
      is_default: false,
      version: 2,
      updated_by_username: 'Première administratrice',
    });
    expect((await setting('site_copyright_text')).display_value).toContain('Livres sans frontières');

    const back = await write('site_name', null);
    expect(back.body).toMatchObject({ value: 'Pages ouvertes', is_default: true, version: 3 });
    const { body: story } = await admin('/admin/settings/site_name/history');
    expect(story).toHaveLength(2);
    expect(story[1]).toMatchObject({
      action: 'updated',
      label: 'Nom du site',
      changes: [{ field: 'value', before: null, after: 'Livres sans frontières' }],
    });
  });

  it('that is written as it was is left alone; the default written out is the default', async () => {
    const same = await write('site_name', 'Pages ouvertes');
    expect([same.status, same.body.is_default, same.body.version]).toEqual([200, true, 3]);
    expect((await admin('/admin/settings/site_name/history')).body).toHaveLength(2);
  });

  it('is never overwritten by someone who read an older one', async () => {
    const { version } = await setting('social_instagram');
    expect((await write('social_instagram', 'https://instagram.com/livres', version)).status).toBe(200);
    const stale = await write('social_instagram', 'https://instagram.com/autres', version);
    expect([stale.status, stale.body.changed_fields]).toEqual([409, ['value']]);
    const unread = await admin('/admin/settings/social_instagram', { method: 'PUT', body: { value: null } });
    expect([unread.status, Object.keys(unread.body.errors)]).toEqual([400, ['version']]);
  });

  it.each([
    ['site_name', '', 'ne peut pas rester vide'],
    ['site_name', 'x'.repeat(61), '60 caractères'],
    ['site_description', 'Deux\nlignes', 'une seule ligne'],
    ['social_linkedin', 'http://www.linkedin.com/company/livres', 'https://'],
    ['social_linkedin', 'javascript:alert(1)', 'https://'],
    ['social_linkedin', 'https://exemple.org/livres', 'linkedin.com'],
    ['social_tiktok', 'livres', 'adresse complète'],
  ])('%s refuses %j with a sentence', async (key, value, reason) => {
    const { status, body } = await write(key, value);
    expect([status, body.errors.value]).toEqual([400, expect.stringContaining(reason)]);
  });

  it('that nobody knows is not there', async () => {
    expect((await admin('/admin/settings/inconnu')).status).toBe(404);
    expect((await admin('/admin/settings/inconnu/history')).status).toBe(404);
    const put = await admin('/admin/settings/inconnu', { method: 'PUT', body: { value: 'x', version: 1 } });
    expect(put.status).toBe(404);
  });
});
