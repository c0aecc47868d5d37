import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  NEWSLETTER_CONSENT_TEXT,
  NEWSLETTER_MESSAGES,
} from '@livres/api/contract';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { SubscriberWritesService } from '@livres/api/dist/people/newsletter/subscriber-writes.service.js';
import { SubscribersAdminService } from '@livres/api/dist/people/newsletter/subscribers-admin.service.js';
import { ErasureService } from '@livres/api/dist/people/personal-data/erasure.service.js';
import { isErased } from '@livres/api/dist/people/newsletter/erased-addresses.js';
import { SubscriberMailboxService } from '@livres/api/dist/people/newsletter/subscriber-mailbox.service.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, put } from '../factories/api.ts';
import { CONTACT_EMAIL, type StoredEmail, emailsIn, emailTo, mailbox } from '../factories/emails.ts';
import { aGift } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { eventually, atOnce } from '../factories/waiting.ts';
import { place } from '../factories/members.ts';

const api = testApi({ CONTACT_EMAIL });
const clock = stoppedClock(api);

const signUp = (email: string, more: object = {}) =>
  api.request('/newsletter/subscriptions/', {
    body: { email, consent: true, ...more },
    // Each from a place of its own, so that one test's limit is not another's.
    headers: { 'x-forwarded-for': place() },
  });
const tokenIn = ({ text }: StoredEmail, page: string) =>
  new RegExp(`/lettre/${page}/([\\w-]{43})`).exec(text)?.[1] ?? '';
const mailTo = (email: string, words: string) => emailTo(api.varFolder, email, words);
const emailsTo = async (email: string) =>
  (await emailsIn(api.varFolder)).filter(({ to }) => to.toLowerCase() === email.toLowerCase());
const confirm = (token: string) => api.request('/newsletter/confirmations/', { body: { token } });
const preferences = (token: string) => api.request(`/newsletter/preferences/${token}`);
const unsubscribe = (token: string, more: object = {}) =>
  api.request('/newsletter/unsubscriptions/', { body: { token, ...more } });

/** A confirmed subscriber, with the token of an email's foot. */
async function subscribed(email = mailbox()) {
  await signUp(email);
  await confirm(tokenIn(await mailTo(email, 'Confirmez'), 'confirmer'));
  return { email, token: tokenIn(await mailTo(email, 'confirmée'), 'desinscription') };
}

/** As staff read it, whatever time it is: no session lasts as long as these tests' clock runs. */
const recordOf = async (email: string) => {
  const [row] = await api.sql`SELECT id FROM newsletter_subscribers WHERE lower(email) = lower(${email})`;
  return row && (await api.app.get(SubscribersAdminService, { strict: false }).find(row.id));
};

