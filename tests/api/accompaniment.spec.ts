import { ACCOMPANIMENT_MESSAGES as MESSAGES, CASE_MESSAGES } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';
import { ACCOMPANIMENT as PATH, accompaniment, ask } from '../factories/cases.ts';
import { CONTACT_EMAIL, emailsIn, emailTo } from '../factories/emails.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { atOnce } from '../factories/waiting.ts';
import { matching } from '../factories/lists.ts';

const api = testApi({ CONTACT_EMAIL });
const editor = staffOf(api, 'accueil');

const found = async (q: string, shelf = 'live') => (await editor(`${PATH}?${matching({ q, shelf })}`)).body;

describe('a request for accompaniment', () => {
  it('is kept, copied to its student and brought to the association', async () => {
    const sent = accompaniment({ phone_number: '+237 6 12 34 56 78' });
    const { status, body } = await ask(api, sent);
    expect([status, body.message, body.status]).toEqual([201, MESSAGES.sent, 'new']);
    expect(body.reference).toMatch(/^ACC-\d{4}-\d{6}$/);
    const [record] = await found(sent.field_of_study);
    expect(record).toMatchObject({ ...sent, id: body.id, reference: body.reference, assigned_to: null });
    expect(record.next_statuses).toEqual(['assigned', 'in_progress', 'answered', 'closed']);

    const copy = await emailTo(api.varFolder, sent.email, body.reference);
    expect(copy.text).toContain('> Préparer une thèse sur les crues du Logone.');
    expect(copy.headers.get('reply-to')).toBe(CONTACT_EMAIL);
    expect(copy.headers.get('auto-submitted')).toBe('auto-generated');
    const notice = await emailTo(api.varFolder, CONTACT_EMAIL, body.reference);
    expect(notice.headers.get('reply-to')).toBe(sent.email);
    expect(notice.text).toContain(`/admin/accompaniment-requests/${body.id}/show`);
  });

  it.each([
    ['bachelor', 'master'],
    ['master', 'phd'],
    ['phd', 'master'],
  ])(
    'of the level %s without more aims at %s, asks for a scholarship, in France, not urgently',
    async (level, target) => {
      const sent = accompaniment({ current_level: level });
      await ask(api, sent);
      expect((await found(sent.field_of_study))[0]).toMatchObject({
        target_level: target,
        support_type: 'scholarship_search',
        urgency: 'medium',
        target_country: 'France',
        title: `Recherche de bourse – ${sent.field_of_study}`,
        phone_number: '',
        specific_questions: '',
      });
    },
  );

  it('sent 20 times at once from one form is one request and one letter to each', async () => {
    const sent = accompaniment({ form_key: 'une-seule-fois' });
    const answers = await atOnce(20, () => ask(api, sent, '10.13.0.1'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    await emailTo(api.varFolder, CONTACT_EMAIL, answers[0]!.body.reference);
    await jobsSettled(api);
    expect(await found(sent.field_of_study)).toHaveLength(1);
    const emails = (await emailsIn(api.varFolder)).filter(({ subject }) =>
      subject.includes(answers[0]!.body.reference),
    );
    expect(emails.map(({ to }) => to).toSorted()).toEqual([CONTACT_EMAIL, sent.email].toSorted());
  });

  it('is another one where the key is the same and the words are not', async () => {
    const [one, other] = [accompaniment({ form_key: 'la-meme' }), accompaniment({ form_key: 'la-meme' })];
    const references = [(await ask(api, one)).body.reference, (await ask(api, other)).body.reference];
    expect(new Set(references).size).toBe(2);
  });

  it('has a number that follows the one before, even where 10 come at once', async () => {
    const answers = await atOnce(10, () => ask(api, accompaniment()));
    const numbers = answers.map(({ body }) => Number(body.reference.slice(-6))).toSorted((a, b) => a - b);
    expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('of a program that fills in the hidden field waits in the bin, and nobody is written to', async () => {
    const sent = accompaniment({ website: 'https://spam.example' });
    const { status, body } = await ask(api, sent);
    expect([status, body.message]).toEqual([201, MESSAGES.sent]);
    await jobsSettled(api);
    expect(await found(sent.field_of_study)).toEqual([]);
    expect(await found(sent.field_of_study, 'bin')).toMatchObject([{ id: body.id, status: 'new' }]);
    const { body: detail } = await editor(`${PATH}/${body.id}`);
    expect(detail.entries[0].body).toContain('Un programme semble avoir rempli ce formulaire');
    expect((await emailsIn(api.varFolder)).some(({ text }) => text.includes(body.reference))).toBe(false);
  });

  it.each([
    ['without a first name', { first_name: ' ' }, 'first_name', MESSAGES.first_name],
    ['without a last name', { last_name: '' }, 'last_name', MESSAGES.last_name],
    ['without an address', { email: '' }, 'email', MESSAGES.email_missing],
    ['with half an address', { email: 'awa' }, 'email', MESSAGES.email_invalid],
    ['with a number of seven digits', { phone_number: '612 34 56' }, 'phone_number', MESSAGES.phone_invalid],
    ['with words for a number', { phone_number: 'après 18 h' }, 'phone_number', MESSAGES.phone_invalid],
    ['without a level', { current_level: undefined }, 'current_level', MESSAGES.level],
    ['with a level of the form', { current_level: 'licence' }, 'current_level', MESSAGES.level],
    ['without a field of study', { field_of_study: '' }, 'field_of_study', MESSAGES.field_of_study],
    ['without objectives', { description: '\n ' }, 'description', MESSAGES.objectives],
    ['that is too long', { description: 'x'.repeat(5001) }, 'description', CASE_MESSAGES.too_long(5000)],
  ])('%s is refused next to its field, with a sentence', async (_, fault, field, message) => {
    const { status, body } = await ask(api, accompaniment(fault));
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
    expect(body.detail).toContain(message);
  });

  it.each(['+237 6 12 34 56 78', '06.12.34.56.78', '(33) 612-345-678', ''])(
    'takes %j for a telephone number',
    async (phone_number) => {
      expect((await ask(api, accompaniment({ phone_number }))).status).toBe(201);
    },
  );

  it('refuses a field that it does not know, and a kind of help that is not offered', async () => {
    expect((await ask(api, accompaniment({ age: 22 }))).body.errors).toHaveProperty('age');
    expect((await ask(api, accompaniment({ support_type: 'visa' }))).body.errors).toHaveProperty(
      'support_type',
    );
    expect((await ask(api, accompaniment({ urgency: 'now' }))).body.errors).toHaveProperty('urgency');
  });

  it('carries no header that came in a field', async () => {
    const sent = accompaniment({
      first_name: 'Awa\r\nBcc: voleur@example.org',
      title: 'Aide\r\nX-Faux: oui',
    });
    const { body } = await ask(api, sent);
    const notice = await emailTo(api.varFolder, CONTACT_EMAIL, body.reference);
    expect([...notice.headers.keys()]).not.toContain('x-faux');
    expect([...notice.headers.keys()]).not.toContain('bcc');
  });

  it('is one of 20 in an hour from one place; what is refused is not kept', async () => {
    const statuses = [];
    let last = accompaniment();
    for (let count = 0; count < 22; count += 1) {
      last = accompaniment();
      statuses.push((await ask(api, last, '10.13.0.2')).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(await found(last.field_of_study)).toEqual([]);
  });

  it('is confirmed to one address 5 times a day, and kept beyond', async () => {
    const email = 'victime@example.org';
    const all = Array.from({ length: 7 }, () => accompaniment({ email }));
    for (const one of all) await ask(api, one);
    expect(await found(all.at(-1)!.field_of_study)).toHaveLength(1);
    await jobsSettled(api);
    expect((await emailsIn(api.varFolder)).filter(({ to }) => to === email)).toHaveLength(5);
  });
});
