import type { NewsletterRecord } from '@livres/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { put, type Request, startApi, type TestApi } from '../factories/api.ts';
import {
  createNewsletter,
  LATER,
  newsletterPath,
  sendingOf,
  sendNow,
  startDue,
  subscribe,
  untilSent,
} from '../factories/newsletters.ts';
import { linesOf, plain } from '../factories/notifications.ts';
import { mailbox } from '../factories/emails.ts';
import { eventually } from '../factories/waiting.ts';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';

let smtp: SmtpFake;
let api: TestApi;
let editor: Request;
let administrator: Request;
beforeAll(async () => {
  smtp = await startSmtpServer();
  api = await startApi({ env: { SMTP_URL: smtp.url, NEWSLETTERS_PER_MINUTE: '100000' } });
  editor = await api.asStaff('editeur');
  administrator = await api.asStaff('administrateur');
});
afterAll(async () => {
  await api?.close();
  await smtp?.close();
});
beforeEach(async () => {
  await api.query(`UPDATE newsletter_subscribers SET topics = '{}'`);
  await api.query(`DELETE FROM newsletter_pauses`);
});

const statusOf = async (record: { id: number }) =>
  (await editor<NewsletterRecord>(newsletterPath(record))).body.status;
const troubles = async (record: { id: number }) =>
  (await linesOf(administrator, { group: 'site' })).filter(
    ({ kind, path }) => kind === 'newsletter_trouble' && path === `/newsletters/${record.id}/edit`,
  );
const schedule = (record: { id: number; version: number }, scheduled_for?: string) =>
  accepted<NewsletterRecord>(
    editor(`${newsletterPath(record)}/schedule`, { body: { version: record.version, scheduled_for } }),
  );
const checkOf = async (name: string) =>
  (await administrator<{ name: string; ok: boolean; detail: string }[]>('/admin/system/checks')).body.find(
    (check) => check.name === name,
  )!;
const receivedBy = (email: string) => smtp.letters.filter(({ to }) => to.includes(email)).length;

describe('L15: a newsletter whose hour went by', () => {
  it('by more than an hour waits to be confirmed, tells staff once, and leaves when they say', async () => {
    const { email } = await subscribe(api);
    const record = await createNewsletter(editor);
    await schedule(record, LATER.said);
    await api.query(`UPDATE newsletters SET scheduled_at = now() - interval '61 minutes' WHERE id = $1`, [
      record.id,
    ]);
    await startDue(api);
    await startDue(api);
    expect(await statusOf(record)).toBe('held');
    expect(receivedBy(email)).toBe(0);
    const [trouble, ...more] = await troubles(record);
    expect(more).toEqual([]);
    expect(plain(trouble!.detail)).toMatch(/^Elle devait partir .+ ; le serveur ne tournait pas\./);
    expectAnswer(await editor(`${newsletterPath(record)}/pause`, { body: {} }), 409);
    const written = await put(editor, newsletterPath(record), { subject: 'Autre', version: record.version });
    expect(written.body.detail).toBe('Cette lettre est à confirmer : annulez l’envoi pour la modifier.');
    await sendNow(editor, record);
    await untilSent(editor, record.id);
    expect(receivedBy(email)).toBe(1);
  });

  it('by less leaves; one that is held goes back to who writes it as well', async () => {
    const { email } = await subscribe(api);
    const late = await createNewsletter(editor);
    await schedule(late, LATER.said);
    await api.query(`UPDATE newsletters SET scheduled_at = now() - interval '59 minutes' WHERE id = $1`, [
      late.id,
    ]);
    await startDue(api);
    await untilSent(editor, late.id);
    expect(receivedBy(email)).toBe(1);
    const held = await createNewsletter(editor);
    await schedule(held, LATER.said);
    await api.query(`UPDATE newsletters SET status = 'held' WHERE id = $1`, [held.id]);
    const back = await accepted<NewsletterRecord>(editor(`${newsletterPath(held)}/unschedule`, { body: {} }));
    expect(back).toMatchObject({ status: 'draft', scheduled_at: null });
  });

  it('or that was leaving when a backup was made leaves no more by itself once that is restored', async () => {
    await subscribe(api);
    const [planned, leaving, written] = [
      await createNewsletter(editor),
      await createNewsletter(editor),
      await createNewsletter(editor),
    ];
    await schedule(planned, LATER.said);
    smtp.isBusy = true;
    await sendNow(editor, leaving);
    await eventually('sending', async () => (await statusOf(leaving)) === 'sending');
    const { holdRestoredNewsletters } =
      await import('@livres/api/dist/newsletters/delivery/restored-newsletters.service.js');
    const { DataSource } = await import('typeorm');
    const count = await holdRestoredNewsletters(api.app.get(DataSource).manager, new Date());
    smtp.isBusy = false;
    expect(count).toBe(2);
    expect([await statusOf(planned), await statusOf(leaving), await statusOf(written)]).toEqual([
      'held',
      'paused',
      'draft',
    ]);
    const { happenings } = await sendingOf(editor, leaving);
    // A try that was under way may say a moment later that the mail server asked to wait.
    expect(happenings.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Revenue d’une sauvegarde, et mise en pause/),
    );
    await eventually('the last tries to end', async () => {
      const [{ sending }] = await api.query(
        `SELECT count(*)::int AS sending FROM newsletter_recipients WHERE newsletter_id = $1 AND state = 'sending'`,
        [leaving.id],
      );
      return sending === 0;
    });
    await accepted(editor(`${newsletterPath(leaving)}/stop`, { body: {} }));
  });
});

