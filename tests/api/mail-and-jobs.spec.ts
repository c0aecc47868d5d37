import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UndeliverableEmail } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';
import { ADMIN_ACCESS_CODE, startApi, type Request, type TestApi } from '../factories/api.ts';
import { endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { createDatabase } from '../factories/database.ts';
import { CONTACT_EMAIL, headersOf, sendEmail } from '../factories/emails.ts';
import { emailsFailed, jobsSettled } from '../factories/jobs.ts';
import { stopClock } from '../factories/time.ts';
import { eventually, pause } from '../factories/waiting.ts';
import { DAY_MS } from '@livres/api/contract';

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
    const { body: member } = await admin('/admin/staff', {
      body: { name: 'Awa Ndiaye', roles: ['lecteur'] },
    });
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
    await admin('/admin/staff', { body: { name: 'Une Seule Fois', roles: ['editeur'] } });
    await letterAbout('Une Seule Fois');
    await jobsSettled(api);
    expect((await outbox()).filter(({ subject }) => subject.includes('Une Seule Fois'))).toHaveLength(1);
  });

  it('is not sent when what it tells of did not happen', async () => {
    const failing = sendEmail(api, 'Jamais arrivé', () => {
      throw new Error('the transaction fails');
    });
    await expect(failing).rejects.toThrow('the transaction fails');
    await sendEmail(api, 'Bien arrivé');
    await letterAbout('Bien arrivé');
    expect((await outbox()).map(({ subject }) => subject)).not.toContain('Jamais arrivé');
  });

  it('carries no header that came in a name', async () => {
    const name = 'Awa\r\nBcc: voleur@example.org\r\n\r\n<b>Bonjour</b>';
    const { status } = await admin('/admin/staff', { body: { name, roles: ['lecteur'] } });
    if (status === 400) return;
    await sendEmail(api, `Un code pour ${name}`);
    const message = await letterAbout('Un code pour Awa');
    const eml = readFileSync(join(api.varFolder, 'mail', `${message.id}.eml`), 'utf8');
    expect([...headersOf(eml).keys()]).not.toContain('bcc');
    expect((await admin(`/admin/system/outbox/${message.id}`)).body.html).not.toContain('<b>Bonjour</b>');
  });

  it('gives what it carries as files to save, never to show', async () => {
    const attachments = [
      { filename: 'collecte.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
    ];
    await sendEmail(api, 'Avec une pièce jointe', undefined, { attachments });
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
    )('/admin/staff', { body: { name: 'Paul Biya', roles: ['lecteur'] } });
    const message = await eventually('the letter', () => smtp.letters[0]);
    expect([message.from, message.to]).toEqual(['site@livres.example', [CONTACT_EMAIL]]);
    expect(headersOf(message.text).get('message-id')).toMatch(/^<.+@livres-en-partage>$/);
  });

  it('is kept in nobody’s local box', async () => {
    const admin = await api.asStaff('administrateur');
    expect((await admin('/admin/system/outbox')).status).toBe(404);
  });

  it('arrives once the server is back, and is never lost', async () => {
    await smtp.goAway();
    const admin = await api.asStaff('administrateur');
    await sendEmail(api, 'Pendant la panne');
    await emailsFailed(api, 1);
    const mail = async () =>
      (await admin('/admin/system/checks')).body.find(({ name }: { name: string }) => name === 'mail');
    expect(await mail()).toMatchObject({ ok: false });
    await smtp.comeBack();
    await eventually('the letter', () => about('Pendant la panne')[0], LONGEST_RETRY_MS);
    expect(await mail()).toMatchObject({ ok: true });
    await jobsSettled(api);
    expect(about('Pendant la panne')).toHaveLength(1);
  });

  it('is offered again to a server that was busy, as the same message', async () => {
    smtp.isBusy = true;
    await sendEmail(api, 'Serveur occupe');
    await emailsFailed(api, 1);
    expect(about('Serveur occupe')).toEqual([]);
    smtp.isBusy = false;
    await eventually('the letter', () => about('Serveur occupe')[0], LONGEST_RETRY_MS);
  });

  const about = (words: string) =>
    smtp.letters.filter(({ text }) => headersOf(text).get('subject') === words);
});

