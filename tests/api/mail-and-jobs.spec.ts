import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';
import { startApi, type Request, type TestApi } from '../factories/api.ts';
import { createDatabase } from '../factories/database.ts';
import { headersOf, sendLetter } from '../factories/letters.ts';
import { eventually, pause } from '../factories/waiting.ts';

const CONTACT_EMAIL = 'bureau@livres.example';
const LONGEST_RETRY_MS = 30_000;

describe('without a mail server, a letter', () => {
  let api: TestApi;
  let admin: Request;
  beforeAll(async () => {
    api = await startApi({ env: { CONTACT_EMAIL } });
    admin = await api.asStaff('administrateur');
  });
  afterAll(() => api?.close());

  it('tells the association whenever a code is given and taken back, and can be read in the admin', async () => {
    const { body: member } = await admin('/admin/staff', { body: { name: 'Awa Ndiaye', role: 'lecteur' } });
    await admin(`/admin/staff/${member.id}`, { method: 'DELETE' });
    const issued = await letterAbout('donné à Awa Ndiaye');
    expect(await letterAbout('Awa Ndiaye a été révoqué')).toMatchObject({ to: CONTACT_EMAIL });
    expect(issued).toMatchObject({ to: CONTACT_EMAIL, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });

    const { body: read } = await admin(`/admin/system/outbox/${issued.id}`);
    expect(read.text).toContain('Première administratrice vient de donner à Awa Ndiaye un code');
    expect(read.html).toContain('Awa Ndiaye');
    expect(`${read.text}${read.html}`).not.toContain(member.code);
    const eml = readFileSync(join(api.varFolder, 'mail', `${issued.id}.eml`), 'utf8');
    expect(headersOf(eml).get('to')).toBe(CONTACT_EMAIL);
  });

  it('is written once for each thing that happened', async () => {
    await admin('/admin/staff', { body: { name: 'Une Seule Fois', role: 'editeur' } });
    await letterAbout('Une Seule Fois');
    await pause(1500);
    expect((await outbox()).filter(({ subject }) => subject.includes('Une Seule Fois'))).toHaveLength(1);
  });

  it('is not sent when what it tells of did not happen', async () => {
    const failing = sendLetter(api, 'Jamais arrivé', () => {
      throw new Error('the transaction fails');
    });
    await expect(failing).rejects.toThrow('the transaction fails');
    await sendLetter(api, 'Bien arrivé');
    await letterAbout('Bien arrivé');
    expect((await outbox()).map(({ subject }) => subject)).not.toContain('Jamais arrivé');
  });

  it('carries no header that came in a name', async () => {
    const name = 'Awa\r\nBcc: voleur@example.org\r\n\r\n<b>Bonjour</b>';
    const { status } = await admin('/admin/staff', { body: { name, role: 'lecteur' } });
    if (status === 400) return;
    await sendLetter(api, `Un code pour ${name}`);
    const letter = await letterAbout('Un code pour Awa');
    const eml = readFileSync(join(api.varFolder, 'mail', `${letter.id}.eml`), 'utf8');
    expect([...headersOf(eml).keys()]).not.toContain('bcc');
    expect((await admin(`/admin/system/outbox/${letter.id}`)).body.html).not.toContain('<b>Bonjour</b>');
  });

  it('gives what it carries as files to save, never to show', async () => {
    const attachments = [
      { filename: 'collecte.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
    ];
    await sendLetter(api, 'Avec une pièce jointe', undefined, { attachments });
    const { id } = await letterAbout('Avec une pièce jointe');
    const { body } = await admin(`/admin/system/outbox/${id}`);
    expect(body.attachments).toEqual([
      { filename: 'collecte.ics', mime_type: 'text/calendar', bytes: expect.any(Number) },
    ]);
    const file = await admin(`/admin/system/outbox/${id}/attachments/0`);
    expect(file.text.trim()).toBe('BEGIN:VCALENDAR');
    expect(body.attachments[0].bytes).toBe(file.text.length);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toBe('attachment');
    for (const index of ['1', '-1', 'x'])
      expect((await admin(`/admin/system/outbox/${id}/attachments/${index}`)).status).toBe(404);
  });

  it('is read by administrators only, by its own number only', async () => {
    const [letter] = await outbox();
    for (const role of ['editeur', 'lecteur'] as const) {
      const staff = await api.asStaff(role);
      expect([
        (await staff('/admin/system/outbox')).status,
        (await staff(`/admin/system/outbox/${letter!.id}`)).status,
      ]).toEqual([403, 403]);
    }
    for (const id of ['inconnu-inconnu', '..%2F..%2Fpostgres-password', `${letter!.id}.eml`])
      expect((await admin(`/admin/system/outbox/${id}`)).status).toBe(404);
  });

  const outbox = async () =>
    (await admin<{ id: string; subject: string; to: string }[]>('/admin/system/outbox')).body;
  const letterAbout = (words: string) =>
    eventually(`the letter « ${words} »`, async () =>
      (await outbox()).find(({ subject }) => subject.includes(words)),
    );
});

describe('with a mail server, a letter', () => {
  let smtp: SmtpFake;
  let api: TestApi;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    api = await startApi({
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'Livres <site@livres.example>', CONTACT_EMAIL },
    });
  });
  afterAll(async () => {
    await api?.close();
    await smtp?.close();
  });

  it('is handed to it, once, from the association’s address', async () => {
    await (
      await api.asStaff('administrateur')
    )('/admin/staff', { body: { name: 'Paul Biya', role: 'lecteur' } });
    const letter = await eventually('the letter', () => smtp.letters[0]);
    expect([letter.from, letter.to]).toEqual(['site@livres.example', [CONTACT_EMAIL]]);
    expect(headersOf(letter.text).get('message-id')).toMatch(/^<.+@livres-en-partage>$/);
  });

  it('is kept in nobody’s local box', async () => {
    const admin = await api.asStaff('administrateur');
    expect((await admin('/admin/system/outbox')).status).toBe(404);
  });

  it('arrives once the server is back, and is never lost', { timeout: 60_000 }, async () => {
    await smtp.goAway();
    const admin = await api.asStaff('administrateur');
    await sendLetter(api, 'Pendant la panne');
    await pause(2500);
    const mail = async () =>
      (await admin('/admin/system/checks')).body.find(({ name }: { name: string }) => name === 'mail');
    expect(await mail()).toMatchObject({ ok: false });
    await smtp.comeBack();
    await eventually('the letter', () => about('Pendant la panne')[0], LONGEST_RETRY_MS);
    expect(await mail()).toMatchObject({ ok: true });
    await pause(1500);
    expect(about('Pendant la panne')).toHaveLength(1);
  });

  it('is offered again to a server that was busy, as the same message', { timeout: 60_000 }, async () => {
    smtp.isBusy = true;
    await sendLetter(api, 'Serveur occupe');
    await pause(2500);
    expect(about('Serveur occupe')).toEqual([]);
    smtp.isBusy = false;
    await eventually('the letter', () => about('Serveur occupe')[0], LONGEST_RETRY_MS);
  });

  const about = (words: string) =>
    smtp.letters.filter(({ text }) => headersOf(text).get('subject') === words);
});

