import { DAY_MS, MINUTE_MS, ALERT_LIMITS, ALERT_MESSAGES } from '@livres/api/contract';
import { AlertSendingService } from '@livres/api/dist/universities/alerts/alert-sending.service.js';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, put } from '../factories/api.ts';
import { type StoredEmail, emailsIn, emailTo, mailbox } from '../factories/emails.ts';
import { place, type SignedInMember, signInMember, tokenIn } from '../factories/members.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';
import { stoppedClock } from '../factories/time.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

const PATH = '/universities/scholarship-alerts';
const CONFIRM = 'Confirmez votre alerte';
const FOUND = /^Nouvelle bourse|nouvelles bourses pour vous$/;

let now = Date.parse('2030-01-08T09:00:00Z');
const api = testApi();
const clock = stoppedClock(api, new Date(now));

const sending = () => api.app.get(AlertSendingService, { strict: false });
const tidy = () => api.app.get(RetentionService, { strict: false }).run('scholarship-alerts.tidy');
/** Time only goes on: what went live in one test is past in the next. */
const pass = (ms: number) => {
  now += ms;
  clock.set(new Date(now));
};

let countries = 0;
/** A country of a test's own, so that its scholarships are nobody else's. */
const country = () => `Pays ${(countries += 1)}`;

const ask = (email: string, filters: object, more: object = {}, headers: Record<string, string> = {}) =>
  api.request(`${PATH}/`, {
    body: { email, frequency: 'immediate', filters, consent: true, ...more },
    headers: { 'x-forwarded-for': place(), ...headers },
  });
const alertAction = (name: string, token: string) => api.request(`${PATH}/${name}/`, { body: { token } });
const show = (token: string) => alertAction('show', token);

async function emailsTo(email: string): Promise<StoredEmail[]> {
  await eventually('the mail to be sent', async () => {
    const [{ waiting }] = await api.query(
      "SELECT count(*)::int AS waiting FROM jobs.job WHERE name = 'mail.send' AND state IN ('created', 'retry', 'active')",
    );
    return waiting === 0;
  });
  return (await emailsIn(api.varFolder)).filter(({ to }) => to === email);
}
const foundBy = async (email: string) => (await emailsTo(email)).filter(({ subject }) => FOUND.test(subject));
const namedIn = ({ text }: StoredEmail) =>
  [...text.matchAll(/^• (Bourse .*)$/gm)].map(([, title]) => title!).toSorted();
const tokenOf = async (email: string, words = CONFIRM) =>
  tokenIn((await emailTo(api.varFolder, email, words)).text, 'alertes');
const numberOf = async (email: string) =>
  (await api.sql`SELECT count(*)::int AS alerts FROM scholarship_alerts WHERE email = ${email}`)[0].alerts;

/** A confirmed alert; a minute goes by, so that what comes next is new to it. */
async function alert(filters: object, frequency = 'immediate') {
  const email = mailbox();
  await ask(email, filters, { frequency });
  const token = await tokenOf(email);
  expect((await alertAction('confirm', token)).body).toMatchObject({ status: 'active', frequency });
  pass(MINUTE_MS);
  return { email, token };
}
const live = (over: object = {}) => scholarshipRow(api, { published_at: new Date(now), ...over });

