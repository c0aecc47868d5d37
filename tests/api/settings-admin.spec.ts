import type { SettingGap, SettingRecord } from '@livres/api/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { startApi, testApi, patch, put, adminOf } from '../factories/api.ts';
import { testDatabase } from '../factories/database.ts';
import { emailTo } from '../factories/emails.ts';
import { IBAN } from '../factories/transfers.ts';

const database = testDatabase();
const api = testApi({}, database);
const admin = adminOf(api);

type Entry = { key: string; value: unknown; version?: number };
const list = async (query = '') => (await admin(`/settings/${query}`)).body;
const record = async (key: string, environment = 'development'): Promise<SettingRecord> =>
  (await admin(`/admin/settings/${key}?environment=${environment}`)).body;
const bulk = (settings: Entry[], rest: object = {}) =>
  admin('/settings/bulk_update/', { body: { settings, ...rest } });
const history = async (key: string, environment = 'development') =>
  (await admin(`/admin/settings/${key}/history?environment=${environment}`)).body;

describe('the specified reads', () => {
  it('list the categories', async () => {
    const { body } = await admin('/settings-categories/');
    expect(body).toMatchObject({ count: 10, next: null, previous: null });
    expect(body.results[0]).toEqual({ id: 1, code: 'identity', name: 'Identité' });
    const codes = new Set(body.results.map(({ code }: { code: string }) => code));
    for (const { category } of (await list()).results) expect(codes).toContain(category);
  });

  it('list every setting, or those that a search finds, accents aside', async () => {
    const all = await list();
    expect(all.count).toBe(all.results.length);
    expect((await list('?search=HEBERGEUR')).results.map(({ key }: SettingRecord) => key)).toEqual([
      'hosting_name',
      'hosting_address',
      'hosting_phone',
    ]);
    expect((await list('?search=introuvable')).results).toEqual([]);
  });

  it('count them', async () => {
    const { body } = await admin('/settings/stats/');
    const { results } = await list();
    const count = (test: (one: SettingRecord) => boolean) => results.filter(test).length;
    expect(body).toEqual({
      total_settings: results.length,
      configured_settings: count(({ display_value }) => display_value !== ''),
      sensitive_settings: 4,
      public_settings: count(({ is_public }) => is_public),
      total_categories: 10,
      environment: 'development',
    });
  });
});