describe('L17: a mail server that takes nothing of ours', () => {
  /** As if the pause that it is in were over. */
  const nextTry = async (record: { id: number }) => {
    await api.query(`UPDATE newsletter_pauses SET until = now()`);
    await api.query(`UPDATE newsletter_recipients SET next_at = now() WHERE newsletter_id = $1`, [record.id]);
  };
  const pausedFor = async () =>
    (await api.query(`SELECT seconds FROM newsletter_pauses WHERE domain = ''`))[0];

  it('is nobody’s fault: after three tries staff hear why, nobody is given up, and it goes on where it was', async () => {
    // One person: two would fail at once, and a pause that the test ends early would count twice.
    const person = await subscribe(api);
    smtp.isLocked = true;
    const record = await createNewsletter(editor);
    await sendNow(editor, record);
    for (const seconds of [60, 120, 240]) {
      await eventually(`a pause of ${seconds} s`, async () => (await pausedFor())?.seconds === seconds);
      expect((await troubles(record)).length).toBe(seconds === 240 ? 1 : 0);
      if (seconds < 240) await nextTry(record);
    }
    const [trouble] = await troubles(record);
    expect(plain(trouble!.detail)).toMatch(/530 5\.7\.0 Authentication required/);
    // Nor after days: the letter of a mailbox would be given up by now.
    await api.query(`UPDATE newsletters SET started_at = now() - interval '4 days' WHERE id = $1`, [
      record.id,
    ]);
    await nextTry(record);
    await eventually('the next pause', async () => (await pausedFor())?.seconds === 480);
    expect(await sendingOf(editor, record)).toMatchObject({ refused: 0, sent: 0, left: 1 });
    const [{ bounced_at }] = await api.query(`SELECT bounced_at FROM newsletter_subscribers WHERE id = $1`, [
      person.id,
    ]);
    expect(bounced_at).toBeNull();
    // Meanwhile the checks of the system are red, and staff heard that it stands still.
    expect(await checkOf('newsletters')).toMatchObject({
      ok: false,
      detail: 'Rien ne part plus depuis 10 minutes : « Lettre de Noël »',
    });
    const { NewsletterStallsService } =
      await import('@livres/api/dist/newsletters/delivery/newsletter-stalls.service.js');
    const stalls = api.app.get(NewsletterStallsService, { strict: false });
    await stalls.alert();
    await stalls.alert();
    expect((await troubles(record)).length).toBe(2);
    smtp.isLocked = false;
    await nextTry(record);
    await untilSent(editor, record.id);
    expect(receivedBy(person.email)).toBe(1);
    expect(await checkOf('newsletters')).toMatchObject({ ok: true });
  });
});

describe('L10: whom a letter goes to', () => {
  it('is settled as it begins: who leaves is left out and counted, who comes is not added', async () => {
    const [stays, monthly, left, bounced, erased] = [
      await subscribe(api),
      await subscribe(api, { pace: 'monthly' }),
      await subscribe(api),
      await subscribe(api),
      await subscribe(api),
    ];
    smtp.isLocked = true;
    const record = await createNewsletter(editor);
    await sendNow(editor, record);
    await eventually('it has begun', async () => (await sendingOf(editor, record)).left === 5);
    await eventually(
      'all wait',
      async () =>
        (
          await api.sql`SELECT FROM newsletter_recipients WHERE newsletter_id = ${record.id} AND state = 'sending'`
        ).length === 0,
    );
    await api.sql`UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = now() WHERE id = ${left.id}`;
    await api.sql`UPDATE newsletter_subscribers SET bounced_at = now() WHERE id = ${bounced.id}`;
    // Another letter came first.
    await api.sql`UPDATE newsletter_subscribers SET last_newsletter_at = now() + interval '1 minute' WHERE id = ${monthly.id}`;
    await accepted(administrator(`/admin/newsletter-subscribers/${erased.id}`, { method: 'DELETE' }));
    const later = await subscribe(api);
    smtp.isLocked = false;
    await api.query(`UPDATE newsletter_pauses SET until = now()`);
    await api.query(`UPDATE newsletter_recipients SET next_at = now() WHERE newsletter_id = $1`, [record.id]);
    await untilSent(editor, record.id);
    expect(await sendingOf(editor, record)).toMatchObject({
      total: 5,
      sent: 1,
      skipped: 4,
      refused: 0,
      left: 0,
    });
    expect([stays, monthly, left, bounced, erased, later].map(({ email }) => receivedBy(email))).toEqual([
      1, 0, 0, 0, 0, 0,
    ]);
    const [{ unsettled }] = await api.sql`SELECT count(*)::int AS unsettled FROM newsletter_recipients
      WHERE newsletter_id = ${record.id} AND settled_at IS NULL`;
    expect(unsettled).toBe(0);
  });
});

