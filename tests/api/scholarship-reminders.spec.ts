import { randomUUID } from 'node:crypto';
import { DAY_MS, FAVORITE_MESSAGES, VISITOR_HEADER } from '@livres/api/contract';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { ReminderSendingService } from '@livres/api/dist/universities/favorites/reminder-sending.service.js';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi } from '../factories/api.ts';
import { emailTo, emailsTo, mailbox } from '../factories/emails.ts';
import { place, signInMember, tokenIn } from '../factories/members.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';
import { stoppedClock } from '../factories/time.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

const PATH = '/universities/scholarship-favorites/reminders';
const CONFIRM = 'Confirmez vos rappels';

const api = testApi();
const clock = stoppedClock(api);

const run = () => api.app.get(ReminderSendingService, { strict: false }).run();
const tidy = () => api.app.get(RetentionService, { strict: false }).run('scholarship-favorites.tidy');
/** Nine in the morning of Paris, in winter. */
const morningOf = (day: string) => clock.set(`${day}T08:00:00Z`);

function someone(cookie = '') {
  const visitor = cookie ? '' : randomUUID();
  const headers = {
    'x-forwarded-for': place(),
    ...(visitor && { [VISITOR_HEADER]: visitor }),
    ...(cookie && { cookie }),
  };
  const ask = (path: string, more: object = {}) => api.request(path, { headers, ...more });
  return {
    ask,
    keep: (id: number) => ask(`/universities/scholarships/favorites/${id}/`, { method: 'POST' }),
    want: (email?: string, more: object = {}) =>
      ask(`${PATH}/`, { body: { ...(email && { email }), consent: true, ...more } }),
    state: async () => (await ask(`${PATH}/`)).body,
  };
}
const reminderAction = (name: string, token: string) => api.request(`${PATH}/${name}/`, { body: { token } });

const read = new Set<string>();
/** The token of an email that no test has read yet. */
async function tokenOf(email: string): Promise<string> {
  const sentEmail = await eventually(`a letter to ${email}`, async () =>
    (await emailsTo(api.varFolder, email, CONFIRM)).find(({ id }) => !read.has(id)),
  );
  read.add(sentEmail.id);
  return tokenIn(sentEmail.text, 'rappels');
}

/** A visitor who keeps a scholarship with this deadline, and whose address is proven. */
async function reminded(deadline: string, over: object = {}) {
  const [email, visitor] = [mailbox(), someone()];
  const id = await scholarshipRow(api, { deadline, ...over });
  await visitor.keep(id);
  await visitor.want(email);
  await reminderAction('confirm', await tokenOf(email));
  return { ...visitor, email, id };
}
/** What waits to be sent is sent before emails are counted. */
async function reminders(email: string) {
  await eventually('the mail to be sent', async () => {
    const [{ waiting }] = await api.query(
      "SELECT count(*)::int AS waiting FROM jobs.job WHERE name = 'mail.send' AND state IN ('created', 'retry', 'active')",
    );
    return waiting === 0;
  });
  return (await emailsTo(api.varFolder, email)).filter(({ subject }) => !subject.includes(CONFIRM));
}
const subjectsTo = async (email: string) => (await reminders(email)).map(({ subject }) => subject);

