import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OutboxService } from '@livres/api/dist/core/mail/outbox.service.js';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { ErasureService } from '@livres/api/dist/people/personal-data/erasure.service.js';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { running } from '../factories/running.ts';
import { startApi, type TestApi } from '../factories/api.ts';
import { headersOf, emailsIn, emailsTo, emailTo, sendEmail } from '../factories/emails.ts';
import { signInMember } from '../factories/members.ts';
import { tablesHolding } from '../factories/rows.ts';
import { emailsFailed, jobsSettled } from '../factories/jobs.ts';
import { stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';
import { startSmtpServer } from '../fakes/smtp-server.ts';
import { DAY_MS } from '@livres/api/contract';

const SECRET = 'https://livres.example/don/suivi/aB3_dE6-hI9kL2nO5qR8tU1wX4zA7cD0fG3iJ6lM9o2';

const send = (api: TestApi, subject: string, over: object = {}) =>
  sendEmail(api, subject, undefined, { action: { label: 'Ouvrir', url: SECRET }, ...over });

describe('an email that was sent', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api?.close());

  it('leaves its text, its links and its address in no table and no queue', async () => {
    await send(api, 'Un lien secret', { to: 'effacee@example.org' });
    await emailTo(api.varFolder, 'effacee@example.org', 'Un lien secret');
    await eventually('its row deleted', async () => (await tablesHolding(api, SECRET)).length === 0);
    expect(await tablesHolding(api, 'effacee@example.org')).toEqual([]);
    const [job] = await api.query(
      `SELECT data FROM jobs.job WHERE name = 'mail.send' ORDER BY created_on DESC LIMIT 1`,
    );
    expect(Object.keys(job.data)).toEqual(['id']);
  });

  it('has its place after those written before it in the same moment', async () => {
    const clock = stopClock(api);
    onTestFinished(() => void vi.restoreAllMocks());
    const subjects = Array.from({ length: 12 }, (_, number) => `Lettre ${number}`);
    for (const subject of subjects) await send(api, subject, { to: 'en.ordre@example.org' });
    await jobsSettled(api);
    const written = await emailsTo(api.varFolder, 'en.ordre@example.org');
    expect(written.map(({ subject }) => subject)).toEqual(subjects);
    const moment = clock.now().toISOString().replace(/[:.]/g, '-');
    expect(written.every(({ id }) => id.startsWith(moment))).toBe(true);
  });

  it('of which the row outlived its sending is sent again as the same message, then deleted', async () => {
    const database = api.app.get(DataSource);
    await send(api, 'Coupé juste après', { to: 'deux.fois@example.org' });
    const { id } = await emailTo(api.varFolder, 'deux.fois@example.org', 'Coupé juste après');
    await eventually('its row deleted', async () => (await tablesHolding(api, SECRET)).length === 0);
    // What a process killed between sending and deleting leaves: the row, and its job to do again.
    const message = { id: id.replace('.eml', ''), from: { name: 'L', address: 'l@example.org' } };
    await database.query(`INSERT INTO outgoing_emails VALUES ($1, 'deux.fois@example.org', $2, now())`, [
      message.id,
      { ...message, to: { name: '', address: 'deux.fois@example.org' }, subject: 'Encore', text: SECRET },
    ]);
    await database.query(
      `UPDATE jobs.job SET state = 'retry', start_after = now() WHERE name = 'mail.send' AND data ->> 'id' = $1`,
      [message.id],
    );
    await eventually('its row deleted again', async () => (await tablesHolding(api, SECRET)).length === 0);
    const emails = await emailsIn(api.varFolder);
    expect(emails.filter(({ to }) => to === 'deux.fois@example.org')).toHaveLength(1);
  });

  it('stands in the local outbox for 7 days, in a file that only its owner reads', async () => {
    await send(api, 'Sept jours', { to: 'sept@example.org' });
    const { id } = await emailTo(api.varFolder, 'sept@example.org', 'Sept jours');
    const folder = join(api.varFolder, 'mail');
    const path = join(folder, id);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const outbox = api.app.get(OutboxService, { strict: false });
    const aged = (days: number) => {
      const at = new Date(Date.now() - days * DAY_MS);
      utimesSync(path, at, at);
    };
    mkdirSync(join(folder, 'autre'), { recursive: true });
    writeFileSync(join(folder, 'notes.txt'), 'à garder');
    utimesSync(join(folder, 'notes.txt'), new Date(0), new Date(0));
    aged(6);
    await outbox.deleteOld();
    expect(statSync(path).isFile()).toBe(true);
    aged(8);
    await outbox.deleteOld();
    expect((await emailsIn(api.varFolder)).map((email) => email.id)).not.toContain(id);
    expect(statSync(join(folder, 'notes.txt')).isFile()).toBe(true);
  });
});