describe('L15: a letter that cannot begin', () => {
  it('keeps no other back', async () => {
    const { email } = await subscribe(api);
    const [broken, sound] = [await createNewsletter(editor), await createNewsletter(editor)];
    for (const record of [broken, sound]) await schedule(record, LATER.said);
    await api.sql`UPDATE newsletters SET blocks = '[{"type":"text"},null]' WHERE id = ${broken.id}`;
    await api.sql`UPDATE newsletters SET scheduled_at = now() - interval '1 second' WHERE id = ANY(${[broken.id, sound.id]})`;
    await startDue(api);
    await untilSent(editor, sound.id);
    expect(receivedBy(email)).toBe(1);
    // In an hour it waits for staff, though it still cannot be written.
    await api.sql`UPDATE newsletters SET scheduled_at = now() - interval '61 minutes' WHERE id = ${broken.id}`;
    await startDue(api);
    const [{ status }] = await api.sql`SELECT status FROM newsletters WHERE id = ${broken.id}`;
    expect(status).toBe('held');
    await api.sql`DELETE FROM newsletters WHERE id = ${broken.id}`;
  });
});

describe('L17: mail that is put off', () => {
  it('by one full mailbox holds nobody else’s back', async () => {
    const full = await subscribe(api);
    smtp.refusals.set(full.email, '4.2.2 Mailbox full');
    const others = [await subscribe(api), await subscribe(api), await subscribe(api)];
    const record = await createNewsletter(editor);
    await sendNow(editor, record);
    await eventually('the others have it', async () => others.every(({ email }) => receivedBy(email) === 1));
    expect(await api.query('SELECT domain FROM newsletter_pauses')).toEqual([]);
    const waiting = () =>
      api.sql<
        { attempts: number; tens: number }[]
      >`SELECT attempts, floor(extract(epoch FROM next_at - attempted_at) / 600)::int AS tens
          FROM newsletter_recipients WHERE newsletter_id = ${record.id} AND state = 'waiting'`;
    await eventually('it waits', async () => (await waiting()).length === 1);
    expect(await waiting()).toEqual([{ attempts: 1, tens: 1 }]);
    await api.query(`UPDATE newsletter_recipients SET next_at = now() WHERE newsletter_id = $1`, [record.id]);
    await eventually('it waits longer', async () => (await waiting())[0]?.attempts === 2);
    expect(await waiting()).toEqual([{ attempts: 2, tens: 2 }]);
    smtp.refusals.delete(full.email);
    await api.query(`UPDATE newsletter_recipients SET next_at = now() WHERE newsletter_id = $1`, [record.id]);
    await untilSent(editor, record.id);
    expect(receivedBy(full.email)).toBe(1);
  });

  it('at one provider after the other is our own affair: nobody is given up, and staff hear of it', async () => {
    const people = await Promise.all(
      ['un', 'deux', 'trois'].map((name) =>
        subscribe(api, { email: mailbox('lente').replace('example', name) }),
      ),
    );
    for (const { email } of people) smtp.refusals.set(email, '4.7.0 Try again later');
    const record = await createNewsletter(editor);
    await sendNow(editor, record);
    const paused = async () =>
      (await api.query(`SELECT FROM newsletter_pauses WHERE domain = ''`)).length === 1;
    await eventually('all is paused', paused);
    await api.query(`UPDATE newsletters SET started_at = now() - interval '4 days' WHERE id = $1`, [
      record.id,
    ]);
    await api.query(`UPDATE newsletter_pauses SET until = now(), seconds = 120`);
    await api.query(`UPDATE newsletter_recipients SET next_at = now() WHERE newsletter_id = $1`, [record.id]);
    await eventually('staff hear of it', async () => (await troubles(record)).length === 1);
    expect(await sendingOf(editor, record)).toMatchObject({ refused: 0, sent: 0, left: 3 });
    smtp.refusals.clear();
    await api.query(`UPDATE newsletter_pauses SET until = now()`);
    await api.query(`UPDATE newsletter_recipients SET next_at = now() WHERE newsletter_id = $1`, [record.id]);
    await untilSent(editor, record.id);
    expect(people.map(({ email }) => receivedBy(email))).toEqual([1, 1, 1]);
  });
});