describe('reminders', () => {
  it('are asked for with an address, and on once its owner follows the letter; a second visit is the same', async () => {
    const [email, awa] = [mailbox(), someone()];
    const hint = `aw•••${email.slice(email.indexOf('@'))}`;
    expect(await awa.state()).toEqual({ status: 'none', email_hint: '' });
    const asked = await awa.want(email.toUpperCase());
    expect([asked.status, asked.body]).toEqual([200, { status: 'pending', email_hint: hint }]);
    const token = await tokenOf(email);
    expect((await reminderAction('show', token)).body.status).toBe('pending');
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, body } = await reminderAction('confirm', token);
      expect([status, body]).toEqual([200, { status: 'confirmed', email_hint: hint }]);
    }
    expect(await awa.state()).toEqual({ status: 'confirmed', email_hint: hint });
  });

  it('asked for 20 times at once are one letter', async () => {
    const [email, awa] = [mailbox(), someone()];
    await atOnce(20, () => awa.want(email));
    await tokenOf(email);
    await reminders(email);
    expect(await emailsTo(api.varFolder, email)).toHaveLength(1);
  });

  it('asked for at one mailbox by many browsers are five letters a day', async () => {
    const email = mailbox();
    for (let browser = 0; browser < 7; browser += 1) await someone().want(email);
    await reminders(email);
    expect(await emailsTo(api.varFolder, email)).toHaveLength(5);
  });

  it('move to another address once that one is proven', async () => {
    const { want, state } = someone();
    const [email, other] = [mailbox(), mailbox()];
    await want(email);
    const first = await tokenOf(email);
    await reminderAction('confirm', first);
    expect((await want(other)).body.status).toBe('pending');
    expect((await reminderAction('confirm', first)).body.detail).toBe(FAVORITE_MESSAGES.link_dead);
    await reminderAction('confirm', await tokenOf(other));
    expect((await state()).status).toBe('confirmed');
    expect((await want(other)).body.status).toBe('confirmed');
  });

  it('are on at once for a member, at the account’s address', async () => {
    const member = await signInMember(api, mailbox());
    const awa = someone(member.cookie);
    expect((await awa.want()).body).toMatchObject({
      status: 'confirmed',
      email_hint: expect.stringContaining('•••'),
    });
    await reminders(member.email);
    expect(await emailsTo(api.varFolder, member.email, CONFIRM)).toEqual([]);
    expect((await awa.ask(`${PATH}/`, { method: 'DELETE' })).body.status).toBe('none');
    expect((await awa.state()).status).toBe('none');
  });

  it.each([
    ['without an address', { email: undefined }, 'email', FAVORITE_MESSAGES.email_missing],
    ['with an empty address', { email: '' }, 'email', FAVORITE_MESSAGES.email_missing],
    ['with half an address', { email: 'awa@' }, 'email', FAVORITE_MESSAGES.email_invalid],
    [
      'with two addresses',
      { email: 'a@example.org,b@example.org' },
      'email',
      FAVORITE_MESSAGES.email_invalid,
    ],
    ['without consent', { consent: false }, 'consent', FAVORITE_MESSAGES.consent],
  ])('asked for %s are refused next to the field', async (_, fault, field, message) => {
    expectAnswer(await someone().want(mailbox(), fault), 400, { errors: { [field]: message } });
  });

  it('asked for by a program that fills in the hidden field are answered, and forgotten', async () => {
    const awa = someone();
    expect((await awa.want(mailbox(), { website: 'x' })).body.status).toBe('pending');
    expect((await awa.state()).status).toBe('none');
  });

  it('are nobody’s without a visitor’s number or a member’s cookie', async () => {
    const { status, body } = await api.request(`${PATH}/`, { body: { email: mailbox(), consent: true } });
    expect([status, body.detail]).toEqual([400, FAVORITE_MESSAGES.visitor_missing]);
    expect((await api.request(`${PATH}/`)).body).toEqual({ status: 'none', email_hint: '' });
  });
});

describe('a letter’s link', () => {
  it('proves nothing after a week, and never opens what it was not made for', async () => {
    const [email, awa] = [mailbox(), someone()];
    await awa.want(email);
    const token = await tokenOf(email);
    clock.advance(7 * DAY_MS);
    for (const dead of [token, 'x'.repeat(43), 'court']) {
      expectAnswer(await reminderAction('confirm', dead), 410, { detail: FAVORITE_MESSAGES.link_dead });
    }
    expect((await awa.state()).status).toBe('pending');
    expect((await reminderAction('show', 'x'.repeat(43))).status).toBe(410);
  });

  it('stops all that goes to its mailbox, again and again with the same success, and takes it up within a week', async () => {
    const email = mailbox();
    const [phone, laptop] = [someone(), someone()];
    let token = '';
    for (const browser of [phone, laptop]) {
      await browser.want(email);
      token = await tokenOf(email);
      await reminderAction('confirm', token);
    }
    for (let visit = 0; visit < 2; visit += 1)
      expect((await reminderAction('stop', token)).body.status).toBe('none');
    expect([(await phone.state()).status, (await laptop.state()).status]).toEqual(['none', 'none']);
    expect((await reminderAction('confirm', token)).body.status).toBe('confirmed');
  });
});

