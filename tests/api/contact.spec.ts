import { DAY_MS, CONTACT_MESSAGES } from '@livres/api/contract';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';
import { startApi, type TestApi, testApi, staffOf, put } from '../factories/api.ts';
import { CONTACT_EMAIL, headersOf, emailsIn, emailTo } from '../factories/emails.ts';
import { stopClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { eventually, atOnce } from '../factories/waiting.ts';
import { matching } from '../factories/lists.ts';

const PATH = '/admin/contact-messages';

const api = testApi({ CONTACT_EMAIL });
const editor = staffOf(api, 'accueil');

let written = 0;
const form = (more: object = {}) => ({
  name: 'Awa Ndiaye',
  email: `awa.${(written += 1)}@example.org`,
  subject: `Des livres pour Dschang ${written}`,
  message: 'Bonjour,\nnotre école cherche des manuels de 6e.',
  ...more,
});
const write = (body: object, place = `10.1.${written >> 8}.${written & 255}`, on: TestApi = api) =>
  on.request('/contact/', { body, headers: { 'x-forwarded-for': place } });
const list = async (filter: object, query = '') => (await editor(`${PATH}?${matching(filter)}${query}`)).body;
const found = async ({ subject }: { subject: string }, shelf = 'live') =>
  (await list({ q: subject, shelf })).find((one: { subject: string }) => one.subject === subject);

/** A message that has come in. */
async function received(more: object = {}) {
  const sent = form(more);
  await write(sent);
  return found(sent);
}
const change = ({ id, version }: { id: number; version: number }, changes: object) =>
  put(editor, `${PATH}/${id}`, { version, ...changes });

describe('a message', () => {
  it('is kept, copied to its sender and brought to the association', async () => {
    const sent = form();
    const { status, body } = await write(sent);
    expect([status, body]).toEqual([201, { message: CONTACT_MESSAGES.sent(3) }]);
    expect(await found(sent)).toMatchObject({ ...sent, status: 'new', is_read: false, assigned_to: null });

    const copy = await emailTo(api.varFolder, sent.email, sent.subject);
    expect(copy.text).toContain('> notre école cherche des manuels de 6e.');
    expect(copy.headers.get('reply-to')).toBe(CONTACT_EMAIL);
    expect(copy.headers.get('auto-submitted')).toBe('auto-generated');
    const notice = await emailTo(api.varFolder, CONTACT_EMAIL, sent.subject);
    expect(notice.headers.get('reply-to')).toBe(sent.email);
    expect(notice.text).toMatch(/\/admin\/contact-messages\/\d+\/show/);
  });

  it('sent 20 times at once from one form is one message and one letter to each', async () => {
    const sent = form({ form_key: 'une-seule-fois' });
    const answers = await atOnce(20, () => write(sent, '10.2.0.1'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await emailTo(api.varFolder, CONTACT_EMAIL, sent.subject);
    await jobsSettled(api);
    expect(await list({ q: sent.subject })).toHaveLength(1);
    const emails = (await emailsIn(api.varFolder)).filter(({ subject }) => subject.includes(sent.subject));
    expect(emails.map(({ to }) => to).toSorted()).toEqual([CONTACT_EMAIL, sent.email].toSorted());
  });

  it('is another one where the key is the same and the text is not: a page kept for many gives one key', async () => {
    const [one, other] = [form({ form_key: 'la-meme' }), form({ form_key: 'la-meme' })];
    await write(one);
    await write(other);
    expect([await found(one), await found(other)]).not.toContain(undefined);
  });

  it('of a program that fills in the hidden field waits as spam, and nobody is written to', async () => {
    const sent = form({ website: 'https://spam.example' });
    expect((await write(sent)).body).toEqual({ message: CONTACT_MESSAGES.sent(3) });
    await jobsSettled(api);
    expect((await found(sent)).status).toBe('spam');
    expect((await emailsIn(api.varFolder)).some(({ subject }) => subject.includes(sent.subject))).toBe(false);
  });

  it.each([
    ['without a name', { name: ' ' }, 'name', CONTACT_MESSAGES.name],
    ['without an address', { email: '' }, 'email', CONTACT_MESSAGES.email_missing],
    ['with half an address', { email: 'awa' }, 'email', CONTACT_MESSAGES.email_invalid],
    [
      'with two addresses',
      { email: 'a@example.org, b@example.org' },
      'email',
      CONTACT_MESSAGES.email_invalid,
    ],
    ['without a subject', { subject: '' }, 'subject', CONTACT_MESSAGES.subject],
    ['without a text', { message: '\n ' }, 'message', CONTACT_MESSAGES.message],
    ['that is too long', { message: 'x'.repeat(5001) }, 'message', CONTACT_MESSAGES.too_long(5000)],
  ])('%s is refused next to its field', async (_, fault, field, message) => {
    expectAnswer(await write(form(fault)), 400, { errors: { [field]: message } });
  });

  it('carries no header that came in a field', async () => {
    const sent = form({ subject: 'Bonjour\r\nBcc: voleur@example.org', name: 'Awa\r\nX-Faux: oui' });
    await write(sent);
    const sentEmail = await emailTo(api.varFolder, sent.email, 'Bonjour');
    expect([...sentEmail.headers.keys()]).not.toContain('bcc');
    expect([...sentEmail.headers.keys()]).not.toContain('x-faux');
    expect(sentEmail.subject).toContain('Bonjour Bcc: voleur@example.org');
  });

  it('is one of 10 in an hour from one place; what is refused is not kept', async () => {
    const statuses = [];
    let last = form();
    for (let sent = 0; sent < 12; sent += 1) {
      last = form();
      statuses.push((await write(last, '10.3.0.1')).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(await found(last)).toBeUndefined();
  });

  it('is confirmed to one address 5 times a day, and kept beyond', async () => {
    const email = 'victime@example.org';
    const all = Array.from({ length: 7 }, () => form({ email }));
    for (const [index, one] of all.entries()) await write(one, `10.4.0.${index}`);
    expect(await found(all.at(-1)!)).toMatchObject({ status: 'new' });
    await jobsSettled(api);
    expect((await emailsIn(api.varFolder)).filter(({ to }) => to === email)).toHaveLength(5);
  });
});

describe('the front desk', () => {
  it('takes a message in hand, and a late colleague is told', async () => {
    const message = await received();
    const { body: people } = await editor(`${PATH}/assignees`);
    expect(people.map(({ name }: { name: string }) => name)).toContain('Essai accueil');
    const me = people.find(({ name }: { name: string }) => name === 'Essai accueil').id;
    const { body } = await change(message, { status: 'in_progress', assigned_to: me });
    expect(body).toMatchObject({ status: 'in_progress', assigned_name: 'Essai accueil', is_read: true });
    expectAnswer(await change(message, { status: 'archived' }), 409, {
      changed_by: 'Essai accueil',
      changed_fields: ['status', 'assigned_to'],
    });
  });

  it('gives a message only to who may answer', async () => {
    const message = await received();
    await api.asStaff('lecteur');
    const admin = await api.asStaff('administrateur');
    const { body: staff } = await admin('/admin/staff');
    const reader = staff.find(({ roles }: { roles: string[] }) => roles.includes('lecteur'));
    for (const assigned_to of [reader.id, 424_242])
      expect((await change(message, { assigned_to })).body.errors).toHaveProperty('assigned_to');
  });

  it('answers from the panel: the sender is written to once, the thread keeps it', async () => {
    const message = await received();
    const answers = await atOnce(5, () =>
      editor(`${PATH}/${message.id}/replies`, {
        body: { body: 'Avec plaisir.\n\nÉcrivez-nous le nombre.', version: message.version },
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const sentEmail = await emailTo(api.varFolder, message.email, 'Re :');
    expect(sentEmail.text).toContain('Avec plaisir.\n\nÉcrivez-nous le nombre.\n\nEssai accueil');
    expect(sentEmail.headers.get('reply-to')).toBe(CONTACT_EMAIL);
    const { body } = await editor(`${PATH}/${message.id}`);
    expect(body).toMatchObject({ status: 'answered', replies: 1, assigned_name: 'Essai accueil' });
    expect(body.entries).toMatchObject([{ kind: 'reply', staff_name: 'Essai accueil' }]);
  });

  it('writes notes that nobody outside reads', async () => {
    const message = await received();
    const { status, body } = await editor(`${PATH}/${message.id}/notes`, {
      body: { body: 'A déjà écrit en mars.' },
    });
    expect([status, body.notes, body.status]).toEqual([201, 1, 'new']);
    await jobsSettled(api);
    expect((await emailsIn(api.varFolder)).some(({ text }) => text.includes('en mars'))).toBe(false);
    expect((await editor(`${PATH}/${message.id}/notes`, { body: { body: ' ' } })).body.errors).toEqual({
      body: CONTACT_MESSAGES.note,
    });
  });

  it('sees what is unread, the same for the whole team', async () => {
    const message = await received();
    const { body: before } = await editor(`${PATH}/figures`);
    expect((await list({ unread: true })).map(({ id }: { id: number }) => id)).toContain(message.id);
    const admin = await api.asStaff('administrateur');
    const read = await admin(`${PATH}/${message.id}/read`, { body: { is_read: true } });
    expect([read.body.is_read, read.body.version]).toEqual([true, message.version]);
    expect((await list({ unread: true })).map(({ id }: { id: number }) => id)).not.toContain(message.id);
    expect((await editor(`${PATH}/figures`)).body.unread).toBe(before.unread - 1);
    await editor(`${PATH}/${message.id}/read`, { body: { is_read: false } });
    expect((await found(message)).is_read).toBe(false);
  });

  it('cannot make a message what it may not become', async () => {
    const message = await received();
    const { body: archived } = await change(message, { status: 'archived' });
    expectAnswer(await change(archived, { status: 'answered' }), 409, {
      detail: 'Un message « Archivé » ne peut pas devenir « Répondu ».',
    });
    const { body: back } = await change(archived, { status: 'in_progress' });
    const { body: spam } = await change(back, { status: 'spam' });
    const reply = { body: 'Bonjour', version: spam.version };
    expect((await editor(`${PATH}/${spam.id}/replies`, { body: reply })).status).toBe(409);
    expect((await change(spam, { status: 'new' })).body.status).toBe('new');
  });

  it('puts a message in the bin and takes it out again; what lies there is not changed', async () => {
    const message = await received();
    const { body: binned } = await editor(`${PATH}/${message.id}`, { method: 'DELETE' });
    expect(binned.deleted_at).not.toBeNull();
    expect([await found(message), (await found(message, 'bin')).id]).toEqual([undefined, message.id]);
    expect((await change(binned, { status: 'archived' })).status).toBe(409);
    expect((await editor(`${PATH}/${message.id}`, { method: 'DELETE' })).status).toBe(409);
    expect((await editor(`${PATH}/${message.id}/restore`, { method: 'POST' })).status).toBe(200);
    expect((await editor(`${PATH}/${message.id}/restore`, { method: 'POST' })).status).toBe(409);
    expect((await found(message)).id).toBe(message.id);
  });

  it('leaves a trail that says what was done and nothing of what was written', async () => {
    const message = await received({ name: 'Zéphirine Secrète' });
    await change(message, { status: 'archived' });
    const { body } = await editor(`${PATH}/${message.id}/history`);
    expect(body).toMatchObject([
      { action: 'updated', changes: [{ field: 'status', before: 'new', after: 'archived' }] },
    ]);
    const reader = await api.asStaff('lecteur');
    const { text } = await reader('/admin/audit?filter={"resource":"contact-messages"}');
    expect(text).toContain(`Message n° ${message.id}`);
    expect(text).not.toMatch(/Zéphirine|example\.org|Dschang/);
  });
});

describe('a reader', () => {
  it('reads messages without who wrote nor what, and takes none out', async () => {
    const message = await received();
    const reader = await api.asStaff('lecteur');
    expect((await reader(`${PATH}/${message.id}`)).body).toMatchObject({
      id: message.id,
      status: message.status,
      subject: '(masqué)',
      message: '(masqué)',
      email: expect.stringMatching(/^.•••@•••$/),
    });
    for (const path of [PATH, `${PATH}/figures`, `${PATH}/${message.id}/history`])
      expect((await reader(path)).status, path).toBe(200);
    expect((await reader(`${PATH}/export`)).status).toBe(403);
    expect((await reader(`${PATH}?filter={"q":"a"}`)).body.errors).toHaveProperty(['filter.q']);
  });
});

describe('the list', () => {
  it.each([
    ['status', { status: 'answered' }, 'mine'],
    ['who has it', { mine: true }, 'mine'],
    ['who does not have it', { mine: false }, 'other'],
    ['what is read', { unread: false }, 'mine'],
    ['words of the text, without accents', { q: 'ecole de foumban' }, 'mine'],
  ])('is filtered by %s', async (_, filter, wanted) => {
    const mine = await received({ message: 'L’école de Foumban attend.' });
    const other = await received();
    await editor(`${PATH}/${mine.id}/replies`, { body: { body: 'Bonjour', version: mine.version } });
    const ids = (await list(filter)).map(({ id }: { id: number }) => id);
    expect(ids).toContain(wanted === 'mine' ? mine.id : other.id);
    expect(ids).not.toContain(wanted === 'mine' ? other.id : mine.id);
  });

  it('is ordered by date, name and subject', async () => {
    const [b, a] = [await received({ name: 'Ordre B' }), await received({ name: 'Ordre A' })];
    const ordered = async (sort: string) =>
      (await list({ q: 'Ordre' }, `&sort=${encodeURIComponent(sort)}`)).map(({ id }: { id: number }) => id);
    expect(await ordered('["name","ASC"]')).toEqual([a.id, b.id]);
    expect(await ordered('["created_at","ASC"]')).toEqual([b.id, a.id]);
    expect(await ordered('["subject","DESC"]')).toEqual([a.id, b.id]);
  });

  it('is exported whole, with cells that a spreadsheet would run defused', async () => {
    const message = await received({ name: '=cmd()', subject: 'À exporter' });
    const { text } = await editor(`${PATH}/export?filter=${encodeURIComponent('{"q":"À exporter"}')}`);
    expect(text).toContain(`;'=cmd();${message.email};À exporter;`);
    expect(text).toContain(';Nouveau;');
  });
});

describe('after 30 days', () => {
  it('the bin is emptied and spam forgotten, the rest stays', async () => {
    const [binned, spam, kept] = [await received(), await received(), await received()];
    await editor(`${PATH}/${binned.id}`, { method: 'DELETE' });
    await change(spam, { status: 'spam' });
    const clock = stopClock(api);
    clock.advance(31 * DAY_MS);
    await api.app.get(RetentionService, { strict: false }).run('contact.tidy');
    clock.set(new Date());
    const rows: { id: number }[] =
      await api.sql`SELECT id FROM contact_messages WHERE id = ANY(${[binned.id, spam.id, kept.id]})`;
    expect(rows.map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe('where the association gave no address', () => {
  let house: { api: TestApi; smtp: SmtpFake };
  beforeAll(async () => {
    const smtp = await startSmtpServer();
    house = { smtp, api: await startApi({ env: { SMTP_URL: smtp.url, CONTACT_EMAIL: '' } }) };
  });
  afterAll(async () => {
    await house?.api.close();
    await house?.smtp.close();
  });

  it('the message waits in the panel, only its sender is written to, and the checks say so', async () => {
    const sent = form();
    await write(sent, '10.5.0.1', house.api);
    const sentEmail = await eventually('the letter', () => house.smtp.letters[0]);
    await jobsSettled(house.api);
    expect(house.smtp.letters.map(({ to }) => to)).toEqual([[sent.email]]);
    expect([...headersOf(sentEmail.text).keys()]).not.toContain('reply-to');
    const admin = await house.api.asStaff('administrateur');
    const { body: checks } = await admin('/admin/system/checks');
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: 'contact',
        ok: false,
        detail: expect.stringContaining('CONTACT_EMAIL'),
      }),
    );
    expect((await admin(PATH)).body).toHaveLength(1);
  });
});
