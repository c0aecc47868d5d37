import { beforeAll, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { staffOf, testApi } from '../factories/api.ts';
import { emailsIn } from '../factories/emails.ts';
import { createNewsletter, NEWSLETTERS, sendNow, subscribe, untilSent } from '../factories/newsletters.ts';

const SECRET = 'un-secret-que-seul-le-relais-connait-2026';
const api = testApi({ MAIL_WEBHOOK_SECRET: SECRET });
const closed = testApi();
const editor = staffOf(api, 'editeur');
const PATH = '/newsletter/deliveries';

const announce = (body: unknown, secret = SECRET) =>
  api.request(PATH, { body, headers: { authorization: `Bearer ${secret}` } });
const subscriberOf = async (id: number) =>
  (
    await api.query(
      'SELECT status, bounced_at, bounce_detail, complained_at FROM newsletter_subscribers WHERE id = $1',
      [id],
    )
  )[0];

describe('what the relay announces of a newsletter', () => {
  let newsletter = 0;
  let bounces: { id: number; email: string };
  let complains: { id: number; email: string };
  const messageIdOf = async (email: string) =>
    (await emailsIn(api.varFolder)).find(({ to }) => to === email)!.headers.get('message-id')!;
  beforeAll(async () => {
    [bounces, complains] = [await subscribe(api), await subscribe(api)];
    const record = await createNewsletter(editor);
    await sendNow(editor, record);
    newsletter = (await untilSent(editor, record.id)).id;
  });

  it('stops what would be sent to an address that is gone, once however often it is told', async () => {
    const event = {
      event: 'hard_bounce',
      'message-id': await messageIdOf(bounces.email),
      reason: `550 ${bounces.email} inconnu`,
    };
    expect(await accepted(announce([event, event]))).toEqual({ taken: 2 });
    const row = await subscriberOf(bounces.id);
    expect(row).toMatchObject({ status: 'confirmed', bounce_detail: '550 … inconnu' });
    expect(row.bounced_at).not.toBeNull();
    expect((await editor(`${NEWSLETTERS}/${newsletter}/progress`)).body).toMatchObject({ bounced: 1 });
  });

  it('unsubscribes whoever called it unwanted', async () => {
    const event = { event: 'spam', 'message-id': await messageIdOf(complains.email) };
    expect(await accepted(announce(event))).toEqual({ taken: 1 });
    expect(await subscriberOf(complains.id)).toMatchObject({ status: 'unsubscribed' });
    expect((await editor(`${NEWSLETTERS}/${newsletter}/progress`)).body).toMatchObject({ complaints: 1 });
  });

  it('tells that one in doubt had left after all', async () => {
    await api.query(`UPDATE newsletter_recipients SET state = 'uncertain' WHERE newsletter_id = $1`, [
      newsletter,
    ]);
    await accepted(announce({ event: 'delivered', 'message-id': await messageIdOf(bounces.email) }));
    expect((await editor(`${NEWSLETTERS}/${newsletter}/progress`)).body).toMatchObject({
      sent: 1,
      uncertain: 1,
    });
  });

  it('is staff’s to take back: they write to the address again', async () => {
    const frontDesk = staffOf(api, 'accueil');
    const path = `/admin/newsletter-subscribers/${bounces.id}`;
    const { version } = (await frontDesk(path)).body;
    expect(await accepted(frontDesk(`${path}/reopen`, { body: { version } }))).toMatchObject({
      bounced_at: null,
    });
    expectAnswer(await frontDesk(`${path}/reopen`, { body: { version: version + 1 } }), 409);
  });

  it('is believed with its secret alone, and where there is one', async () => {
    expectAnswer(await announce({}, 'autre'), 401);
    expectAnswer(await api.request(PATH, { body: {} }), 401);
    expectAnswer(await closed.request(PATH, { body: {}, headers: { authorization: 'Bearer ' } }), 404);
  });

  it('that is about nothing of ours, or no announcement at all, changes nothing', async () => {
    for (const body of [
      {},
      [],
      [null],
      { event: 'spam', 'message-id': '<autre@ailleurs>' },
      { event: 'spam', 'message-id': '-nl1-999999@livres-en-partage' },
      { event: 'spam', 'message-id': `-nl${newsletter}-1-0123456789abcdef@livres-en-partage` },
    ])
      expect(await accepted(announce(body))).toEqual({ taken: 0 });
  });
});
