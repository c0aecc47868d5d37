import type { PublicSettings, SettingRecord } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { CONTACT_EMAIL } from '../factories/emails.ts';
import { revisionOf, testApi, adminOf } from '../factories/api.ts';
import { stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const NINE = [
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

const api = testApi({ APP_NAME: 'Pages ouvertes', CONTACT_EMAIL, CONTACT_PHONE: '01 23 45 67 89' });
const admin = adminOf(api);

const publicSettings = async () => (await api.request<PublicSettings>('/settings/public/')).body;
const setting = async (key: string) => (await admin<SettingRecord>(`/admin/settings/${key}`)).body;

async function write(key: string, value: unknown, version?: number) {
  const current = version ?? (await setting(key)).version;
  return admin(`/admin/settings/${key}`, { method: 'PUT', body: { value, version: current } });
}

describe('the public settings', () => {
  it('hold the nine specified ones, with their defaults', async () => {
    const clock = stopClock(api, new Date('2026-12-31T23:30:00Z'));
    const body = await publicSettings();
    clock.set(new Date());
    expect(Object.keys(body).slice(0, 9)).toEqual(NINE);
    expect(body).toMatchObject({
      site_name: 'Pages ouvertes',
      site_description: 'Soutenir l’éducation en Afrique',
      site_copyright_text: '© 2027 Pages ouvertes. Tous droits réservés.',
    });
    for (const key of NINE.slice(3)) expect(body[key as keyof PublicSettings]).toBe('');
  });

  it('say how to reach the association as its configuration does, until staff say otherwise', async () => {
    expect(await publicSettings()).toMatchObject({
      contact_email: 'bureau@livres.example',
      contact_phone: '01 23 45 67 89',
    });
    await write('contact_phone', '+33 1 98 76 54 32');
    expect((await publicSettings()).contact_phone).toBe('+33 1 98 76 54 32');
    await write('contact_phone', null);
  });

  it('show a notice on its days alone', async () => {
    await write('notice_message', 'Fermé pour inventaire');
    await write('notice_starts_on', '2027-03-01');
    const clock = stopClock(api, new Date('2027-02-28T22:59:00Z'));
    expect((await api.request('/settings/public/?avant')).body.notice_message).toBe('');
    clock.set(new Date('2027-02-28T23:01:00Z'));
    expect((await api.request('/settings/public/?le-jour')).body.notice_message).toBe(
      'Fermé pour inventaire',
    );
    clock.set(new Date());
    await write('notice_starts_on', null);
    await write('notice_message', null);
  });

  it('are kept by whoever read them, until one changes', async () => {
    const first = await api.request('/settings/public/');
    const etag = first.headers.get('etag')!;
    const again = await api.request('/settings/public/', { headers: { 'if-none-match': etag } });
    expect([first.headers.get('cache-control'), again.status]).toEqual([
      'public, max-age=0, must-revalidate',
      304,
    ]);
    const before = await revisionOf(api);
    await write('social_youtube', 'https://www.youtube.com/@livres');
    expect(await revisionOf(api)).toBeGreaterThan(before);
    await eventually(
      'the link on the site',
      async () => (await publicSettings()).social_youtube === 'https://www.youtube.com/@livres',
    );
    await write('social_youtube', null);
  });
});

describe('a setting', () => {
  it('says what it is for, what it is worth, and what it would be by default', async () => {
    const { body, headers } = await admin<SettingRecord[]>('/admin/settings');
    expect(body.slice(0, 9).map(({ key }) => key)).toEqual(NINE);
    expect(headers.get('content-range')).toBe(`settings 0-${body.length - 1}/${body.length}`);
    for (const { label, description, help_text, category_display } of body)
      for (const said of [label, description, help_text, category_display]) expect(said).not.toBe('');
    expect(body[2]).toMatchObject({
      category: 'identity',
      category_display: 'Identité',
      environment: 'development',
      value: '© {année} {nom}. Tous droits réservés.',
      value_type: 'string',
      default_value: '© {année} {nom}. Tous droits réservés.',
      is_default: true,
      is_required: true,
      is_public: true,
      is_sensitive: false,
      validation_rules: { format: 'line', max_length: 200 },
      order: 3,
      updated_at: null,
      updated_by: null,
      updated_by_username: null,
      version: 1,
    });
    expect(body[2]!.display_value).toMatch(/^© \d{4} Pages ouvertes\. Tous droits réservés\.$/);
  });

  it('is a text, a number or a switch', async () => {
    expect(await setting('contact_answer_days')).toMatchObject({ value: 3, value_type: 'number' });
    expect(await setting('newsletter_form_shown')).toMatchObject({ value: true, value_type: 'boolean' });
    expect((await write('contact_answer_days', 5)).body).toMatchObject({ value: 5, display_value: '5' });
    expect((await write('newsletter_form_shown', false)).body).toMatchObject({ display_value: 'Non' });
    expect(await publicSettings()).toMatchObject({ contact_answer_days: 5, newsletter_form_shown: false });
    await write('contact_answer_days', null);
    await write('newsletter_form_shown', true);
    expect((await setting('newsletter_form_shown')).is_default).toBe(true);
  });

  it('is listed as react-admin asks: a page, a category, in an order, found by its number too', async () => {
    const query = new URLSearchParams({
      range: '[0,2]',
      sort: '["label","ASC"]',
      filter: JSON.stringify({ category: 'social' }),
    });
    const { body, headers } = await admin<SettingRecord[]>(`/admin/settings?${query}`);
    expect(body.map(({ label }) => label)).toEqual(['Facebook', 'Instagram', 'LinkedIn']);
    expect(headers.get('content-range')).toBe('settings 0-2/6');
    expect((await admin(`/admin/settings/${body[0]!.id}`)).body.key).toBe('social_facebook');
  });

  it('is changed by an administrator, and its story says who, why, from what to what', async () => {
    const { version } = await setting('site_name');
    const changed = await admin('/admin/settings/site_name', {
      method: 'PUT',
      body: { value: '  Livres sans frontières  ', version, reason: 'Nouveau nom voté' },
    });
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
      reason: 'Nouveau nom voté',
      changes: [{ field: 'value', before: null, after: 'Livres sans frontières' }],
    });
    expect(story[0].reason).toBe('Mise à jour via l’interface d’administration');
  });

  it('that is written as it was is left alone; the default written out is the default', async () => {
    expectAnswer(await write('site_name', 'Pages ouvertes'), 200, { is_default: true, version: 3 });
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
    ['site_name', 12, 'Indiquez un texte'],
    ['site_description', 'Deux\nlignes', 'une seule ligne'],
    ['social_linkedin', 'http://www.linkedin.com/company/livres', 'https://'],
    ['social_linkedin', 'javascript:alert(1)', 'https://'],
    ['social_linkedin', 'https://exemple.org/livres', 'linkedin.com'],
    ['social_tiktok', 'livres', 'adresse complète'],
    ['contact_answer_days', 31, 'au plus 30'],
    ['contact_answer_days', 'trois', 'un nombre'],
    ['newsletter_form_shown', 'oui', 'vrai ou faux'],
    ['notice_tone', 'urgent', 'Information, Important'],
    ['contact_email', 'bureau', 'e-mail invalide'],
    ['legal_siren', '123456789', 'SIREN'],
    ['bank_iban', 'FR7630006000011234567890188', 'IBAN'],
    ['signatory_signature', 'a'.repeat(64), 'l’image'],
    ['community_text', 'x'.repeat(60_001), '60000 caractères'],
    ['site_name', { nom: 'x' }, 'un texte, un nombre'],
  ])('%s refuses %j with a sentence', async (key, value, reason) => {
    const { status, body } = await write(key, value);
    expect([status, body.errors.value]).toEqual([400, expect.stringContaining(reason)]);
  });

  it('that nobody knows is not there', async () => {
    expect((await admin('/admin/settings/inconnu')).status).toBe(404);
    expect((await admin('/admin/settings/inconnu/history')).status).toBe(404);
    const put = await admin('/admin/settings/inconnu', { method: 'PUT', body: { value: 'x', version: 1 } });
    expect(put.status).toBe(404);
    const patch = await admin('/settings/inconnu/update_value/', { method: 'PATCH', body: { value: 'x' } });
    expect(patch.status).toBe(404);
  });
});

describe('a setting’s reader', () => {
  it('who only reads sees all but writes nothing; an editor sees none', async () => {
    const reader = await api.asStaff('lecteur');
    const editor = await api.asStaff('editeur');
    expect((await reader('/admin/settings')).status).toBe(200);
    expect((await reader('/settings/')).status).toBe(200);
    expect((await editor('/settings/')).status).toBe(403);
    expect((await api.request('/settings/')).status).toBe(401);
    const body = { value: 'x' };
    for (const staff of [reader, editor])
      expect((await staff('/settings/site_name/update_value/', { method: 'PATCH', body })).status).toBe(403);
  });
});