describe('jobs', () => {
  const opened: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0).toReversed()) await one.close();
  });

  it('are done once each, however many workers there are', { timeout: 60_000 }, async () => {
    const { smtp, start } = await sharedHouse();
    const [first, second] = await Promise.all([start('inside'), start('inside')]);
    const subjects = Array.from({ length: 24 }, (_, index) => `Lettre ${index}`);
    await Promise.all(subjects.map((subject, index) => sendLetter(index % 2 ? first : second, subject)));
    await eventually('all the letters', () => smtp.letters.length >= subjects.length, 40_000);
    await pause(2000);
    expect(subjectsOf(smtp)).toEqual(subjects.toSorted());
  });

  it('wait for a worker where the api has none inside', { timeout: 60_000 }, async () => {
    const { smtp, start } = await sharedHouse();
    const front = await start('apart');
    await sendLetter(front, 'En attente');
    await pause(3000);
    expect(subjectsOf(smtp)).toEqual([]);
    await start('inside');
    await eventually('the letter', () => smtp.letters.length > 0);
    expect(subjectsOf(smtp)).toEqual(['En attente']);
  });

  it('survive a stop of the worker that had not begun them', { timeout: 60_000 }, async () => {
    const { smtp, start } = await sharedHouse();
    const front = await start('apart');
    const worker = await start('inside');
    await sendLetter(front, 'Avant l’arrêt');
    await eventually('the first letter', () => smtp.letters.length === 1);
    await worker.close();
    await sendLetter(front, 'Pendant l’arrêt');
    await start('inside');
    await eventually('the second letter', () => smtp.letters.length === 2);
  });

  /** A database and a mail server that several processes share. */
  async function sharedHouse() {
    const [database, smtp] = await Promise.all([createDatabase(), startSmtpServer()]);
    opened.push({ close: () => database.drop() }, smtp);
    const start = async (worker: 'inside' | 'apart') => {
      const api = await startApi({ database, env: { WORKER: worker, SMTP_URL: smtp.url } });
      opened.push(api);
      return api;
    };
    return { smtp, start };
  }

  const subjectsOf = ({ letters }: SmtpFake) =>
    letters.map(({ text }) => headersOf(text).get('subject')).toSorted();
});
