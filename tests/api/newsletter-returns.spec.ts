import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { headersOf, mailbox } from '../factories/emails.ts';
import {
  createNewsletter,
  newsletterPath,
  sendingOf,
  sendNow,
  subscribe,
  untilSent,
} from '../factories/newsletters.ts';
import { linesOf, plain } from '../factories/notifications.ts';
import { eventually } from '../factories/waiting.ts';
import { type ImapFake, startImapServer } from '../fakes/imap-server.ts';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';

let smtp: SmtpFake;
let imap: ImapFake;
let api: TestApi;
let editor: Request;
let administrator: Request;
beforeAll(async () => {
  [smtp, imap] = await Promise.all([startSmtpServer(), startImapServer()]);
  api = await startApi({
    env: {
      SMTP_URL: smtp.url,
      NEWSLETTERS_PER_MINUTE: '100000',
      NEWSLETTERS_PER_MINUTE_AND_DOMAIN: '100000',
      NEWSLETTER_BOUNCE_ADDRESS: 'retours@livres.example',
      NEWSLETTER_BOUNCE_MAILBOX: imap.url,
    },
  });
  editor = await api.asStaff('editeur');
  administrator = await api.asStaff('administrateur');
});
afterAll(async () => {
  await api?.close();
  await Promise.all([smtp?.close(), imap?.close()]);
});

/** Sends a letter to these people alone; answers its number. */
async function sendTo(people: { id: number }[]): Promise<number> {
  await api.query(
    `UPDATE newsletter_subscribers SET topics = CASE WHEN id = ANY($1) THEN '{actualites}'::text[] ELSE '{}' END`,
    [people.map(({ id }) => id)],
  );
  const record = await createNewsletter(editor);
  await sendNow(editor, record);
  return (await untilSent(editor, record.id)).id;
}
const lastTo = (email: string) => smtp.letters.findLast(({ to }) => to.includes(email))!;
async function read(): Promise<void> {
  const { BounceMailboxService } =
    await import('@livres/api/dist/newsletters/bounces/bounce-mailbox.service.js');
  await api.app.get(BounceMailboxService, { strict: false }).read();
}
const closedSince = async ({ id }: { id: number }) =>
  (await api.query('SELECT bounced_at FROM newsletter_subscribers WHERE id = $1', [id]))[0].bounced_at;
const checkOf = async (name: string) => {
  const { body } =
    await administrator<{ name: string; ok: boolean; detail: string }[]>('/admin/system/checks');
  return body.find((check) => check.name === name)!;
};

/** What a mail server sends back to a return address: its report, and of the letter nothing but that. */
const report = (to: string, status: string, said: string) => `From: MAILER-DAEMON@mx.example
To: ${to}
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Action: failed
Status: ${status}
Diagnostic-Code: smtp; ${said}
--b--
`;