describe('a sign-up', () => {
  it('waits until its owner confirms it from the letter, and then says so', async () => {
    const email = mailbox();
    const answer = await signUp(email, { first_name: 'Awa', topics: ['evenements'], source: 'footer' });
    expect([answer.status, answer.body]).toEqual([202, { message: NEWSLETTER_MESSAGES.check_mailbox }]);
    expect(await recordOf(email)).toMatchObject({
      status: 'pending',
      first_name: 'Awa',
      topics: ['evenements'],
      source: 'footer',
      consent_text: NEWSLETTER_CONSENT_TEXT,
      confirmed_at: null,
    });
    const sentEmail = await mailTo(email, 'Confirmez');
    expect(sentEmail.text).toContain('Bonjour Awa,');
    const token = tokenIn(sentEmail, 'confirmer');
    for (let visit = 0; visit < 2; visit += 1) {
      expectAnswer(await confirm(token), 200, { status: 'confirmed' });
    }
    expect(await recordOf(email)).toMatchObject({ status: 'confirmed', confirmed_at: expect.any(String) });
    await mailTo(email, 'confirmée');
    expect(await emailsTo(email)).toHaveLength(2);
  });

  it('to all topics is what one gets without choosing', async () => {
    const email = mailbox();
    await signUp(email);
    expect((await recordOf(email))?.topics).toEqual(['actualites', 'campagnes', 'evenements']);
  });

  it('is answered alike, whatever is known of the address', async () => {
    const { email: confirmed } = await subscribed();
    const pending = mailbox();
    await signUp(pending);
    const { email: left, token } = await subscribed();
    await unsubscribe(token);
    const answers = [];
    for (const email of [confirmed, pending, left, mailbox(), confirmed.toUpperCase()]) {
      const { status, text, headers } = await signUp(email);
      answers.push([status, text, headers.get('content-length')]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('of who is subscribed changes nothing, and tells them by letter with their preferences', async () => {
    const { email } = await subscribed();
    clock.advance(11 * MINUTE_MS);
    await signUp(email.toUpperCase(), { topics: ['campagnes'] });
    const sentEmail = await mailTo(email, 'déjà inscrit');
    expect((await preferences(tokenIn(sentEmail, 'preferences'))).body.topics).toHaveLength(3);
    expect((await recordOf(email))?.status).toBe('confirmed');
  });

  it('sent 20 times at once is one subscriber and one letter', async () => {
    const email = mailbox();
    const answers = await atOnce(20, () => signUp(email));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await mailTo(email, 'Confirmez');
    await jobsSettled(api);
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('asked again sends another letter after 10 minutes, 5 in a day', async () => {
    const email = mailbox();
    clock.set(new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + HOUR_MS));
    for (let asked = 0; asked < 8; asked += 1) {
      await signUp(email);
      await signUp(email);
      clock.advance(11 * MINUTE_MS);
    }
    await jobsSettled(api);
    expect(await emailsTo(email)).toHaveLength(5);
    clock.advance(DAY_MS);
    await signUp(email);
    await jobsSettled(api);
    expect(await emailsTo(email)).toHaveLength(6);
  });

  it('of a program that fills in the hidden field is answered, and forgotten', async () => {
    const email = mailbox();
    const { status, body } = await signUp(email, { website: 'https://spam.example' });
    expect([status, body]).toEqual([202, { message: NEWSLETTER_MESSAGES.check_mailbox }]);
    expect(await recordOf(email)).toBeUndefined();
  });

  const { consent, email_missing, email_invalid } = NEWSLETTER_MESSAGES;
  it.each([
    ['without consent', { consent: false }, 'consent', consent],
    ['with consent in words', { consent: 'oui' }, 'consent', consent],
    ['without an address', { email: '' }, 'email', email_missing],
    ['with half an address', { email: 'awa@' }, 'email', email_invalid],
    ['with two addresses', { email: 'a@example.org,b@example.org' }, 'email', email_invalid],
    [
      'with a header in the address',
      { email: 'a@example.org\r\nBcc: b@example.org' },
      'email',
      email_invalid,
    ],
    ['with a quoted name', { email: '"a,b"@example.org' }, 'email', email_invalid],
  ])('%s is refused next to its field', async (_, fault, field, message) => {
    expectAnswer(await signUp(mailbox(), fault), 400, { errors: { [field]: message } });
  });

  it('with an unknown topic or source is refused', async () => {
    expect((await signUp(mailbox(), { topics: ['loto'] })).body.errors).toHaveProperty('topics');
    expect((await signUp(mailbox(), { source: 'import' })).body.errors).toHaveProperty('source');
  });

  it('is limited by place, whoever is signed up from there', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const statuses = [];
    for (let asked = 0; asked < 62; asked += 1)
      statuses.push(
        (
          await api.request('/newsletter/subscriptions/', {
            body: { email: mailbox('place'), consent: true, website: 'x' },
            headers,
          })
        ).status,
      );
    expect(statuses.filter((status) => status === 202)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a link of confirmation', () => {
  it('is over after 7 days', async () => {
    const email = mailbox();
    await signUp(email);
    const token = tokenIn(await mailTo(email, 'Confirmez'), 'confirmer');
    clock.advance(7 * DAY_MS + 1);
    expect((await confirm(token)).status).toBe(410);
    expect((await recordOf(email))?.status).toBe('pending');
  });

  it('confirms nothing any more once its owner has unsubscribed', async () => {
    const email = mailbox();
    await signUp(email);
    const sentEmail = await mailTo(email, 'Confirmez');
    await unsubscribe(tokenIn(sentEmail, 'desinscription'));
    expect((await confirm(tokenIn(sentEmail, 'confirmer'))).status).toBe(410);
    expect((await recordOf(email))?.status).toBe('unsubscribed');
  });

  it.each(['', 'court', 'x'.repeat(43), `${'x'.repeat(42)}\u0000`])('%j opens nothing', async (token) => {
    expect([400, 410]).toContain((await confirm(token)).status);
  });

  it('is not kept as it was sent, nor are those of letters', async () => {
    const { token } = await subscribed();
    const rows: { found: number }[] =
      await api.sql`SELECT count(*)::int AS found FROM newsletter_links WHERE token_hash = ${token}`;
    expect(rows[0]!.found).toBe(0);
  });
});

describe('a letter', () => {
  it('says in its headers how to stop, by one click and by writing', async () => {
    const { email } = await subscribed();
    for (const { headers, text, html } of await emailsTo(email)) {
      const [, token] = /^<http:\/\/localhost:3000\/lettre\/desinscription\/([\w-]{43})>, /.exec(
        headers.get('list-unsubscribe') ?? '',
      )!;
      expect(headers.get('list-unsubscribe')).toContain(
        `<mailto:${CONTACT_EMAIL}?subject=D%C3%A9sinscription`,
      );
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(headers.get('auto-submitted')).toBe('auto-generated');
      expect(headers.get('reply-to')).toBe(CONTACT_EMAIL);
      expect(headers.get('content-type')).toContain('multipart/alternative');
      expect(text).toContain(`/lettre/preferences/${token}`);
      expect(html).toContain(`/lettre/desinscription/${token}`);
    }
  });

  it('carries no header and no markup that came in a name', async () => {
    const email = mailbox();
    await signUp(email, { first_name: 'Awa\r\nBcc: voleur@example.org\r\n\r\n<b>gras</b>' });
    const sentEmail = await mailTo(email, 'Confirmez');
    expect([...sentEmail.headers.keys()]).not.toContain('bcc');
    expect(sentEmail.html).not.toContain('<b>gras</b>');
    expect(sentEmail.to).toBe(email);
  });
});

describe('the private link of a letter', () => {
  it('shows the choices with the address in part, and changes them', async () => {
    const { email, token } = await subscribed();
    const { body } = await preferences(token);
    expect(body).toEqual({
      email_hint: `aw•••@example.org`,
      pace: 'each',
      first_name: '',
      topics: ['actualites', 'campagnes', 'evenements'],
      status: 'confirmed',
      is_test: false,
      may_undo: false,
    });
    const changed = await put(api.request, '/newsletter/preferences/', {
      token,
      first_name: ' Awa ',
      topics: ['campagnes'],
    });
    expect(changed.body).toMatchObject({ first_name: 'Awa', topics: ['campagnes'] });
    expect(await recordOf(email)).toMatchObject({ first_name: 'Awa', topics: ['campagnes'] });
  });

  it('asks for at least one topic', async () => {
    const { token } = await subscribed();
    const { status, body } = await put(api.request, '/newsletter/preferences/', {
      token,
      first_name: '',
      topics: [],
    });
    expect([status, body.errors]).toEqual([400, { topics: NEWSLETTER_MESSAGES.topics }]);
  });

  it('unsubscribes, again and again, with or without a reason', async () => {
    const { email, token } = await subscribed();
    expect((await unsubscribe(token)).body.status).toBe('unsubscribed');
    const unsubscribed_at = (await recordOf(email))?.unsubscribed_at;
    clock.advance(HOUR_MS);
    expect((await unsubscribe(token, { reason: 'too_many' })).status).toBe(200);
    expect(await recordOf(email)).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_at,
      unsubscribe_reason: 'too_many',
    });
    const refused = await put(api.request, '/newsletter/preferences/', {
      token,
      first_name: '',
      topics: ['campagnes'],
    });
    expect(refused.status).toBe(409);
  });

  it('of someone else, or made up, opens nothing', async () => {
    for (const token of ['x'.repeat(43), 'court', '..%2F..%2Fadmin']) {
      expect((await preferences(token)).status).toBe(404);
    }
    expect((await unsubscribe('x'.repeat(43))).status).toBe(404);
    const email = mailbox();
    await signUp(email);
    const token = tokenIn(await mailTo(email, 'Confirmez'), 'confirmer');
    expect((await preferences(token)).status).toBe(404);
  });

  it('is asked by reading, which changes nothing', async () => {
    const { email, token } = await subscribed();
    const before = await recordOf(email);
    await preferences(token);
    expect(await recordOf(email)).toEqual(before);
  });
});

describe('L22: who left by a link', () => {
  const undo = (token: string) => api.request('/newsletter/unsubscriptions/undo', { body: { token } });

  it('gets back what was, topics and pace, for 30 days, and no mail is sent', async () => {
    const { email, token } = await subscribed();
    await put(api.request, '/newsletter/preferences/', {
      token,
      first_name: 'Awa',
      topics: ['campagnes'],
      pace: 'monthly',
    });
    await jobsSettled(api);
    const before = await recordOf(email);
    const letters = (await emailsTo(email)).length;
    expectAnswer(await unsubscribe(token, { reason: 'other' }), 200, { may_undo: true });
    clock.advance(29 * DAY_MS);
    expectAnswer(await preferences(token), 200, { status: 'unsubscribed', may_undo: true });
    const { body } = await undo(token);
    expect(body).toMatchObject({ status: 'confirmed', topics: ['campagnes'], pace: 'monthly' });
    expect(await recordOf(email)).toMatchObject({
      ...before,
      updated_at: expect.any(String),
      version: expect.any(Number),
    });
    // The same again changes nothing.
    expect((await undo(token)).body).toEqual(body);
    await jobsSettled(api);
    expect(await emailsTo(email)).toHaveLength(letters);
    await unsubscribe(token);
    clock.advance(31 * DAY_MS);
    expectAnswer(await preferences(token), 200, { may_undo: false });
    expectAnswer(await undo(token), 409);
    expect((await recordOf(email))?.status).toBe('unsubscribed');
  });

  it('before confirming is asked to confirm still', async () => {
    const email = mailbox();
    await signUp(email);
    const token = tokenIn(await mailTo(email, 'Confirmez'), 'desinscription');
    await unsubscribe(token);
    expectAnswer(await undo(token), 200, { status: 'pending' });
    expect(await recordOf(email)).toMatchObject({ status: 'pending', unsubscribed_at: null });
  });

  it('alone takes it back: who complained since comes back by a new sign-up', async () => {
    const { email, token } = await subscribed();
    const { id } = (await recordOf(email))!;
    await unsubscribe(token);
    const mailboxes = api.app.get(SubscriberMailboxService, { strict: false });
    await api.app.get(DataSource).transaction((tx) => mailboxes.noteComplaint(tx, id));
    expectAnswer(await preferences(token), 200, { status: 'unsubscribed', may_undo: false });
    expectAnswer(await undo(token), 409);
    expectAnswer(await undo('x'.repeat(43)), 404);
  });
});

describe('who left', () => {
  it('comes back only by a new sign-up that is confirmed', async () => {
    const { email, token } = await subscribed();
    await unsubscribe(token, { reason: 'other' });
    clock.advance(11 * MINUTE_MS);
    await signUp(email);
    expect((await recordOf(email))?.status).toBe('pending');
    await eventually('the second letter', async () => (await emailsTo(email)).length === 3);
    const again = (await emailsTo(email)).at(-1)!;
    await confirm(tokenIn(again, 'confirmer'));
    expect(await recordOf(email)).toMatchObject({
      status: 'confirmed',
      unsubscribed_at: null,
      unsubscribe_reason: null,
    });
  });
});

describe('L11: the link of one’s preferences, asked for without a letter at hand', () => {
  const ask = (email: string) =>
    api.request('/newsletter/preference-links/', {
      body: { email },
      headers: { 'x-forwarded-for': place() },
    });
  const linksTo = async (email: string) => {
    await jobsSettled(api);
    return (await emailsTo(email)).filter(({ subject }) => subject === 'Le lien de vos préférences');
  };
  const jobs = async () =>
    (
      await api.query(
        `SELECT count(*)::int AS count FROM jobs.job WHERE name = 'newsletter.send-preference-link'`,
      )
    )[0].count;

  it('is sent to who is subscribed or has left; the answer and the work are the same for anybody', async () => {
    const { email } = await subscribed();
    const left = await subscribed();
    await unsubscribe(left.token);
    const [pending, unknown] = [mailbox(), mailbox()];
    await signUp(pending);
    for (const one of [email, left.email, pending, unknown]) {
      const before = await jobs();
      expectAnswer(await ask(one.toUpperCase()), 202, { message: NEWSLETTER_MESSAGES.link_asked });
      expect(await jobs()).toBe(before + 1);
    }
    const [sent] = await linksTo(email);
    expect((await preferences(tokenIn(sent!, 'preferences'))).body).toMatchObject({ status: 'confirmed' });
    expect(await linksTo(left.email)).toHaveLength(1);
    expect([await linksTo(pending), await linksTo(unknown)]).toEqual([[], []]);
  });

  it('is sent three times an hour at most', async () => {
    const { email } = await subscribed();
    // Hours are counted from their beginning.
    clock.advance(HOUR_MS - (clock.now().getTime() % HOUR_MS));
    for (let time = 0; time < 5; time += 1) expect((await ask(email)).status).toBe(202);
    expect(await linksTo(email)).toHaveLength(3);
    clock.advance(HOUR_MS);
    await ask(email);
    expect(await linksTo(email)).toHaveLength(4);
  });
});

describe('L7: who was erased', () => {
  const keptOf = async () =>
    (await api.query('SELECT address_hash, erased_at FROM newsletter_erased_addresses')) as object[];
  const known = (email: string) => api.app.get(DataSource).transaction((tx) => isErased(tx, email));
  const erased = (email: string) =>
    api.app
      .get(DataSource)
      .transaction((tx) =>
        api.app
          .get(ErasureService, { strict: false })
          .erase(tx, { email, by: null, proof: 'link', reason: '' }),
      );

  it('is known by a hash alone, until that address subscribes anew and confirms', async () => {
    const { email } = await subscribed();
    await erased(email);
    expect(await recordOf(email)).toBeUndefined();
    expect(await known(` ${email.toUpperCase()}`)).toBe(true);
    expect(JSON.stringify(await keptOf())).not.toContain(email);
    clock.advance(DAY_MS);
    await signUp(email);
    expect(await known(email)).toBe(true);
    await jobsSettled(api);
    const asked = (await emailsTo(email)).filter(({ subject }) => subject.includes('Confirmez')).at(-1)!;
    await confirm(tokenIn(asked, 'confirmer'));
    expect(await known(email)).toBe(false);
    expect((await recordOf(email))?.status).toBe('confirmed');
  });

  it('as a donor who never subscribed is known as well', async () => {
    const email = mailbox();
    await aGift(api, { email });
    await erased(email);
    expect(await known(email)).toBe(true);
  });

  it('or who left three years ago, is forgotten and still not for a file to bring back', async () => {
    const { email, token } = await subscribed();
    await unsubscribe(token);
    const { id } = (await recordOf(email))!;
    const writes = api.app.get(SubscriberWritesService, { strict: false });
    await api.app.get(DataSource).transaction((tx) => writes.forgetLeft(tx, String(id)));
    expect(await recordOf(email)).toBeUndefined();
    expect(await known(email)).toBe(true);
  });
});

describe('after 30 days without confirmation', () => {
  it('a sign-up is forgotten, and who had left is known as having left', async () => {
    const { email: left, token } = await subscribed();
    await unsubscribe(token);
    clock.advance(11 * MINUTE_MS);
    await signUp(left);
    const pending = mailbox();
    await signUp(pending);
    const { email: confirmed } = await subscribed();
    const tidy = () => api.app.get(RetentionService, { strict: false }).run('newsletter.tidy');
    clock.advance(29 * DAY_MS);
    await tidy();
    expect((await recordOf(pending))?.status).toBe('pending');
    clock.advance(2 * DAY_MS);
    await tidy();
    expect(await recordOf(pending)).toBeUndefined();
    expect((await recordOf(left))?.status).toBe('unsubscribed');
    expect((await recordOf(confirmed))?.status).toBe('confirmed');
  });
});