describe('a letter that cannot be delivered', () => {
  const GONE = 'partie@livres.example';
  let smtp: SmtpFake;
  let api: TestApi;
  let admin: Request;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    api = await startApi({ env: { SMTP_URL: smtp.url, CONTACT_EMAIL } });
    admin = await api.asStaff('administrateur');
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await api?.close();
    await smtp?.close();
  });

  it('is set aside at once where nobody has its address, and tried no more', async () => {
    smtp.unknown.add(GONE);
    await sendEmail(api, 'Pour une adresse partie', undefined, { to: GONE });
    const [email] = await setAside(1);
    expect(email).toMatchObject({ to: GONE, subject: 'Pour une adresse partie', reason: 'refused' });
    expect(email.detail).toContain('550');
    expect(email.detail).toContain('No such user');
    expect(email).not.toHaveProperty('message');
    expect(await mailCheck()).toMatchObject({
      ok: false,
      detail: 'Un message n’a pas pu partir\u00a0: renvoyez-le ou écartez-le ci-dessous',
    });
    await jobsSettled(api);
    expect(smtp.asked.get(GONE)).toBe(1);
    expect(await waitingEmails()).toBe(0);
  });

  it('is sent again by staff in one act, once however often they click', async () => {
    smtp.unknown.delete(GONE);
    const clicks = await Promise.all([resend({}), resend({}), resend({})]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(clicks.map(({ body }) => body.resent).toSorted()).toEqual([0, 0, 1]);
    await eventually('the letter', () => smtp.letters.find(({ to }) => to.includes(GONE)));
    await jobsSettled(api);
    expect(smtp.letters.filter(({ to }) => to.includes(GONE))).toHaveLength(1);
    expect((await list()).body).toEqual({ count: 0, results: [] });
    expect(await mailCheck()).toMatchObject({ ok: true });
    const { body: trail } = await admin('/admin/audit?filter={"resource":"undeliverable-emails"}');
    expect(trail[0]).toMatchObject({ action: 'restored', label: 'Pour une adresse partie' });
    expect(JSON.stringify(trail)).not.toContain(GONE);
  });

  it('is discarded by staff for good, once', async () => {
    smtp.unknown.add(GONE);
    await sendEmail(api, 'Sans espoir', undefined, { to: GONE });
    const [{ id }] = await setAside(1);
    const discard = () => admin(`/admin/system/undeliverable-emails/${id}`, { method: 'DELETE' });
    expect((await discard()).status).toBe(204);
    expectAnswer(await discard(), 404, { type: '/problems/message-deja-traite' });
    expect((await list()).body.count).toBe(0);
  });

  it('is for administrators, and asked for properly', async () => {
    for (const role of ['editeur', 'lecteur'] as const) {
      const staff = await api.asStaff(role);
      expect((await staff('/admin/system/undeliverable-emails')).status).toBe(403);
      expect((await staff('/admin/system/undeliverable-emails/resend', { body: {} })).status).toBe(403);
    }
    const wrong = [{ ids: null }, { ids: [] }, { ids: ['1'] }, { ids: [0] }, { ids: [2 ** 40] }, { id: 1 }];
    for (const body of wrong) expect((await resend(body)).status, JSON.stringify(body)).toBe(400);
    expect((await resend({ ids: [999_999] })).body).toEqual({ resent: 0 });
    for (const id of ['0', 'x', '99999999999'])
      expect((await admin(`/admin/system/undeliverable-emails/${id}`, { method: 'DELETE' })).status).toBe(
        404,
      );
  });

  it('is tried for three days while the server is away, then set aside, and staff are told once', async () => {
    const clock = stopClock(api);
    await eventually('what others sent', async () => (await waitingEmails()) === 0);
    await smtp.goAway();
    await sendEmail(api, 'Trois jours plus tard');
    await sendEmail(api, 'Trois jours plus tard, bis');
    await emailsFailed(api, 2);
    expect((await list()).body.count).toBe(0);
    clock.advance(3 * DAY_MS + 60_000);
    // Sessions end after a day without a call.
    const { body: granted } = await api.request('/access/', { body: { code: ADMIN_ACCESS_CODE } });
    admin = (path, ask) => api.request(path, { token: granted.token, ...ask });
    const emails = await setAside(2, 60_000);
    expect(emails.map(({ reason }: UndeliverableEmail) => reason)).toEqual(['expired', 'expired']);
    expect(emails[0].detail).toContain('ECONNREFUSED');
    await smtp.comeBack();
    const alerts = () =>
      smtp.letters.filter(({ text }) => /Des[ _]messages/.test(headersOf(text).get('subject') ?? ''));
    await eventually('the alert', () => alerts()[0], LONGEST_RETRY_MS);
    expect(alerts().map(({ to }) => to)).toEqual([[CONTACT_EMAIL]]);
    expect((await resend({ ids: [emails[0].id] })).body).toEqual({ resent: 1 });
    expect((await list()).body.count).toBe(1);
  });

  const waitingEmails = async () => {
    const [jobs] = await api.sql`SELECT count(*)::int AS open FROM jobs.job
          WHERE name = 'mail.send' AND state IN ('created', 'retry', 'active')`;
    return jobs!.open;
  };
  const list = () => admin('/admin/system/undeliverable-emails');
  const resend = (body: object) => admin('/admin/system/undeliverable-emails/resend', { body });
  const mailCheck = async () =>
    (await admin('/admin/system/checks')).body.find(({ name }: { name: string }) => name === 'mail');
  const setAside = async (count: number, within?: number) => {
    const { results } = await eventually(
      `${count} set aside`,
      async () => {
        const { body } = await list();
        return body.count === count && body;
      },
      within,
    );
    return results;
  };
});