describe('a letter that comes back', () => {
  it('is known by its return address alone, and closes the address that nobody has', async () => {
    const [gone, reads] = [await subscribe(api), await subscribe(api)];
    const newsletter = await sendTo([gone, reads]);
    const { from, text } = lastTo(gone.email);
    expect(from).toMatch(/^retours\+nl\d+-\d+-[0-9a-f]{16}@livres\.example$/);
    expect(headersOf(text).get('from')).not.toContain('retours');
    imap.receive(report(from, '5.1.1', `550 5.1.1 <${gone.email}> User unknown`));
    await read();
    expect(imap.inbox.at(-1)!.flags).toEqual(new Set(['\\Seen']));
    expect(await closedSince(gone)).not.toBeNull();
    expect(await closedSince(reads)).toBeNull();
    expect(await sendingOf(editor, { id: newsletter })).toMatchObject({ sent: 2, bounced: 1, filtered: 0 });
    // Told again, it is the same.
    imap.receive(report(from, '5.1.1', '550 5.1.1 User unknown'));
    await read();
    expect(await sendingOf(editor, { id: newsletter })).toMatchObject({ bounced: 1 });
  });

  it('under a number that somebody made up changes nothing', async () => {
    const victim = await subscribe(api);
    await sendTo([victim]);
    const [, numbers, signature] = /\+(nl\d+-\d+)-([0-9a-f]{16})@/.exec(lastTo(victim.email).from)!;
    const other = signature!.startsWith('0') ? `1${signature!.slice(1)}` : `0${signature!.slice(1)}`;
    for (const forged of [
      `retours+${numbers}-${other}@livres.example`,
      `<2026-11-25-${numbers}@livres-en-partage>`,
    ])
      imap.receive(report(forged, '5.1.1', '550 5.1.1 User unknown'));
    await read();
    expect(await closedSince(victim)).toBeNull();
    for (const { flags } of imap.inbox.slice(-2)) expect(flags).toEqual(new Set(['\\Seen', '\\Flagged']));
  });

  it('L23: to the address that its header names is its reader who wants no more, once and for all copies', async () => {
    const [leaves, stays] = [await subscribe(api), await subscribe(api)];
    await sendTo([leaves, stays]);
    const header = headersOf(lastTo(leaves.email).text).get('list-unsubscribe')!;
    const [, address, tag] = /<mailto:(retours\+stop-([^@]+)@livres\.example)\?subject=/.exec(header)!;
    const stop = (to: string, head = '') =>
      imap.receive(
        `From: ${leaves.email}\nTo: <${to}>\n${head}Subject: =?utf-8?Q?D=C3=A9sinscription?=\n\n\n`,
      );
    const statusOf = async ({ id }: { id: number }) =>
      (await api.sql`SELECT status, status_before FROM newsletter_subscribers WHERE id = ${id}`)[0];
    // Made up, written by a machine, or a letter that is answered: nobody leaves.
    const forged = stop(address!.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@')));
    stop(address!, 'Auto-Submitted: auto-replied\n');
    stop(`retours+${tag}@livres.example`);
    await read();
    expect(forged.flags).toEqual(new Set(['\\Seen', '\\Flagged']));
    expect((await statusOf(leaves)).status).toBe('confirmed');
    for (const message of [stop(address!), stop(address!)]) {
      await read();
      expect(message.flags).toEqual(new Set(['\\Seen']));
    }
    expect(await statusOf(leaves)).toEqual({ status: 'unsubscribed', status_before: 'confirmed' });
    expect((await statusOf(stays)).status).toBe('confirmed');
    expect(await closedSince(leaves)).toBeNull();
  });

  it('that nobody understands stays in the mailbox under a star, which the checks of the system tell', async () => {
    for (const message of imap.inbox) message.flags.delete('\\Flagged');
    expect(await checkOf('bounces')).toMatchObject({ ok: true });
    imap.receive('From: Awa <awa@exemple.org>\nSubject: Bonjour\n\nJe change d’adresse.\n');
    const away = imap.receive(
      'From: Awa <awa@exemple.org>\nAuto-Submitted: auto-replied\nSubject: Absente\n\nDe retour lundi.\n',
    );
    await read();
    expect(away.flags).toEqual(new Set(['\\Seen']));
    expect(await checkOf('bounces')).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/^1 message de la boîte des retours/),
    });
    for (const message of imap.inbox) message.flags.delete('\\Flagged');
  });

  it('because the mailbox is full closes it after three letters in a row, and not before', async () => {
    const full = await subscribe(api);
    const comesBack = () => imap.receive(report(lastTo(full.email).from, '5.2.2', '552 5.2.2 Mailbox full'));
    const sendAndReturn = async (isFull: boolean) => {
      await sendTo([full]);
      if (isFull) comesBack();
      await read();
      return closedSince(full);
    };
    expect(await sendAndReturn(true)).toBeNull();
    expect(await sendAndReturn(true)).toBeNull();
    // This one was taken: they count from the beginning.
    expect(await sendAndReturn(false)).toBeNull();
    expect(await sendAndReturn(true)).toBeNull();
    expect(await sendAndReturn(true)).toBeNull();
    expect(await sendAndReturn(true)).not.toBeNull();
    // Opened again by staff, it has three more.
    await api.query('UPDATE newsletter_subscribers SET bounced_at = NULL WHERE id = $1', [full.id]);
    expect(await sendAndReturn(true)).toBeNull();
  });

  it('because of a filter closes nobody’s address; from 2 % of a letter staff hear of it, once', async () => {
    const people: { id: number; email: string }[] = [];
    for (let person = 0; person < 51; person += 1) people.push(await subscribe(api));
    const newsletter = await sendTo(people);
    const isFiltered = async (email: string) => {
      imap.receive(report(lastTo(email).from, '5.7.1', '550 5.7.1 Blocked'));
      await read();
    };
    const alerts = async () =>
      (await linesOf(administrator, { group: 'site' })).filter(
        ({ kind, path }) => kind === 'newsletter_trouble' && path === `/newsletters/${newsletter}/edit`,
      );
    await isFiltered(people[0]!.email);
    expect(await alerts()).toEqual([]);
    await isFiltered(people[1]!.email);
    await isFiltered(people[2]!.email);
    const [alert, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(plain(alert!.detail)).toMatch(/^2 messageries sur 51 la refusent par une règle/);
    expect(await sendingOf(editor, { id: newsletter })).toMatchObject({ bounced: 3, filtered: 3 });
    for (const person of people.slice(0, 3)) expect(await closedSince(person)).toBeNull();
  });
});

describe('L18: a letter that staff try', () => {
  it('leaves as the letter will, its return address included, but for nobody’s number', async () => {
    const record = await createNewsletter(editor);
    const email = mailbox('claire');
    await accepted(editor(`${newsletterPath(record)}/test`, { body: { email } }));
    const test = await eventually('the test', async () => lastTo(email));
    expect(test.from).toBe('retours@livres.example');
    expect(headersOf(test.text).get('subject')).toMatch(/^\[Test\]/);
  });
});

describe('what a mail server answers at once', () => {
  it('L20: weighs as much as what comes back later', async () => {
    const [gone, full, filtered] = [await subscribe(api), await subscribe(api), await subscribe(api)];
    smtp.refusals.set(gone.email, '5.1.1 No such user');
    smtp.refusals.set(full.email, '5.2.2 Mailbox full');
    smtp.refusals.set(filtered.email, '5.7.1 Blocked by policy');
    const newsletter = await sendTo([gone, full, filtered]);
    expect(await sendingOf(editor, { id: newsletter })).toMatchObject({
      refused: 3,
      bounced: 0,
      filtered: 1,
    });
    expect(await closedSince(gone)).not.toBeNull();
    expect(await closedSince(full)).toBeNull();
    expect(await closedSince(filtered)).toBeNull();
    await sendTo([full]);
    await sendTo([full]);
    expect(await closedSince(full)).not.toBeNull();
  });
});
