import { SUBSCRIBER_MESSAGES } from '@livres/api/contract';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, staffOf, put } from '../factories/api.ts';
import { emailsIn, emailTo, mailbox } from '../factories/emails.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { matching } from '../factories/lists.ts';

const PATH = '/admin/newsletter-subscribers';
const PROOF = 'Bulletin signé au salon du livre';

const api = testApi();
const editor = staffOf(api, 'accueil');

const add = async (more: object = {}) =>
  (await editor(PATH, { body: { email: mailbox('paul'), consent_proof: PROOF, ...more } })).body;
const list = async (filter: object, query = '') => editor(`${PATH}?${matching(filter)}${query}`);
const emailsOf = async (filter: object, query = '') =>
  (await list(filter, query)).body.map(({ email }: { email: string }) => email);
const unsubscribe = (record: { id: number; version: number }) =>
  editor(`${PATH}/${record.id}/unsubscribe`, { body: { version: record.version } });

describe('the front desk', () => {
  it('subscribes someone who agreed otherwise, with the proof, and they are told how to stop', async () => {
    const record = await add({ first_name: 'Paul', topics: ['campagnes'], consent_on: '2026-10-03' });
    expect(record).toMatchObject({
      status: 'confirmed',
      source: 'staff',
      consent_proof: PROOF,
      consent_at: '2026-10-03T00:00:00.000Z',
      topics: ['campagnes'],
    });
    const message = await emailTo(api.varFolder, record.email, 'confirmée');
    expect(message.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('cannot subscribe anyone without a proof, twice, or against their will', async () => {
    expectAnswer(await editor(PATH, { body: { email: mailbox('paul'), consent_proof: ' ' } }), 400, {
      errors: { consent_proof: SUBSCRIBER_MESSAGES.proof },
    });
    const record = await add();
    const again = { email: record.email.toUpperCase(), consent_proof: PROOF };
    expect((await editor(PATH, { body: again })).body.errors).toEqual({ email: SUBSCRIBER_MESSAGES.known });
    await unsubscribe(record);
    expect((await editor(PATH, { body: again })).body.errors).toEqual({
      email: SUBSCRIBER_MESSAGES.unsubscribed,
    });
  });

  it('changes a name and topics, not the address, from the version that was read', async () => {
    const record = await add();
    const changes = { first_name: 'Pauline', topics: ['evenements'], version: record.version };
    const { body } = await put(editor, `${PATH}/${record.id}`, changes);
    expect(body).toMatchObject({ first_name: 'Pauline', topics: ['evenements'], email: record.email });
    expectAnswer(await put(editor, `${PATH}/${record.id}`, changes), 409, { changed_by: 'Essai accueil' });
    const moved = await put(editor, `${PATH}/${record.id}`, {
      email: mailbox('paul'),
      version: body.version,
    });
    expect(moved.body.errors).toHaveProperty('email');
  });

  it('unsubscribes someone once', async () => {
    const record = await add();
    expect((await unsubscribe(record)).body).toMatchObject({ status: 'unsubscribed' });
    const { body: now } = await editor(`${PATH}/${record.id}`);
    expect((await unsubscribe(now)).status).toBe(409);
  });

  it('erases someone for good, and the trail never said who it was', async () => {
    const record = await add({ first_name: 'Zéphirine' });
    await put(editor, `${PATH}/${record.id}`, { first_name: 'Zoé', version: record.version });
    expect((await editor(`${PATH}/${record.id}`, { method: 'DELETE' })).body).toEqual({ id: record.id });
    expect((await editor(`${PATH}/${record.id}`)).status).toBe(404);
    const reader = await api.asStaff('lecteur');
    const { text } = await reader('/admin/audit?filter={"resource":"newsletter-subscribers"}');
    expect(text).toContain(`Abonnement n° ${record.id}`);
    expect(text).not.toMatch(/Zéphirine|Zoé|example\.org|salon/);
  });
});

describe.each(['lecteur', 'editeur'] as const)('who reads as %s', (role) => {
  it('sees how many subscribe, and nobody’s address', async () => {
    const email = `cachee-${role}@example.org`;
    const { body: record } = await editor(PATH, {
      body: { email, first_name: 'Zéphirine', consent_proof: PROOF },
    });
    const reader = await api.asStaff(role);
    expect((await reader(`${PATH}/${record.id}`)).body).toMatchObject({
      id: record.id,
      email: 'c•••@•••',
      first_name: 'Z•••',
      consent_proof: '(masqué)',
    });
    for (const path of [PATH, `${PATH}/figures`, `${PATH}/${record.id}/history`])
      expect((await reader(path)).text, path).not.toMatch(/Zéphirine|example\.org/);
    expect((await reader(`${PATH}/export`)).status).toBe(403);
  });
});

describe('the list', () => {
  it.each([
    ['status', { status: 'unsubscribed' }],
    ['several statuses', { status: ['unsubscribed'] }],
    ['topic', { topics: ['evenements'], q: 'filtre' }],
    ['source', { source: 'staff', q: 'filtre.evenements' }],
    ['part of the address or of the name, without accents', { q: 'eleonore' }],
  ])('is filtered by %s', async (_, filter) => {
    const wanted = mailbox('filtre.evenements');
    const record = await add({ email: wanted, first_name: 'Éléonore', topics: ['evenements'] });
    await add({ email: mailbox('filtre.autre'), topics: ['campagnes'] });
    if ('status' in filter) await unsubscribe(record);
    const { body, headers } = await list(filter);
    const emails = body.map(({ email }: { email: string }) => email);
    expect(emails).toContain(wanted);
    expect(emails.filter((email: string) => email.startsWith('filtre.autre'))).toEqual([]);
    expect(headers.get('content-range')).toMatch(/^newsletter-subscribers 0-\d+\/\d+$/);
  });

  it('is ordered by address and by date', async () => {
    const [first, second] = [mailbox('ordre-a'), mailbox('ordre-b')];
    await add({ email: second });
    await add({ email: first });
    expect(await emailsOf({ q: 'ordre-' }, '&sort=["email","ASC"]')).toEqual([first, second]);
    expect(await emailsOf({ q: 'ordre-' }, '&sort=["email","DESC"]')).toEqual([second, first]);
    expect(await emailsOf({ q: 'ordre-' }, '&sort=["created_at","DESC"]')).toEqual([first, second]);
  });

  it('counts who is there, who came and who left', async () => {
    const before = (await editor(`${PATH}/figures`)).body;
    const record = await add({ topics: ['campagnes'] });
    await add();
    await unsubscribe(record);
    const after = (await editor(`${PATH}/figures`)).body;
    const gained = (name: string) => after[name] - before[name];
    expect(['confirmed', 'unsubscribed', 'gained', 'lost'].map(gained)).toEqual([1, 1, 1, 1]);
    expect(after.topics.map(({ topic }: { topic: string }) => topic)).toEqual([
      'actualites',
      'campagnes',
      'evenements',
    ]);
    expect(after.reasons).toContainEqual({ reason: null, subscribers: after.unsubscribed });
  });
});

describe('the export', () => {
  it('holds every row of the filter, with cells that a spreadsheet would run defused', async () => {
    const email = mailbox('export');
    await add({ email, first_name: '=1+1' });
    const { text, headers } = await list({ q: 'export' }, '').then(() =>
      editor(`${PATH}/export?filter=${encodeURIComponent('{"q":"export."}')}`),
    );
    expect(headers.get('content-disposition')).toContain('abonnes.csv');
    expect(text).toContain('E-mail;Prénom;Statut;Sujets');
    expect(text).toContain(`${email};'=1+1;Inscrit;`);
    expect(text.trim().split('\n')).toHaveLength(2);
  });
});

describe('the import', () => {
  const HEADINGS = 'E-mail;Prénom;Sujets;Preuve du consentement;Date du consentement';
  const send = async (lines: string[], dryRun: boolean, headings = HEADINGS) => {
    const form = new FormData();
    form.set('file', new Blob([[headings, ...lines].join('\n')], { type: 'text/csv' }), 'abonnes.csv');
    form.set('dry_run', String(dryRun));
    return editor(`${PATH}/import`, { method: 'POST', body: form });
  };
  const exists = async (email: string) => (await emailsOf({ q: email })).length > 0;

  it('says first what it would do, and writes nothing', async () => {
    const email = mailbox('import');
    const { body } = await send([`${email};Awa;"actualites, evenements";${PROOF};2026-10-03`], true);
    expect(body).toMatchObject({ dry_run: true, lines: 1, created: 1, errors: [] });
    expect(await exists(email)).toBe(false);
    await jobsSettled(api);
    expect((await emailsIn(api.varFolder)).some(({ to }) => to === email)).toBe(false);
  });

  it('subscribes who agreed; who is known or left stays as they are', async () => {
    const [known, left] = [await add(), await add()];
    await unsubscribe(left);
    const email = mailbox('import');
    const lines = [
      `${email};Awa;"actualites, evenements";${PROOF};2026-10-03`,
      `${known.email.toUpperCase()};Autre;;${PROOF};`,
      `${left.email};;;${PROOF};`,
      `${email};Deux fois;;${PROOF};`,
    ];
    const { body } = await send(lines, false);
    expect(body).toMatchObject({ dry_run: false, lines: 4, created: 1, unchanged: 3, errors: [] });
    const [record] = (await list({ q: email })).body;
    expect(record).toMatchObject({
      source: 'import',
      status: 'confirmed',
      first_name: 'Awa',
      topics: ['actualites', 'evenements'],
      consent_at: '2026-10-03T00:00:00.000Z',
    });
    expect((await editor(`${PATH}/${left.id}`)).body.status).toBe('unsubscribed');
  });

  it('L7: makes a recipient of nobody who left, bounced, complained or was erased, and counts them apart', async () => {
    const [left, bounced, complained, erased] = [await add(), await add(), await add(), await add()];
    await unsubscribe(left);
    await api.sql`UPDATE newsletter_subscribers SET bounced_at = now() WHERE id = ${bounced.id}`;
    await api.sql`UPDATE newsletter_subscribers SET complained_at = now(), status = 'unsubscribed',
      unsubscribed_at = now() WHERE id = ${complained.id}`;
    await editor(`${PATH}/${erased.id}`, { method: 'DELETE' });
    const email = mailbox('import');
    const people = [left, bounced, complained, erased].map((one: { email: string }) => one.email);
    const lines = [email, ...people].map((address) => ` ${address.toUpperCase()};Awa;;${PROOF};`);
    for (const dryRun of [true, false]) {
      const { body } = await send(lines, dryRun);
      expect(body).toMatchObject({ lines: 5, created: 1, unchanged: 4, errors: [] });
      expect(body.left_out).toEqual([
        { reason: 'Désinscrites', count: 1 },
        { reason: 'En erreur', count: 1 },
        { reason: 'Ont signalé une lettre', count: 1 },
        { reason: 'Effacées', count: 1 },
      ]);
    }
    expect(await exists(erased.email)).toBe(false);
    const refused = await editor(PATH, { body: { email: erased.email, consent_proof: PROOF } });
    expect(refused.body.errors).toEqual({ email: SUBSCRIBER_MESSAGES.erased });
  });

  it('L8: knows an address in any case, with spaces around it and in either form of its domain', async () => {
    const record = await add({ email: 'L8.Awa@École-l8.example' });
    expect(record.email).toBe('L8.Awa@école-l8.example');
    const forms = [
      'l8.awa@xn--cole-l8-9xa.example',
      ' L8.AWA@ÉCOLE-L8.EXAMPLE ',
      'l8.awa@e\u0301cole-l8.example',
    ];
    for (const email of forms)
      expect((await editor(PATH, { body: { email, consent_proof: PROOF } })).body.errors).toEqual({
        email: SUBSCRIBER_MESSAGES.known,
      });
    const lines = forms.map((email) => `${email};;;${PROOF};`);
    expect((await send(lines, true)).body).toMatchObject({ created: 0, unchanged: 3, errors: [] });
    await unsubscribe(record);
    expect((await send(lines, true)).body.left_out).toEqual([{ reason: 'Désinscrites', count: 3 }]);
    await api.request('/newsletter/subscriptions/', { body: { email: forms[0], consent: true } });
    const [row, ...others] = (await list({ q: 'l8.awa@' })).body;
    expect([row.id, row.status, others]).toEqual([record.id, 'pending', []]);
    await editor(`${PATH}/${record.id}`, { method: 'DELETE' });
    expect((await send(lines, true)).body.left_out).toEqual([{ reason: 'Effacées', count: 3 }]);
  });

  it('L8: of two rows that were one mailbox one stays, and whoever left under either has, by the links of both', async () => {
    const [row] = await api.query(
      `INSERT INTO newsletter_subscribers (email, topics, status, source, consent_version, consent_at, confirmed_at,
         created_at, updated_at)
       VALUES ('deux@école-l8.example', '{actualites}', 'confirmed', 'page', '2026-11', now(), now(), now(), now()),
              ('Deux@xn--cole-l8-9xa.example', '{actualites}', 'confirmed', 'page', '2026-11', now(), now(), now(), now())
       RETURNING id`,
    );
    await api.query(
      `INSERT INTO newsletter_links (token_hash, subscriber_id, purpose)
       SELECT 'lien-de-' || id, id, 'letter' FROM newsletter_subscribers WHERE email ~* '^deux@'`,
    );
    await api.query(
      `UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = now() WHERE email ~ '^Deux@xn'`,
    );
    const { NewslettersOneForm1800000072000 } =
      await import('@livres/api/dist/platform/database/migrations/1800000072000-newsletters-one-form.js');
    const runner = api.app.get(DataSource).createQueryRunner();
    await new NewslettersOneForm1800000072000().up(runner).finally(() => runner.release());
    const kept = await api.query(
      `SELECT subscriber.id, email, status, count(link.subscriber_id)::int AS links
         FROM newsletter_subscribers subscriber JOIN newsletter_links link ON link.subscriber_id = subscriber.id
        WHERE email ~* '^deux@' GROUP BY subscriber.id`,
    );
    expect(kept).toEqual([{ id: row.id, email: 'deux@école-l8.example', status: 'unsubscribed', links: 2 }]);
  });

  it('writes nothing where one line is wrong, and says which and why', async () => {
    const email = mailbox('import');
    const { body } = await send(
      [
        `${email};;;${PROOF};`,
        `sans-arobase;;;${PROOF};`,
        `${mailbox('paul')};;loto;${PROOF};`,
        `${mailbox('paul')};;;;`,
      ],
      false,
    );
    expect(body.errors.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual([
      [3, 'E-mail'],
      [4, 'Sujets'],
      [5, 'Preuve du consentement'],
    ]);
    expect(await exists(email)).toBe(false);
  });

  it('reads back what the export wrote, without waking who left', async () => {
    const left = await add({ email: mailbox('retour') });
    await unsubscribe(left);
    const { text } = await editor(`${PATH}/export?filter=${encodeURIComponent('{"q":"retour."}')}`);
    await editor(`${PATH}/${left.id}`, { method: 'DELETE' });
    const [headings, ...lines] = text.trim().split('\r\n');
    const { body } = await send(lines, false, headings);
    expect(body).toMatchObject({ created: 0, unchanged: 1, errors: [] });
  });
});