describe('the morning’s letter', () => {
  it('leaves 30, 7 and 1 days before the deadline, once each, with the way to stop', async () => {
    morningOf('2031-01-01');
    const { email, id } = await reminded('2031-03-01', {
      title: 'Bourse Njoya',
      organization: 'Fondation Njoya',
    });
    const expected: [string, number][] = [
      ['2031-01-29', 0],
      ['2031-01-30', 1],
      ['2031-01-31', 1],
      ['2031-02-21', 1],
      ['2031-02-22', 2],
      ['2031-02-27', 2],
      ['2031-02-28', 3],
      ['2031-03-01', 3],
      ['2031-03-02', 3],
    ];
    for (const [day, count] of expected) {
      morningOf(day);
      await run();
      expect([day, (await reminders(email)).length]).toEqual([day, count]);
    }
    expect(await subjectsTo(email)).toEqual([
      'Plus que 30 jours : Bourse Njoya',
      'Plus que 7 jours : Bourse Njoya',
      'Plus que 1 jour : Bourse Njoya',
    ]);
    const sentEmail = await emailTo(api.varFolder, email, 'Plus que 1 jour');
    expect(sentEmail.text).toContain('Fondation Njoya\n  Date limite : samedi 1er mars 2031, demain');
    expect(sentEmail.text).toContain(`/universites/scholarships/${id}`);
    expect(sentEmail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(sentEmail.headers.get('list-unsubscribe')).toContain('/universites/rappels/');
    expect((await reminderAction('stop', tokenIn(sentEmail.text, 'rappels'))).body.status).toBe('none');
  });

  it('is one for all the deadlines that near, each named once whatever the browser', async () => {
    morningOf('2032-01-01');
    const { email, id } = await reminded('2032-02-15', { title: 'Bourse Une' });
    const laptop = someone();
    const other = await scholarshipRow(api, { deadline: '2032-01-23', title: 'Bourse Deux' });
    for (const kept of [id, other]) await laptop.keep(kept);
    await laptop.want(email);
    await reminderAction('confirm', await tokenOf(email));
    morningOf('2032-01-16');
    await run();
    expect(await subjectsTo(email)).toEqual(['2 dates limites approchent parmi vos favoris']);
    const [letter] = await reminders(email);
    expect(letter!.text.match(/^• .*/gm)).toEqual(['• Bourse Deux', '• Bourse Une']);
  });

  it('is one, however many workers look at once and however often', async () => {
    morningOf('2033-01-01');
    const { email } = await reminded('2033-01-20');
    morningOf('2033-01-13');
    await atOnce(5, run);
    await run();
    expect(await reminders(email)).toHaveLength(1);
  });

  it('leaves the mailbox in peace for the rest of the day', async () => {
    morningOf('2033-06-01');
    const { email, keep } = await reminded('2033-06-20');
    await keep(await scholarshipRow(api, { deadline: '2033-06-21' }));
    morningOf('2033-06-13');
    await run();
    await api.query(`UPDATE scholarships SET deadline = '2033-06-20' WHERE deadline = '2033-06-21'`);
    await run();
    expect(await reminders(email)).toHaveLength(1);
    morningOf('2033-06-14');
    await run();
    expect(await reminders(email)).toHaveLength(2);
  });

  it('skips the days that were past when the scholarship was kept, or when reminders were asked for', async () => {
    morningOf('2034-01-10');
    const { email } = await reminded('2034-01-30');
    await run();
    expect(await reminders(email)).toEqual([]);
    morningOf('2034-01-23');
    await run();
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('Plus que 7 jours')]);
  });

  it('of a morning on which nobody worked leaves the next one, with the days that are left', async () => {
    morningOf('2035-01-01');
    const { email } = await reminded('2035-02-15');
    morningOf('2035-01-19');
    await run();
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('Plus que 27 jours')]);
    morningOf('2035-02-15');
    await run();
    expect((await subjectsTo(email)).at(-1)).toContain('Dernier jour');
  });

  it.each([
    ['suspended', { status: 'suspended' }],
    ['closed', { status: 'closed' }],
    ['in the bin', { deleted_at: new Date() }],
  ])('says nothing of what is %s', async (_, over) => {
    morningOf('2036-01-01');
    const { email, id } = await reminded('2036-01-20');
    const [name, value] = Object.entries(over)[0]!;
    await api.query(`UPDATE scholarships SET ${name} = $2 WHERE id = $1`, [id, value]);
    morningOf('2036-01-13');
    await run();
    expect(await reminders(email)).toEqual([]);
  });

  it('says nothing of what is kept no more, nor to who never proved the address or stopped', async () => {
    morningOf('2037-01-01');
    const gone = await reminded('2037-01-20');
    await gone.ask(`/universities/scholarships/favorites/${gone.id}/`, { method: 'DELETE' });
    const stopped = await reminded('2037-01-20');
    await stopped.ask(`${PATH}/`, { method: 'DELETE' });
    const [pending, unproven] = [someone(), mailbox()];
    await pending.keep(await scholarshipRow(api, { deadline: '2037-01-20' }));
    await pending.want(unproven);
    morningOf('2037-01-13');
    await run();
    for (const email of [gone.email, stopped.email, unproven]) expect(await reminders(email)).toEqual([]);
  });

  it('of a deadline that staff moved leaves again before the new one', async () => {
    morningOf('2038-01-01');
    const { email, id } = await reminded('2038-01-20');
    morningOf('2038-01-13');
    await run();
    await api.sql`UPDATE scholarships SET deadline = '2038-05-20' WHERE id = ${id}`;
    morningOf('2038-04-20');
    await run();
    expect(await subjectsTo(email)).toEqual([
      expect.stringContaining('Plus que 7 jours'),
      expect.stringContaining('Plus que 30 jours'),
    ]);
  });
});