describe('jobs', () => {
  it('are done once each, however many workers there are', async () => {
    const { smtp, start } = await sharedHouse();
    const [first, second] = await Promise.all([start('inside'), start('inside')]);
    const subjects = Array.from({ length: 24 }, (_, index) => `Lettre ${index}`);
    await Promise.all(subjects.map((subject, index) => sendEmail(index % 2 ? first : second, subject)));
    await eventually('all the letters', () => smtp.letters.length >= subjects.length, 40_000);
    await jobsSettled(first);
    expect(subjectsOf(smtp)).toEqual(subjects.toSorted());
  });

  it('wait for a worker where the api has none inside', async () => {
    const { smtp, start } = await sharedHouse();
    const front = await start('apart');
    await sendEmail(front, 'En attente');
    await pause(3000);
    expect(subjectsOf(smtp)).toEqual([]);
    await start('inside');
    await eventually('the letter', () => smtp.letters.length > 0);
    expect(subjectsOf(smtp)).toEqual(['En attente']);
  });

  it('survive a stop of the worker that had not begun them', async () => {
    const { smtp, start } = await sharedHouse();
    const front = await start('apart');
    const worker = await start('inside');
    await sendEmail(front, 'Avant l’arrêt');
    await eventually('the first letter', () => smtp.letters.length === 1);
    await worker.close();
    await sendEmail(front, 'Pendant l’arrêt');
    await start('inside');
    await eventually('the second letter', () => smtp.letters.length === 2);
  });

  it('of a worker that was killed are taken up within 15 seconds, and those of one that lives are not taken', async () => {
    const { smtp, start, database } = await sharedHouse();
    const front = await start('apart');
    const worker = await startApiProcess({ DATABASE_URL: database.url, SMTP_URL: smtp.url });
    onTestFinished(endApiProcesses);
    await worker.untilReady();
    smtp.isSilent = true;
    await sendEmail(front, 'En plein envoi', undefined, { to: 'awa@livres.example' });
    await eventually('a try', () => smtp.asked.get('awa@livres.example') === 1);
    await start('inside');
    // Longer than the heartbeat that a dead worker misses.
    await pause(12_000);
    expect(smtp.asked.get('awa@livres.example')! > 1, 'asked again').toBe(false);

    worker.kill('SIGKILL');
    smtp.isSilent = false;
    await eventually('the letter', () => smtp.letters.length === 1, 60_000);
    await jobsSettled(front);
    expect(subjectsOf(smtp)).toEqual(['En plein envoi']);
  });

  /** A database and a mail server that several processes share. */
  async function sharedHouse() {
    const [database, smtp] = await Promise.all([createDatabase(), startSmtpServer()]);
    onTestFinished(() => database.drop());
    onTestFinished(() => smtp.close());
    const start = async (worker: 'inside' | 'apart') => {
      const api = await startApi({ database, env: { WORKER: worker, SMTP_URL: smtp.url } });
      onTestFinished(() => api.close());
      return api;
    };
    return { smtp, start, database };
  }

  const subjectsOf = ({ letters }: SmtpFake) =>
    letters.map(({ text }) => headersOf(text).get('subject')).toSorted();
});
