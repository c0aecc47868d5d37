import { NewsletterSendingService } from '@livres/api/dist/newsletters/delivery/newsletter-sending.service.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import {
  createNewsletter,
  LATER,
  newsletterPath,
  startDue,
  subscribe,
  untilSent,
} from '../factories/newsletters.ts';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.ts';

const READERS = 30;

let smtp: SmtpFake;
let api: TestApi;
let editor: Request;
let admin: Request;
const readers: string[] = [];
beforeAll(async () => {
  smtp = await startSmtpServer();
  api = await startApi({
    env: {
      SMTP_URL: smtp.url,
      NEWSLETTERS_PER_MINUTE: '100000',
      NEWSLETTERS_PER_MINUTE_AND_DOMAIN: '100000',
    },
  });
  editor = await api.asStaff('editeur');
  admin = await api.asStaff('administrateur');
  for (let made = 0; made < READERS; made += 1) readers.push((await subscribe(api)).email);
});
afterAll(async () => {
  await api?.close();
  await smtp?.close();
});

const press = (by: Request, { id, version }: { id: number; version: number }) =>
  by(`${newsletterPath({ id })}/schedule`, { body: { version } });

/** Its one start and one end, and one message of it for each reader. */
async function expectSentOnce(id: number, before: number): Promise<void> {
  await untilSent(editor, id);
  // Staff hear of it at an address of their own.
  const addresses = smtp.letters.slice(before).flatMap(({ to }) => to);
  const received = addresses.filter((address) => readers.includes(address));
  expect(received.toSorted()).toEqual(readers.toSorted());
  const rows = await api.query(`SELECT state FROM newsletter_recipients WHERE newsletter_id = $1`, [id]);
  expect(rows).toEqual(readers.map(() => ({ state: 'sent' })));
  const starts = await api.query(
    `SELECT id FROM newsletter_happenings WHERE newsletter_id = $1 AND kind = 'started'`,
    [id],
  );
  expect(starts).toHaveLength(1);
}

describe('L14: a letter is sent once', () => {
  it('where its button is pressed twice, and in two browsers', async () => {
    const before = smtp.letters.length;
    const record = await createNewsletter(editor);
    const answers = await Promise.all([editor, editor, admin].map((by) => press(by, record)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await expectSentOnce(record.id, before);
  });

  it('where its hour comes as the button is pressed', async () => {
    const before = smtp.letters.length;
    const record = await createNewsletter(editor);
    const body = { version: record.version, scheduled_for: LATER.said };
    const scheduled = await accepted(
      editor<{ id: number; version: number }>(`${newsletterPath(record)}/schedule`, { body }),
    );
    await api.query(`UPDATE newsletters SET scheduled_at = now() - interval '1 second' WHERE id = $1`, [
      record.id,
    ]);
    const [pressed] = await Promise.all([press(admin, scheduled), startDue(api), startDue(api)]);
    expect(pressed.status).toBe(409);
    await expectSentOnce(record.id, before);
  });

  it('where three workers take it at the same time', async () => {
    const before = smtp.letters.length;
    const record = await createNewsletter(editor);
    const sending = api.app.get(NewsletterSendingService, { strict: false });
    await accepted(press(editor, record));
    await Promise.all([startDue(api), startDue(api), startDue(api)]);
    await Promise.all([1, 2, 3].map(() => sending.send({ id: record.id })));
    await expectSentOnce(record.id, before);
  });

  it('for the database forbids a second row of a reader', async () => {
    const again = api.query(
      `INSERT INTO newsletter_recipients (newsletter_id, subscriber_id, place, domain, state, next_at)
       SELECT newsletter_id, subscriber_id, place, domain, 'waiting', now() FROM newsletter_recipients LIMIT 1`,
    );
    await expect(again).rejects.toThrow('newsletter_recipients_newsletter_id_subscriber_id_key');
  });
});