describe('each environment', () => {
  it('has settings of its own; an unknown one is development', async () => {
    await bulk([{ key: 'site_name', value: 'Demain' }], { environment: 'production' });
    expect((await record('site_name', 'production')).value).toBe('Demain');
    expect((await record('site_name', 'staging')).is_default).toBe(true);
    expect((await record('site_name', 'inconnu')).environment).toBe('development');
    expect((await list('?environment=production')).results[0].value).toBe('Demain');
    expect((await admin('/settings/stats/?environment=staging')).body.environment).toBe('staging');
    expect((await admin('/settings/stats/?environment=lune')).body.environment).toBe('development');
  });

  it('applies where it runs only, and its story is its own', async () => {
    expect((await api.request('/settings/public/')).body.site_name).toBe('Livres en partage');
    expect(await history('site_name')).toEqual([]);
    expect((await history('site_name', 'production'))[0].label).toBe('Nom du site (Production)');
    const elsewhere = await startApi({
      database,
      env: { ENVIRONMENT: 'production', SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    expect((await elsewhere.request('/settings/public/')).body.site_name).toBe('Demain');
    await elsewhere.close();
  });
});

describe('a value', () => {
  it('is changed with its reason', async () => {
    const body = { value: 'Donner à lire', reason: 'Plus court' };
    const answer = await patch(admin, '/settings/site_description/update_value/', body);
    expect(answer.body).toMatchObject({ key: 'site_description', value: 'Donner à lire', version: 2 });
    expect((await history('site_description'))[0].reason).toBe('Plus court');
    const wrong = await patch(admin, '/settings/site_description/update_value', { value: '' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['value']]);
    const stale = { value: 'Autre', version: 1 };
    const path = '/settings/site_description/update_value/';
    expect((await patch(admin, path, stale)).status).toBe(409);
  });
});

describe('several changes', () => {
  it('are saved together, each with the reason', async () => {
    const settings = [
      { key: 'contact_address', value: '1, rue des Livres\r\n75011 Paris' },
      { key: 'contact_answer_days', value: 2 },
      { key: 'site_name', value: 'Livres en partage' },
    ];
    const { status, body } = await bulk(settings, { reason: 'Déménagement' });
    expect([status, body.updated]).toEqual([200, 2]);
    expect(body.results.map(({ key, value }: SettingRecord) => [key, value])).toEqual([
      ['site_name', 'Livres en partage'],
      ['contact_address', '1, rue des Livres\n75011 Paris'],
      ['contact_answer_days', 2],
    ]);
    expect((await history('contact_answer_days'))[0].reason).toBe('Déménagement');
    await bulk([{ key: 'contact_answer_days', value: null }]);
    expect((await history('contact_answer_days'))[0].reason).toBe(
      'Mise à jour via l’interface d’administration',
    );
  });

  it('are all refused where one is, each fault under its key', async () => {
    const before = await record('contact_hours');
    const { status, body } = await bulk([
      { key: 'contact_hours', value: 'Toujours' },
      { key: 'contact_answer_days', value: 99 },
      { key: 'social_facebook', value: 'facebook' },
      { key: 'legal_siren', value: '1' },
    ]);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['contact_answer_days', 'social_facebook', 'legal_siren']);
    expect(await record('contact_hours')).toEqual(before);
  });

  it('name a setting that is unknown, or given twice', async () => {
    const twice = await bulk([
      { key: 'contact_hours', value: 'a' },
      { key: 'contact_hours', value: 'b' },
      { key: 'inconnu', value: 'x' },
    ]);
    expect(twice.body.errors).toEqual({
      contact_hours: 'Ce réglage est donné deux fois.',
      inconnu: 'Ce réglage n’existe pas.',
    });
    expect((await bulk([])).status).toBe(400);
    expect((await bulk([{ key: '__proto__', value: 'x' }])).status).toBe(400);
  });

  it('lose to what someone else wrote meanwhile, who is named, and nothing is saved', async () => {
    const hours = await record('contact_hours');
    const phone = await record('pickup_phone');
    await bulk([{ key: 'contact_hours', value: 'Le matin', version: hours.version }]);
    const { status, body } = await bulk([
      { key: 'contact_hours', value: 'Le soir', version: hours.version },
      { key: 'pickup_phone', value: '01 02 03 04 05', version: phone.version },
    ]);
    expect(status).toBe(409);
    expect(body.conflicts).toEqual([
      expect.objectContaining({
        key: 'contact_hours',
        changed_by: 'Première administratrice',
        current_version: hours.version + 1,
      }),
    ]);
    expect(body.detail).toContain('Horaires');
    expect((await record('pickup_phone')).version).toBe(phone.version);
  });

  it('of two people at once are one after the other: one is saved, the other is told', async () => {
    const { version } = await record('mail_footer');
    const answers = await atOnce(8, (index) =>
      bulk([{ key: 'mail_footer', value: `Pied ${index}`, version }]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect((await record('mail_footer')).version).toBe(version + 1);
  });
});

describe('a sensitive value', () => {
  it('is masked wherever it is read, and never public', async () => {
    await bulk([
      { key: 'bank_iban', value: 'fr76 3000 6000 0112 3456 7890 189' },
      { key: 'bank_holder', value: 'Association Secrète' },
    ]);
    const said = await Promise.all(
      [
        '/settings/',
        '/settings/?search=Secrète',
        '/admin/settings',
        '/admin/settings/bank_iban',
        '/admin/settings/bank_iban/history',
        '/admin/settings/bank_holder/history',
        '/admin/audit?range=[0,99]',
        '/settings/public/',
        '/settings/stats/',
        '/settings/gaps/',
      ].map(async (path) => (await admin(path)).text),
    );
    for (const text of said) {
      expect(text).not.toContain('30006000');
      expect(text).not.toContain('Secrète');
    }
    expect((await record('bank_iban')).display_value).toBe('•••••••• 0189');
    expect((await list('?search=Secrète')).results).toEqual([]);
  });

  it('sent back masked is left as it is', async () => {
    const { value, version } = await record('bank_iban');
    const { body } = await bulk([{ key: 'bank_iban', value, version }]);
    expect(body.updated).toBe(0);
    expect((await record('bank_iban')).version).toBe(version);
  });

  it('that changes says so in its story without saying it', async () => {
    await bulk([{ key: 'bank_iban', value: 'DE89370400440532013000' }]);
    expect((await history('bank_iban'))[0].changes).toEqual([
      { field: 'value', before: 'Valeur masquée n° 2', after: 'Valeur masquée n° 3' },
    ]);
    await bulk([{ key: 'bank_iban', value: IBAN }]);
  });
});

describe('a signature', () => {
  const send = async (content: Buffer, key = 'signatory_signature') => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(content)]), 'signature.png');
    return admin(`/admin/setting-pictures/${key}`, { method: 'POST', body });
  };
  const drawn = (width: number) =>
    sharp({ create: { width, height: 200, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'Un secret' } })
      .jpeg()
      .toBuffer();

  it('is drawn again, kept apart, and shown to administrators alone', async () => {
    const sent = await send(await drawn(2000));
    expect([sent.status, sent.body.width]).toEqual([201, 800]);
    expect((await admin('/admin/setting-pictures/signatory_signature')).body.content).toBeNull();
    const saved = await bulk([{ key: 'signatory_signature', value: sent.body.value }]);
    expect(saved.body.results[0]).toMatchObject({ value: '••••••••', display_value: '••••••••' });
    const { body } = await admin('/admin/setting-pictures/signatory_signature');
    const content = Buffer.from(body.content.split(',')[1], 'base64');
    const { format, exif, width } = await sharp(content).metadata();
    expect([format, exif, width]).toEqual(['png', undefined, 800]);
    const reader = await api.asStaff('lecteur');
    expect((await reader('/admin/setting-pictures/signatory_signature')).status).toBe(403);
    for (const path of ['/settings/', '/admin/audit', '/admin/settings/signatory_signature/history'])
      expect((await reader(path)).text).not.toContain(sent.body.value);
  });

  it('is refused where it is no picture, too heavy, or for another setting', async () => {
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(400);
    expect((await send(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send(await drawn(50), 'site_name')).status).toBe(404);
    const empty = await admin('/admin/setting-pictures/signatory_signature', { body: {} });
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([400, ['file']]);
  });
});

describe('tax receipts', () => {
  const MENTIONS = [
    { key: 'legal_name', value: 'Livres en partage' },
    { key: 'legal_rna', value: 'w751234567' },
    { key: 'legal_street', value: '1, rue des Livres' },
    { key: 'legal_postal_code', value: '75011' },
    { key: 'legal_city', value: 'Paris' },
    { key: 'legal_purpose', value: 'Soutenir la lecture publique en Afrique' },
    { key: 'legal_category', value: 'interet_general' },
    { key: 'signatory_name', value: 'Awa Ndiaye' },
    { key: 'signatory_role', value: 'Présidente' },
  ];

  it('cannot be switched on before their mentions are complete and the right confirmed', async () => {
    const early = await bulk([{ key: 'receipts_enabled', value: true }]);
    expect(early.status).toBe(400);
    for (const words of ['Nom légal', 'Numéro SIREN ou RNA', 'Catégorie', 'droit d’en émettre'])
      expect(early.body.errors.receipts_enabled).toContain(words);
    const unconfirmed = await bulk([...MENTIONS, { key: 'receipts_enabled', value: true }]);
    expect(unconfirmed.body.errors.receipts_enabled).toBe(
      'Pour émettre des reçus, il manque : La confirmation du droit d’en émettre.',
    );
    expect((await record('legal_name')).is_default).toBe(true);
  });

  it('are switched on with the last of them, and keep what they need', async () => {
    const confirmed = { key: 'receipts_right_confirmed', value: true };
    const on = await bulk([...MENTIONS, confirmed, { key: 'receipts_enabled', value: true }]);
    expect(on.status).toBe(200);
    const emptied = await bulk([
      { key: 'legal_city', value: '' },
      { key: 'receipts_right_confirmed', value: false },
    ]);
    expect([emptied.status, Object.keys(emptied.body.errors)]).toEqual([
      400,
      ['legal_city', 'receipts_right_confirmed'],
    ]);
    const off = await bulk([
      { key: 'receipts_enabled', value: false },
      { key: 'legal_city', value: '' },
    ]);
    expect(off.status).toBe(200);
  });

  it('are complete or lacking whatever two people do at once', async () => {
    await bulk([{ key: 'legal_city', value: 'Paris' }]);
    await Promise.all([
      bulk([{ key: 'receipts_enabled', value: true }]),
      bulk([{ key: 'legal_city', value: '' }]),
    ]);
    const enabled = (await record('receipts_enabled')).value;
    expect(enabled === true && (await record('legal_city')).value === '').toBe(false);
    await bulk([{ key: 'receipts_enabled', value: false }]);
    await bulk([{ key: 'legal_city', value: 'Paris' }]);
  });
});

describe('what is missing', () => {
  it('is said by what depends on it, until it is there', async () => {
    const gaps = async () =>
      Object.fromEntries(
        ((await admin('/settings/gaps/')).body as SettingGap[]).map((gap) => [gap.topic, gap]),
      );
    const before = await gaps();
    expect(before['receipts']!.is_complete).toBe(true);
    expect(before['legal_notices']!.missing.map(({ label }) => label)).toContain('Hébergeur');
    expect(before['contact']!.missing.map(({ key }) => key)).toEqual(['contact_email', 'contact_phone']);
    await bulk([
      { key: 'publication_director', value: 'Awa Ndiaye' },
      { key: 'hosting_name', value: 'Hébergeur & fils' },
      { key: 'hosting_address', value: '2, rue du Serveur\n59000 Lille' },
      { key: 'hosting_phone', value: '03 20 00 00 00' },
    ]);
    expect((await gaps())['legal_notices']!.is_complete).toBe(true);
  });
});

describe('the pages', () => {
  const page = async (slug: string) => (await api.request(`/pages/${slug}/`)).body;
  const part = (body: any, anchor: string) => body.blocks.find((block: any) => block.anchor === anchor)?.body;

  it('of the legal notices say what the settings know, and that the rest is coming', async () => {
    const body = await page('mentions-legales');
    expect(part(body, 'editeur')).toContain('<strong>RNA\u00a0:</strong> W751234567');
    expect(part(body, 'editeur')).toContain('1, rue des Livres, 75011 Paris');
    expect(part(body, 'hebergement')).toContain('Hébergeur &amp; fils');
    expect(part(body, 'propriete-intellectuelle')).toBe('<p>Contenu à venir.</p>');
    expect(body.lead).toContain('seront complétées');
    await bulk([{ key: 'intellectual_property_text', value: '<p>Tous droits réservés.</p>' }]);
    const done = await page('mentions-legales');
    expect(part(done, 'propriete-intellectuelle')).toBe('<p>Tous droits réservés.</p>');
    expect(done.lead).toContain('Qui édite ce site');
    expect(done.updated_at >= body.updated_at).toBe(true);
  });

  it('keep their own prose before those facts', async () => {
    const { body: written } = await admin('/admin/pages/mentions-legales');
    const blocks = written.blocks.map((block: any) =>
      block.anchor === 'hebergement' ? { ...block, body: '<p>En France.</p>' } : block,
    );
    const body = { blocks, version: written.version };
    await put(admin, `/admin/pages/${written.id}`, body);
    const { version } = (await admin('/admin/pages/mentions-legales')).body;
    await admin(`/admin/pages/${written.id}/publish`, { body: { version } });
    expect(part(await page('mentions-legales'), 'hebergement')).toMatch(/^<p>En France\.<\/p><ul><li>/);
    expect(part((await admin('/admin/pages/mentions-legales')).body, 'hebergement')).toBe(
      '<p>En France.</p>',
    );
  });

  it('of the community says nothing until staff write it here', async () => {
    expect((await page('communaute')).blocks).toEqual([]);
    await bulk([{ key: 'community_text', value: '<p>Venez le samedi.</p>' }]);
    expect((await page('communaute')).blocks[0]).toMatchObject({ body: '<p>Venez le samedi.</p>' });
  });
});

describe('an e-mail', () => {
  it('carries the name of the site, its sender and its footer, as they are now', async () => {
    await bulk([
      { key: 'site_name', value: 'Pages du monde' },
      { key: 'mail_sender_name', value: 'Awa, de Pages du monde' },
      { key: 'mail_footer', value: '1, rue des Livres\n75011 Paris' },
      { key: 'contact_email', value: 'bureau@pages.example' },
      { key: 'contact_answer_days', value: 1 },
    ]);
    const message = { name: 'Paul', email: 'paul@example.org', subject: 'Bonjour', message: 'Une question.' };
    const { body } = await api.request('/contact/', { body: message });
    expect(body.message).toContain('sous un jour ouvré');
    const { headers, text } = await emailTo(api.varFolder, 'paul@example.org', 'Bonjour');
    expect(headers.get('from')).toBe('"Awa, de Pages du monde" <ne-pas-repondre@localhost>');
    expect(headers.get('reply-to')).toBe('bureau@pages.example');
    expect(text).toContain('Pages du monde');
    expect(text).toContain('75011 Paris');
    await emailTo(api.varFolder, 'bureau@pages.example', 'Bonjour');
  });
});
