import { DAY_MS, MINUTE_MS, MEMBER_LIMITS, MEMBER_MESSAGES } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { expectAnswer } from '../factories/answers.ts';
import { startApi, testApi, put } from '../factories/api.ts';
import { emailTo, mailbox } from '../factories/emails.ts';
import { asMember, cookieOf, place, signInMember, signInToken, tokenIn } from '../factories/members.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
const clock = stoppedClock(api);

const ask = (body: object, from = place()) =>
  api.request('/members/sign-in-links/', { body, headers: { 'x-forwarded-for': from } });
const enter = (token: string, headers: Record<string, string> = {}) =>
  api.request('/members/session/', { body: { token }, headers: { 'x-forwarded-for': place(), ...headers } });

describe('the link to sign in', () => {
  it('opens a session by a cookie that no script reads and no other site sends', async () => {
    const email = mailbox();
    const answer = await enter(await signInToken(api, email));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^membre=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    const { status, body } = await asMember(api, cookieOf(answer))('/members/me/');
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ email, pending_email: null, first_name: '', country: 'France', version: 1 }),
    ]);
  });

  it('serves once, however many follow it at once', async () => {
    const token = await signInToken(api, mailbox());
    const answers = await atOnce(8, () => enter(token));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(7).fill(410)]);
    expect(answers.filter((answer) => cookieOf(answer))).toHaveLength(1);
  });

  it('followed again by who it let in, answers the same and opens nothing more', async () => {
    const email = mailbox();
    const token = await signInToken(api, email);
    const cookie = cookieOf(await enter(token));
    const again = await enter(token, { cookie });
    expect([again.status, again.headers.get('set-cookie')]).toEqual([204, null]);
    const other = await signInMember(api, mailbox());
    expect((await enter(token, { cookie: other.cookie })).status).toBe(410);
  });

  it('is dead after 15 minutes', async () => {
    const token = await signInToken(api, mailbox());
    clock.advance(MEMBER_LIMITS.link_ms);
    expectAnswer(await enter(token), 410, { detail: MEMBER_MESSAGES.link_dead });
  });

  it('is answered alike for an address with an account, one without, and one that a program filled in', async () => {
    const known = await signInMember(api, mailbox());
    const answers = await Promise.all([
      ask({ email: known.email }),
      ask({ email: mailbox() }),
      ask({ email: mailbox(), website: 'http://pourriel.example' }),
    ]);
    for (const { status, body } of answers)
      expect([status, body]).toEqual([202, { message: MEMBER_MESSAGES.check_mailbox }]);
  });

  it('asked for 20 times at once is one letter, and one account whatever the capitals', async () => {
    const email = mailbox('Double');
    await atOnce(20, () => ask({ email }));
    expect(await api.sql`SELECT FROM member_links WHERE email ILIKE ${email}`).toHaveLength(1);
    const { text } = await emailTo(api.varFolder, email.toLowerCase(), 'lien de connexion');
    await enter(tokenIn(text, 'connexion'));
    await enter(await signInToken(api, email.toUpperCase()));
    expect(await api.sql`SELECT email FROM members WHERE email ILIKE ${email}`).toEqual([
      { email: email.toLowerCase() },
    ]);
  });

  it('goes 5 times an hour to one mailbox at most', async () => {
    const email = mailbox();
    const statuses: number[] = [];
    clock.set('2027-03-01T10:00:30Z');
    for (let sentEmail = 0; sentEmail < 6; sentEmail += 1) {
      statuses.push((await ask({ email })).status);
      clock.advance(2 * MINUTE_MS);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('is asked for 20 times an hour from one address at most', async () => {
    const from = place();
    const answers = await atOnce(24, () => ask({ email: mailbox() }, from));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it.each([
    [{}, MEMBER_MESSAGES.email_missing],
    [{ email: 'awa' }, MEMBER_MESSAGES.email_invalid],
    [{ email: 'a@example.org, b@example.org' }, MEMBER_MESSAGES.email_invalid],
  ])('is not sent for %j', async (body, message) => {
    const answer = await ask(body);
    expect([answer.status, answer.body.errors.email]).toEqual([400, message]);
  });

  it('leads only to a page of the site', async () => {
    for (const return_to of ['https://ailleurs.example', '//ailleurs.example', '/../admin', 'mon-profil'])
      expect((await ask({ email: mailbox(), return_to })).status).toBe(400);
    const email = mailbox();
    await ask({ email, return_to: '/mon-profil' });
    const { text } = await emailTo(api.varFolder, email, 'lien de connexion');
    expect(text).toMatch(/\/mon-compte\/connexion\/[\w-]{43}\?retour=%2Fmon-profil/);
  });
});

describe('a session', () => {
  it('ends after 30 days without a visit, and each visit moves its end', async () => {
    const { request } = await signInMember(api, mailbox());
    for (let month = 0; month < 3; month += 1) {
      clock.advance(29 * DAY_MS);
      expect((await request('/members/me/')).status).toBe(200);
    }
    clock.advance(30 * DAY_MS);
    expect((await request('/members/me/')).status).toBe(401);
  });

  it('ends 180 days after it was opened, however much it is used', async () => {
    const { request } = await signInMember(api, mailbox());
    for (let days = 0; days < 160; days += 20) {
      clock.advance(20 * DAY_MS);
      expect((await request('/members/me/')).status).toBe(200);
    }
    clock.advance(20 * DAY_MS);
    expect((await request('/members/me/')).status).toBe(401);
  });

  it('ends when its member leaves, here or from everywhere else', async () => {
    const email = mailbox();
    const [first, second] = [await signInMember(api, email), await signInMember(api, email)];
    expect((await second.request('/members/sessions/', { method: 'DELETE' })).status).toBe(204);
    expect((await first.request('/members/me/')).status).toBe(401);
    const left = await second.request('/members/session/', { method: 'DELETE' });
    expect([left.status, left.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringMatching(/^membre=; Path=\/; Max-Age=0;/),
    ]);
    expect((await second.request('/members/me/')).status).toBe(401);
  });

  it.each<Record<string, string>>([
    { origin: 'https://ailleurs.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost:3000' },
  ])('writes nothing for a page of another site: %j', async (headers) => {
    const { request } = await signInMember(api, mailbox());
    const body = { ...PROFILE, version: 1 };
    expect((await request('/members/me/', { method: 'PUT', body, headers })).status).toBe(401);
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await request('/members/me/', { method: 'PUT', body, headers: own })).status).toBe(200);
  });

  it('is kept as a hash, and so is the link that opened it', async () => {
    const email = mailbox();
    const token = await signInToken(api, email);
    const cookie = cookieOf(await enter(token)).split('=')[1]!;
    const kept = JSON.stringify([
      await api.query('SELECT * FROM member_sessions'),
      await api.query('SELECT * FROM member_links'),
      await api.query('SELECT * FROM attempts'),
    ]);
    expect(kept).toContain(email);
    for (const secret of [token, cookie]) expect(kept).not.toContain(secret);
    expect(JSON.stringify(await api.query('SELECT * FROM attempts'))).not.toContain(email);
  });
});

const PROFILE = {
  first_name: 'Awa',
  last_name: 'Ngo Bassa',
  street_address: '4, rue des Lilas',
  postal_code: '69003',
  city: 'Lyon',
  country: 'France',
};

describe('a profile', () => {
  it('is its member’s alone', async () => {
    const [awa, paul] = [await signInMember(api, mailbox()), await signInMember(api, mailbox('paul'))];
    await put(awa.request, '/members/me/', { ...PROFILE, version: 1 });
    expect((await awa.request('/members/me/')).body).toMatchObject({
      ...PROFILE,
      email: awa.email,
      version: 2,
    });
    expect((await paul.request('/members/me/')).body).toMatchObject({ first_name: '', email: paul.email });
  });

  it('changed from two pages is not overwritten in silence', async () => {
    const { request } = await signInMember(api, mailbox());
    const save = (first_name: string) => put(request, '/members/me/', { ...PROFILE, first_name, version: 1 });
    const answers = await Promise.all([save('Awa'), save('Marie')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    [{ email: 'autre@example.org' }],
    [{ first_name: 'x'.repeat(81) }],
    [{ city: null }],
    [{ version: 0 }],
  ])('refuses %j', async (fault) => {
    const { request } = await signInMember(api, mailbox());
    const body = { ...PROFILE, version: 1, ...fault };
    expect((await put(request, '/members/me/', body)).status).toBe(400);
  });
});

describe('a new address', () => {
  const asked = async (email = mailbox(), to = mailbox('nouvelle')) => {
    const member = await signInMember(api, email);
    const { status } = await member.request('/members/me/email/', { body: { email: to } });
    expect(status).toBe(202);
    const { text } = await emailTo(api.varFolder, to, 'nouvelle adresse');
    return { member, to, token: tokenIn(text, 'mon-profil/adresse') };
  };
  const confirm = (token: string) =>
    api.request('/members/email-confirmations/', {
      body: { token },
      headers: { 'x-forwarded-for': place() },
    });

  it('counts once the link that was sent there is followed, from any device', async () => {
    const { member, to, token } = await asked();
    expect((await member.request('/members/me/')).body).toMatchObject({
      email: member.email,
      pending_email: to,
    });
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, body } = await confirm(token);
      expect([status, body]).toEqual([200, { email: to }]);
    }
    expect((await member.request('/members/me/')).body).toMatchObject({ email: to, pending_email: null });
    const told = await emailTo(api.varFolder, member.email, 'a changé');
    expect(told.text).toContain(to);
  });

  it('where another account of the same person stood takes its place', async () => {
    const other = await signInMember(api, mailbox('ancien'));
    const { member, to, token } = await asked(mailbox(), other.email);
    expect((await confirm(token)).status).toBe(200);
    expect((await other.request('/members/me/')).status).toBe(401);
    expect((await member.request('/members/me/')).body.email).toBe(to);
  });

  it('is not proven by a link that is old, made up, or meant for signing in', async () => {
    const { token } = await asked();
    const signIn = await signInToken(api, mailbox());
    clock.advance(MEMBER_LIMITS.link_ms);
    for (const wrong of [token, signIn, 'x'.repeat(43), '', 'court'])
      expect((await confirm(wrong)).status).toBe(410);
    expect((await enter(token)).status).toBe(410);
  });

  it('that is one’s own already is refused', async () => {
    const { request, email } = await signInMember(api, mailbox());
    const { status, body } = await request('/members/me/email/', { body: { email: email.toUpperCase() } });
    expect([status, body.errors.email]).toEqual([400, MEMBER_MESSAGES.email_same]);
  });
});

describe('the end of an account', () => {
  it('takes the profile, the sessions and the links with it, and says so by mail', async () => {
    const email = mailbox();
    const member = await signInMember(api, email);
    const waiting = await signInToken(api, email);
    const { status, headers } = await member.request('/members/me/deletion/', { body: { email } });
    expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^membre=;/)]);
    expect((await member.request('/members/me/')).status).toBe(401);
    expect((await enter(waiting)).status).toBe(410);
    expect(await api.sql`SELECT id FROM members WHERE email = ${email}`).toEqual([]);
    expect((await emailTo(api.varFolder, email, 'supprimé')).text).toContain('10 ans');
  });

  it('is not made by one tap: the address must be written again', async () => {
    const { request } = await signInMember(api, mailbox());
    const { status, body } = await request('/members/me/deletion/', { body: { email: 'autre@example.org' } });
    expect([status, body.errors.email]).toEqual([400, MEMBER_MESSAGES.email_confirmation]);
    expect((await request('/members/me/')).status).toBe(200);
  });
});

it('behind https the cookie is one that only this host can have set', async () => {
  const secure = await startApi({ env: { APP_URL: 'https://livres.example' } });
  const { cookie, request } = await signInMember(secure, 'awa@example.org');
  expect(cookie).toMatch(/^__Host-membre=[\w-]{43}$/);
  expect((await request('/members/me/')).status).toBe(200);
  const plain = cookie.replace('__Host-', '');
  expect((await asMember(secure, plain)('/members/me/')).status).toBe(401);
  await secure.close();
});