describe('an alert', () => {
  it('waits until its owner confirms it by the letter; a second visit has the same success', async () => {
    const [email, where] = [mailbox(), country()];
    const filters = { country: where, level: 'master', min_amount: 5000, search: '  droit ' };
    const answer = await ask(email.toUpperCase(), filters, { frequency: 'weekly' });
    expect([answer.status, answer.body]).toEqual([
      202,
      { message: ALERT_MESSAGES.check_mailbox, status: 'pending' },
    ]);
    const sentEmail = await emailTo(api.varFolder, email, CONFIRM);
    for (const words of [
      '« droit »',
      'Niveau : Master',
      `Pays : ${where}`,
      'À partir de 5',
      'un e-mail par semaine',
    ])
      expect(sentEmail.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words);
    const token = tokenIn(sentEmail.text, 'alertes');
    expect((await show(token)).body).toEqual({
      id: expect.any(String),
      status: 'pending',
      frequency: 'weekly',
      filters: { country: where, level: 'master', min_amount: 5000, search: 'droit' },
      email_hint: `aw•••${email.slice(email.indexOf('@'))}`,
      matches: 0,
      last_sent_at: null,
      created_at: new Date(now).toISOString(),
    });
    for (let visit = 0; visit < 2; visit += 1) {
      expectAnswer(await alertAction('confirm', token), 200, { status: 'active' });
    }
  });

  it('says how many open scholarships it finds today', async () => {
    const where = country();
    await live({ country: where });
    await live({ country: where, level: 'doctorat' });
    await live({ country: where, deadline: '2029-12-31' });
    const { token } = await alert({ country: where.toUpperCase(), level: 'master' });
    expect((await show(token)).body.matches).toBe(1);
  });

  it('asked for 20 times at once is one, and one letter', async () => {
    const [email, filters] = [mailbox(), { country: country() }];
    const answers = await atOnce(20, () => ask(email, filters));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await tokenOf(email);
    expect([await numberOf(email), (await emailsTo(email)).length]).toEqual([1, 1]);
  });

  it('is one for one search, however it is written; another search is another', async () => {
    const [email, where] = [mailbox(), country()];
    await ask(email, { country: where, level: 'master', search: '' });
    await ask(email, { level: 'master', country: ` ${where}` });
    expect(await numberOf(email)).toBe(1);
    await ask(email, { country: where });
    expect(await numberOf(email)).toBe(2);
  });

  it('asked for again before it is confirmed takes the frequency that was said last, by the first letter too', async () => {
    const [email, filters] = [mailbox(), { country: country() }];
    await ask(email, filters);
    await ask(email, filters, { frequency: 'daily' });
    expect((await emailsTo(email)).length).toBe(1);
    expect((await alertAction('confirm', await tokenOf(email))).body.frequency).toBe('daily');
    const again = mailbox();
    await ask(again, filters);
    pass(11 * MINUTE_MS);
    await ask(again, filters);
    expect((await emailsTo(again)).length).toBe(2);
  });

  it('asked for by another where it runs changes nothing, and its owner is told by letter', async () => {
    const filters = { country: country() };
    const { email, token } = await alert(filters);
    pass(11 * MINUTE_MS);
    await ask(email, filters, { frequency: 'weekly' });
    await emailTo(api.varFolder, email, 'déjà cette alerte');
    expect((await show(token)).body).toMatchObject({ status: 'active', frequency: 'immediate' });
  });

  it('is answered alike, whatever is known of the address', async () => {
    const filters = { country: country() };
    const { email: active } = await alert(filters);
    const { email: stopped, token } = await alert(filters);
    await alertAction('stop', token);
    const pending = mailbox();
    await ask(pending, filters);
    const answers = [];
    for (const email of [active, stopped, pending, mailbox(), active.toUpperCase()]) {
      const { status, text } = await ask(email, filters);
      answers.push(`${status} ${text}`);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('of a program that fills in the hidden field is answered alike, and forgotten', async () => {
    const email = mailbox();
    expect((await ask(email, {}, { website: 'x' })).body.message).toBe(ALERT_MESSAGES.check_mailbox);
    expect(await numberOf(email)).toBe(0);
  });

  it('may look for everything that is new', async () => {
    expect((await ask(mailbox(), {})).status).toBe(202);
  });

  const NEGATIVE = 'Le montant ne peut être négatif';
  it.each([
    ['without an address', { email: '' }, 'email', ALERT_MESSAGES.email_missing],
    ['with half an address', { email: 'awa@' }, 'email', ALERT_MESSAGES.email_invalid],
    [
      'with a header in the address',
      { email: 'a@b.fr\r\nBcc: c@d.fr' },
      'email',
      ALERT_MESSAGES.email_invalid,
    ],
    ['without consent', { consent: false }, 'consent', ALERT_MESSAGES.consent],
    ['with an unknown frequency', { frequency: 'hourly' }, 'frequency', ALERT_MESSAGES.frequency_unknown],
    ['with a negative minimum', { filters: { min_amount: -1 } }, 'filters.min_amount', NEGATIVE],
    ['with a negative maximum', { filters: { max_amount: -1 } }, 'filters.max_amount', NEGATIVE],
    [
      'with crossed amounts',
      { filters: { min_amount: 2, max_amount: 1 } },
      'filters.min_amount',
      'Le minimum ne peut être supérieur au maximum',
    ],
    [
      'with crossed days',
      { filters: { deadline_from: '2030-03-02', deadline_to: '2030-03-01' } },
      'filters.deadline_to',
      'La date de fin ne peut pas précéder la date de début.',
    ],
    [
      'with a day that does not exist',
      { filters: { deadline_to: '2030-02-30' } },
      'filters.deadline_to',
      expect.stringContaining('date qui existe'),
    ],
    [
      'with an unknown level',
      { filters: { level: 'm2' } },
      'filters.level',
      expect.stringContaining('inconnue'),
    ],
    ['with an unknown filter', { filters: { pays: 'France' } }, 'filters.pays', 'Ce champ n’est pas connu.'],
    ['without filters', { filters: undefined }, 'filters', expect.any(String)],
  ])('%s is refused next to its field', async (_, fault, field, message) => {
    expectAnswer(await ask(mailbox(), {}, fault), 400, { errors: { [field]: message } });
  });

  it('is limited by place, whoever is written to from there', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' };
    const statuses = [];
    for (let asked = 0; asked < 61; asked += 1)
      statuses.push((await ask(mailbox(), {}, { website: 'x' }, from)).status);
    expect([statuses.filter((status) => status === 202).length, statuses.at(-1)]).toEqual([60, 429]);
  });

  it('is ten letters a day at most to one mailbox, and what was not written about is not kept', async () => {
    const email = mailbox();
    for (let asked = 0; asked < 13; asked += 1) await ask(email, { country: country() });
    expect([(await emailsTo(email)).length, await numberOf(email)]).toEqual([10, 10]);
  });
});

describe('one mailbox', () => {
  it(`has ${ALERT_LIMITS.per_email} alerts at most: strangers are answered alike, and its owner told once a day`, async () => {
    const member = await signInMember(api, mailbox());
    for (let n = 0; n < ALERT_LIMITS.per_email; n += 1)
      await ask(member.email, { country: country() }, {}, { cookie: member.cookie });
    const answer = await ask(member.email, { country: country() });
    expect(answer.body).toEqual({ message: ALERT_MESSAGES.check_mailbox, status: 'pending' });
    await ask(member.email, { country: country() });
    const full = (await emailsTo(member.email)).filter(({ subject }) => subject.includes('dix alertes'));
    expect([full.length, await numberOf(member.email)]).toEqual([1, 10]);
    const own = await ask(member.email, { country: country() }, {}, { cookie: member.cookie });
    expect([own.status, own.body.detail]).toEqual([409, ALERT_MESSAGES.too_many]);
  });

  it('confirms no eleventh, even with all the links at once', async () => {
    const email = mailbox();
    for (let n = 0; n < 10; n += 1) await ask(email, { country: country() });
    pass(DAY_MS);
    for (let n = 0; n < 2; n += 1) await ask(email, { country: country() });
    const tokens = (await emailsTo(email)).map(({ text }) => tokenIn(text, 'alertes'));
    const answers = await Promise.all(tokens.map((token) => alertAction('confirm', token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 409, 409]);
    const [{ active }] = await api.sql`SELECT count(*)::int AS active FROM scholarship_alerts
          WHERE email = ${email} AND status = 'active'`;
    expect(active).toBe(10);
  });
});

describe('a letter’s link', () => {
  it('confirms nothing after a week', async () => {
    const email = mailbox();
    await ask(email, { country: country() });
    const token = await tokenOf(email);
    pass(7 * DAY_MS);
    expectAnswer(await alertAction('confirm', token), 410, { detail: ALERT_MESSAGES.link_dead });
    expect((await show(token)).body.status).toBe('pending');
  });

  it('stops the alert, again and again with the same success, and takes it up at any time', async () => {
    const { token } = await alert({ country: country() });
    for (let visit = 0; visit < 2; visit += 1) {
      expectAnswer(await alertAction('stop', token), 200, { status: 'stopped' });
    }
    pass(30 * DAY_MS);
    expect((await alertAction('confirm', token)).body.status).toBe('active');
  });

  it('changes the frequency', async () => {
    const { token } = await alert({ country: country() });
    const change = (frequency: string) => put(api.request, `${PATH}/`, { token, frequency });
    expect((await change('weekly')).body).toMatchObject({ status: 'active', frequency: 'weekly' });
    expectAnswer(await change('parfois'), 400, { errors: { frequency: ALERT_MESSAGES.frequency_unknown } });
  });

  it.each(['x'.repeat(43), 'court', ''])('« %s » opens nothing', async (token) => {
    for (const name of ['show', 'confirm', 'stop']) expect((await alertAction(name, token)).status).toBe(410);
  });
});

describe('an immediate alert', () => {
  it('tells a new scholarship within a sweep, once, with the ways to see it and to stop', async () => {
    const where = country();
    const { email, token } = await alert({ country: where, level: 'master' });
    const id = await live({
      country: where,
      title: 'Bourse Wouri',
      organization: 'Institut du Wouri',
      amount: 1_200_000,
      deadline: '2030-12-01',
    });
    await live({ country: where, level: 'licence' });
    await live({ country: country() });
    await sending().sweep();
    await sending().sweep();
    const [letter, ...more] = await foundBy(email);
    expect([letter!.subject, more, namedIn(letter!)]).toEqual([
      'Nouvelle bourse : Bourse Wouri',
      [],
      ['Bourse Wouri'],
    ]);
    const text = letter!.text.replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const words of [
      `Institut du Wouri · ${where} · Master`,
      '12 000 € · Complète',
      'Date limite : dimanche 1er décembre 2030',
      `/universites/scholarships/${id}`,
      `répond à votre recherche (Niveau : Master, Pays : ${where}) :`,
      `/universites/scholarships?level=master&country=${where.replace(' ', '+')}`,
    ])
      expect(text).toContain(words);
    expect(letter!.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await show(token)).body.last_sent_at).toBe(new Date(now).toISOString());
    expect((await alertAction('stop', tokenIn(text, 'alertes'))).body.status).toBe('stopped');
  });

  it('says nothing of what was there before, of drafts, of what is over, suspended or removed', async () => {
    const where = country();
    await live({ country: where });
    const { email } = await alert({ country: where });
    await live({ country: where, status: 'draft', published_at: null });
    await live({ country: where, deadline: '2030-01-01' });
    await live({ country: where, status: 'suspended' });
    await live({ country: where, deleted_at: new Date() });
    await sending().sweep();
    expect(await foundBy(email)).toEqual([]);
  });

  it('tells what was suspended when it went live, once it is open', async () => {
    const where = country();
    const { email } = await alert({ country: where });
    const id = await live({ country: where, status: 'suspended' });
    await sending().sweep();
    pass(3 * DAY_MS);
    await api.sql`UPDATE scholarships SET status = 'active' WHERE id = ${id}`;
    await sending().sweep();
    expect(await foundBy(email)).toHaveLength(1);
  });

  it('tells each scholarship once, however many workers sweep at once', async () => {
    const where = country();
    const { email } = await alert({ country: where });
    for (let n = 0; n < 3; n += 1) await live({ country: where });
    await atOnce(5, () => sending().sweep());
    const emails = await foundBy(email);
    expect([emails.length, emails[0]!.subject]).toEqual([1, '3 nouvelles bourses pour vous']);
    pass(MINUTE_MS);
    await live({ country: where, title: 'Bourse de plus' });
    await sending().sweep();
    expect((await foundBy(email)).map((sentEmail) => namedIn(sentEmail).length)).toEqual([3, 1]);
  });

  it('tells again nothing of what left the site and came back', async () => {
    const where = country();
    const { email } = await alert({ country: where });
    const id = await live({ country: where });
    await sending().sweep();
    pass(2 * DAY_MS);
    await api.sql`UPDATE scholarships SET status = 'draft' WHERE id = ${id}`;
    await api.sql`UPDATE scholarships SET status = 'active', published_at = ${new Date(now)}
        WHERE id = ${id}`;
    await api.sql`DELETE FROM scholarship_alert_sweeps WHERE scholarship_id = ${id}`;
    await sending().sweep();
    expect(await foundBy(email)).toHaveLength(1);
  });

  it('names twenty, and leads to the others', async () => {
    const where = country();
    const { email } = await alert({ country: where });
    for (let n = 0; n < 22; n += 1) await live({ country: where });
    await sending().sweep();
    const [letter] = await foundBy(email);
    expect([letter!.subject, namedIn(letter!).length]).toEqual(['22 nouvelles bourses pour vous', 20]);
    expect(letter!.text).toContain('2 autres vous attendent dans la liste.');
    pass(MINUTE_MS);
    await live({ country: country() });
    await sending().sweep();
    expect(await foundBy(email)).toHaveLength(1);
  });

  it('finds by words as the list does, synonyms and accents included', async () => {
    const { email } = await alert({ search: 'phd océanographie' });
    await live({ level: 'doctorat', field_of_study: 'Oceanographie', title: 'Bourse des mers' });
    await sending().sweep();
    expect((await foundBy(email)).map(namedIn)).toEqual([['Bourse des mers']]);
  });

  it('that is stopped or not confirmed is told nothing; taken up again, it tells what came since', async () => {
    const where = country();
    const { email, token } = await alert({ country: where });
    const pending = mailbox();
    await ask(pending, { country: where });
    await alertAction('stop', token);
    await live({ country: where });
    await sending().sweep();
    expect([await foundBy(email), await foundBy(pending)]).toEqual([[], []]);
    pass(MINUTE_MS);
    await alertAction('confirm', token);
    pass(MINUTE_MS);
    await live({ country: where, title: 'Bourse du retour' });
    await sending().sweep();
    expect((await foundBy(email)).map(namedIn)).toEqual([['Bourse du retour']]);
  });
});

describe('a daily alert', () => {
  it('tells in one letter what went live since the last, one a day, and none where nothing did', async () => {
    const where = country();
    const { email } = await alert({ country: where }, 'daily');
    await live({ country: where, title: 'Bourse A' });
    await live({ country: where, title: 'Bourse B' });
    await sending().sweep();
    expect(await foundBy(email)).toEqual([]);
    await Promise.all([sending().sendDue('daily'), sending().sendDue('daily')]);
    await live({ country: where, title: 'Bourse C' });
    await sending().sendDue('daily');
    expect((await foundBy(email)).map(namedIn)).toEqual([['Bourse A', 'Bourse B']]);
    pass(DAY_MS);
    await sending().sendDue('daily');
    pass(DAY_MS);
    await sending().sendDue('daily');
    expect((await foundBy(email)).map(namedIn)).toEqual([['Bourse A', 'Bourse B'], ['Bourse C']]);
  });
});

describe('a weekly alert', () => {
  it('is told with the weekly ones only', async () => {
    const where = country();
    const { email } = await alert({ country: where }, 'weekly');
    await live({ country: where });
    await sending().sweep();
    await sending().sendDue('daily');
    expect(await foundBy(email)).toEqual([]);
    await sending().sendDue('weekly');
    await sending().sendDue('weekly');
    expect(await foundBy(email)).toHaveLength(1);
  });

  it('leaves on Monday mornings, and daily ones each morning, of Paris', async () => {
    const schedules = await api.query(
      "SELECT name, cron, timezone FROM jobs.schedule WHERE name LIKE 'scholarship-%' ORDER BY name",
    );
    expect(schedules).toEqual(
      expect.arrayContaining([
        { name: 'scholarship-alerts.daily', cron: '20 7-10 * * *', timezone: 'Europe/Paris' },
        { name: 'scholarship-alerts.sweep', cron: '* * * * *', timezone: 'Europe/Paris' },
        { name: 'scholarship-alerts.weekly', cron: '40 7-10 * * 1', timezone: 'Europe/Paris' },
        { name: 'scholarship-favorites.reminders', cron: '5 8-11 * * *', timezone: 'Europe/Paris' },
      ]),
    );
  });
});

describe('a member', () => {
  const mine = async (member: SignedInMember) => (await member.request(`${PATH}/mine/`)).body;
  const own = (member: SignedInMember, filters: object, more: object = {}) =>
    ask(member.email, filters, more, { cookie: member.cookie });

  it('has an alert at once at the account’s address, and by letter at another', async () => {
    const member = await signInMember(api, mailbox());
    const answer = await own(member, { country: country() });
    expect([answer.status, answer.body]).toEqual([202, { message: ALERT_MESSAGES.active, status: 'active' }]);
    const other = await ask(mailbox(), {}, {}, { cookie: member.cookie });
    expect(other.body.status).toBe('pending');
    expect(await mine(member)).toEqual([expect.objectContaining({ status: 'active', matches: 0 })]);
  });

  it('asking again for a running search changes its frequency', async () => {
    const member = await signInMember(api, mailbox());
    const filters = { country: country() };
    await own(member, filters);
    await own(member, filters, { frequency: 'weekly' });
    expect(await mine(member)).toEqual([expect.objectContaining({ frequency: 'weekly' })]);
  });

  it('reads their own, newest first, starts, changes, stops and forgets them', async () => {
    const member = await signInMember(api, mailbox());
    await ask(member.email, { country: country() });
    pass(MINUTE_MS);
    await own(member, { country: country() });
    const [newest, oldest] = await mine(member);
    expect([newest.status, oldest.status]).toEqual(['active', 'pending']);
    const change = (id: string, body: object) => put(member.request, `${PATH}/mine/${id}/`, body);
    expect((await change(oldest.id, { status: 'active' })).body.status).toBe('active');
    expect((await change(oldest.id, { frequency: 'daily' })).body).toMatchObject({
      status: 'active',
      frequency: 'daily',
    });
    expect((await change(newest.id, { status: 'stopped' })).body.status).toBe('stopped');
    const forgotten = await member.request(`${PATH}/mine/${newest.id}/`, { method: 'DELETE' });
    expect([forgotten.status, (await mine(member)).length]).toEqual([204, 1]);
  });

  it('neither reads nor changes another’s', async () => {
    const [awa, paul] = [await signInMember(api, mailbox()), await signInMember(api, mailbox())];
    await own(awa, { country: country() });
    const [{ id }] = await mine(awa);
    expect(await mine(paul)).toEqual([]);
    const change = { method: 'PUT', body: { status: 'stopped' } };
    expect((await paul.request(`${PATH}/mine/${id}/`, change)).status).toBe(404);
    expect((await paul.request(`${PATH}/mine/${id}/`, { method: 'DELETE' })).status).toBe(404);
    expect((await mine(awa))[0].status).toBe('active');
  });

  it('takes the alerts along to a new address; of one search at both, the one that runs stays', async () => {
    const member = await signInMember(api, mailbox());
    const [shared, moved] = [{ country: country() }, mailbox('nouvelle')];
    await own(member, shared);
    await own(member, { country: country() });
    await ask(moved, shared);
    await member.request('/members/me/email/', { body: { email: moved } });
    const sentEmail = await emailTo(api.varFolder, moved, 'nouvelle adresse');
    await api.request('/members/email-confirmations/', {
      body: { token: tokenIn(sentEmail.text, 'adresse') },
      headers: { 'x-forwarded-for': place() },
    });
    expect((await mine(member)).map(({ status }: { status: string }) => status)).toEqual([
      'active',
      'active',
    ]);
    expect(await numberOf(member.email)).toBe(0);
  });

  it('who leaves is written to no more', async () => {
    const member = await signInMember(api, mailbox());
    await own(member, { country: country() });
    await member.request('/members/me/deletion/', { body: { email: member.email } });
    expect(await numberOf(member.email)).toBe(0);
  });
});

describe('what is kept of alerts', () => {
  it('is forgotten after 30 days where nobody confirmed, a year after they were stopped', async () => {
    const pending = mailbox();
    await ask(pending, { country: country() });
    const stopped = await alert({ country: country() });
    await alertAction('stop', stopped.token);
    const running = await alert({ country: country() });
    pass(30 * DAY_MS);
    await tidy();
    expect(await Promise.all([pending, stopped.email, running.email].map(numberOf))).toEqual([0, 1, 1]);
    pass(335 * DAY_MS);
    await tidy();
    expect(await Promise.all([stopped.email, running.email].map(numberOf))).toEqual([0, 1]);
  });

  it('does not tell again what it told before it was tidied', async () => {
    const where = country();
    const { email } = await alert({ country: where });
    await live({ country: where, deadline: '2099-01-01' });
    await sending().sweep();
    pass(45 * DAY_MS);
    await live({ country: where, title: 'Bourse plus tard', deadline: '2099-01-01' });
    await sending().sweep();
    pass(45 * DAY_MS);
    await tidy();
    await live({ country: country(), deadline: '2099-01-01' });
    await sending().sweep();
    expect((await foundBy(email)).map((sentEmail) => namedIn(sentEmail).length)).toEqual([1, 1]);
  });
});