describe('a member’s reminders', () => {
  it('go on from those of the browser, and follow the account to a new address', async () => {
    morningOf('2039-01-01');
    const visitor = randomUUID();
    const headers = { [VISITOR_HEADER]: visitor, 'x-forwarded-for': place() };
    const id = await scholarshipRow(api, { deadline: '2039-01-20' });
    await api.request(`/universities/scholarships/favorites/${id}/`, { method: 'POST', headers });
    const email = mailbox();
    await api.request(`${PATH}/`, { body: { email, consent: true }, headers });
    await reminderAction('confirm', await tokenOf(email));
    const member = await signInMember(api, email);
    const both = { ...headers, cookie: member.cookie };
    await api.request('/universities/scholarships/favorites/', { headers: both });
    const { body } = await api.request(`${PATH}/`, { headers: both });
    expect(body.status).toBe('confirmed');
    const moved = mailbox();
    await member.request('/members/me/email/', { body: { email: moved } });
    const sentEmail = await emailTo(api.varFolder, moved, 'nouvelle adresse');
    await api.request('/members/email-confirmations/', {
      body: { token: tokenIn(sentEmail.text, 'adresse') },
    });
    morningOf('2039-01-13');
    await run();
    expect([
      (await reminders(email)).filter(({ subject }) => subject.includes('jours')),
      await subjectsTo(moved),
    ]).toEqual([[], expect.arrayContaining([expect.stringContaining('Plus que 7 jours')])]);
  });

  it('end with the account, and so does every trace of its address here', async () => {
    const member = await signInMember(api, mailbox());
    const awa = someone(member.cookie);
    await awa.keep(await scholarshipRow(api));
    await awa.want();
    const elsewhere = someone();
    await elsewhere.want(member.email);
    await tokenOf(member.email);
    await member.request('/members/me/deletion/', { body: { email: member.email } });
    const left = await api.query(
      `SELECT email FROM scholarship_reminders UNION ALL SELECT email FROM scholarship_reminder_links
        UNION ALL SELECT email FROM scholarship_reminders_sent`,
    );
    expect(JSON.stringify(left)).not.toContain(member.email);
    expect((await elsewhere.state()).status).toBe('none');
  });
});

describe('what is kept of a visitor', () => {
  it('is forgotten after 18 months without a visit, and counted no more', async () => {
    clock.set('2040-01-10T12:00:00Z');
    const [gone, back] = [someone(), someone()];
    const id = await scholarshipRow(api);
    for (const visitor of [gone, back]) await visitor.keep(id);
    clock.set('2041-07-09T12:00:00Z');
    await tidy();
    await back.ask('/universities/scholarships/favorites/');
    clock.set('2041-07-10T12:00:01Z');
    await tidy();
    const [{ favorite_count }] = await api.sql`SELECT favorite_count FROM scholarships WHERE id = ${id}`;
    expect(favorite_count).toBe(1);
    const kept = await back.ask('/universities/scholarships/favorites/');
    expect(kept.body.count).toBe(1);
  });

  it('stays while reminders are promised for a deadline to come', async () => {
    clock.set('2042-01-10T12:00:00Z');
    const visitor = await reminded('2045-01-01');
    clock.set('2044-12-30T12:00:00Z');
    await tidy();
    expect((await visitor.ask('/universities/scholarships/favorites/')).body.count).toBe(1);
  });

  it('loses an address that nobody confirmed after 30 days', async () => {
    clock.set('2046-01-10T12:00:00Z');
    const awa = someone();
    await awa.want(mailbox());
    clock.advance(30 * DAY_MS);
    await tidy();
    expect((await awa.state()).status).toBe('pending');
    clock.advance(1);
    await tidy();
    expect((await awa.state()).status).toBe('none');
  });
});