describe('an email that waits for its mail server', () => {
  let api: TestApi;
  const smtp = running(startSmtpServer);
  beforeAll(async () => {
    api = await startApi({ env: { SMTP_URL: smtp.url } });
    await smtp.goAway();
  });
  afterAll(() => api?.close());

  it('is erased with its person, and never sent; others’ are', async () => {
    await send(api, 'A effacer', { to: 'Partie@example.org' });
    await send(api, 'A garder', { to: 'reste@example.org' });
    await emailsFailed(api, 2);
    expect(await tablesHolding(api, 'A effacer')).toEqual(['public.outgoing_emails']);
    const erasure = api.app.get(ErasureService, { strict: false });
    await api.app.get(DataSource).transaction((tx) =>
      erasure.erase(tx, {
        email: 'partie@example.org',
        by: null,
        proof: 'link',
        reason: 'Essai',
      }),
    );
    expect(await tablesHolding(api, 'A effacer')).toEqual([]);
    // Nor does the reason of a failed try, which a mail server words with the address, outlive it.
    expect(await tablesHolding(api, 'artie@example.org')).toEqual([]);
    await smtp.comeBack();
    const subjects = () => smtp.letters.map(({ text }) => headersOf(text).get('subject'));
    await eventually('the other letter', () => subjects().includes('A garder'), 30_000);
    await jobsSettled(api);
    expect(subjects()).not.toContain('A effacer');
  });

  it('without a job any more is deleted 7 days after it was written, one that is still tried is not', async () => {
    await smtp.goAway();
    await send(api, 'Toujours essayé');
    const message = {
      from: { name: 'L', address: 'l@example.org' },
      to: { name: '', address: 'p@example.org' },
    };
    const given = { ...message, id: 'abandonne', subject: 'Abandonné', text: 'Abandonné', html: '' };
    await api.sql`INSERT INTO outgoing_emails (id, recipient, message, created_at)
         VALUES ('abandonne', 'p@example.org', ${given}, now() - interval '8 days')`;
    await api.app.get(RetentionService, { strict: false }).run('mail.retention');
    expect(await tablesHolding(api, 'Abandonné')).toEqual([]);
    expect(await tablesHolding(api, 'Toujours essayé')).toEqual(['public.outgoing_emails']);
  });
});

describe('a member who leaves', () => {
  it('takes along the emails to them that wait', async () => {
    const api = await startApi();
    try {
      const member = await signInMember(api, 'je.pars@example.org');
      const database = api.app.get(DataSource);
      await database.query(
        `INSERT INTO outgoing_emails VALUES ('attente', 'je.pars@example.org', '{"subject": "En attente"}', now())`,
      );
      const body = { email: 'je.pars@example.org' };
      expect((await member.request('/members/me/deletion/', { body })).status).toBe(204);
      expect(await tablesHolding(api, 'En attente')).toEqual([]);
      await emailTo(api.varFolder, 'je.pars@example.org', 'compte');
    } finally {
      await api.close();
    }
  });
});
