import {
  type AnalyticsQuestion,
  MEASURE_NAMES,
  MEASURE_SHAPES,
  mayAccess,
  MEASURES,
  ROLES,
} from '@livres/api/contract';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, put, type Request, staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';

const api = testApi();
const admin = adminOf(api);
const owner = staffOf(api, 'tresorier');
const editor = staffOf(api, 'editeur');
const reader = staffOf(api, 'lecteur');
const QUESTIONS = '/admin/analytics-questions';
const RAISED = { measure: 'raised', dimension: 'step', period: 'month' };
const VISITS = { measure: 'visits', dimension: 'page', period: '7_days' };

const ask = async (by: Request, over: object = {}): Promise<AnalyticsQuestion> =>
  accepted(by(QUESTIONS, { body: { title: 'Une question', question: RAISED, ...over } }));
const titlesSeenBy = async (by: Request) =>
  (await by<AnalyticsQuestion[]>(QUESTIONS)).body.map(({ title }) => title);

let school: { id: number };
beforeAll(async () => {
  school = await createCampaign(admin, { title: 'Une école à Foumban' });
});

describe('a question of one’s own', () => {
  it('is kept with all that it asks, and given back whole', async () => {
    const question = {
      ...RAISED,
      dimension: 'method',
      period: 'dates',
      from: '2027-01-01',
      to: '2027-01-31',
      against: 'last_year',
      campaign: school.id,
      region: '69',
    };
    const made = await ask(owner, { title: '  Les dons\n du Rhône ', question });
    expect(made).toMatchObject({
      title: 'Les dons du Rhône',
      question: { ...question, event: null, partner: null },
      is_shared: false,
      is_weekly: false,
      is_own: true,
      may_change: true,
      owner: 'Essai tresorier',
      version: 1,
    });
    const { body } = await owner(`${QUESTIONS}/${made.id}`);
    expect(body).toEqual(made);
    const again = await put(owner, `${QUESTIONS}/${made.id}`, body);
    expect([again.status, again.body.question]).toEqual([200, made.question]);
  });

  it('forgets two dates where its period has a name', async () => {
    const made = await ask(owner, { question: { ...RAISED, from: '2027-01-01', to: '2027-01-31' } });
    expect(made.question).toMatchObject({ period: 'month', from: null, to: null });
  });

  it('is nobody else’s until it is shared; an administrator opens it by its address', async () => {
    const { id } = await ask(owner, { title: 'Rien qu’à moi' });
    expect((await reader(`${QUESTIONS}/${id}`)).status).toBe(404);
    expect((await put(reader, `${QUESTIONS}/${id}`, { title: 'À nous', version: 1 })).status).toBe(404);
    expect((await reader(`${QUESTIONS}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await titlesSeenBy(reader)).not.toContain('Rien qu’à moi');
    expect(await titlesSeenBy(admin)).not.toContain('Rien qu’à moi');
    expect((await admin(`${QUESTIONS}/${id}`)).status).toBe(200);
    const shared = await put(owner, `${QUESTIONS}/${id}`, { is_shared: true, version: 1 });
    expect(shared.body.is_shared).toBe(true);
    expect(await titlesSeenBy(reader)).toContain('Rien qu’à moi');
  });

  it('that is shared is changed and deleted by its owner or an administrator', async () => {
    const { id } = await ask(owner, { title: 'À l’équipe', is_shared: true });
    const { body } = await reader(`${QUESTIONS}/${id}`);
    expect(body).toMatchObject({ is_own: false, may_change: false, owner: 'Essai tresorier' });
    for (const answer of [
      await put(reader, `${QUESTIONS}/${id}`, { title: 'À moi', version: 1 }),
      await reader(`${QUESTIONS}/${id}`, { method: 'DELETE' }),
    ])
      expect([answer.status, answer.body.detail]).toEqual([
        403,
        'Cette question est à Essai tresorier. Dupliquez-la pour la changer, ou demandez-lui de le faire.',
      ]);
    expect((await put(admin, `${QUESTIONS}/${id}`, { title: 'Revue', version: 1 })).body.title).toBe('Revue');
    expect((await admin(`${QUESTIONS}/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await owner(`${QUESTIONS}/${id}`)).status).toBe(404);
  });
});

describe('who may read what is counted', () => {
  it('asks it, and nobody else: not even one that a colleague shares', async () => {
    const { id } = await ask(owner, { title: 'L’argent', is_shared: true });
    expect(await titlesSeenBy(editor)).not.toContain('L’argent');
    const refused = await editor(`${QUESTIONS}/${id}`);
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      '« Dons d’argent reçus » est réservé à qui peut lire ces données. Demandez le rôle qu’il faut à un administrateur.',
    ]);
    expect((await editor(QUESTIONS, { body: { title: 'Mes dons', question: RAISED } })).status).toBe(403);
    const own = await ask(editor, { question: VISITS });
    const changed = await put(editor, `${QUESTIONS}/${own.id}`, { question: RAISED, version: 1 });
    expect([changed.status, (await editor(`${QUESTIONS}/${own.id}`)).body.question.measure]).toEqual([
      403,
      'visits',
    ]);
  });

  it.each(ROLES)('is %s for these measures', async (role) => {
    const staff = await api.asStaff(role);
    for (const measure of MEASURE_NAMES) {
      const question = { measure, dimension: MEASURE_SHAPES[measure].dimensions[0], period: 'month' };
      const { status } = await staff(QUESTIONS, { body: { title: measure, question } });
      expect(status, measure).toBe(mayAccess([role], MEASURES[measure].resource, 'read') ? 201 : 403);
    }
  });
});

describe('what cannot be answered', () => {
  it.each([
    [{ dimension: 'page' }, 'question.dimension'],
    [{ event: 1 }, 'question.event'],
    [{ period: 'dates', from: '2027-01-01' }, 'question.to'],
    [{ period: 'dates' }, 'question.from'],
    [{ campaign: 999_999 }, 'question.campaign'],
    [{ partner: 999_999 }, 'question.partner'],
    [{ measure: 'constructor' }, 'question.measure'],
    [{ measure: null }, 'question.measure'],
    [{ measure: ['raised'] }, 'question.measure'],
    [{ dimension: '__proto__' }, 'question.dimension'],
    [{ period: 'toujours' }, 'question.period'],
    [{ from: '2027-02-30' }, 'question.from'],
    [{ against: null }, 'question.against'],
    [{ campaign: 1.5 }, 'question.campaign'],
    [{ campaign: '1 OR 1=1' }, 'question.campaign'],
    [{ region: 'x'.repeat(101) }, 'question.region'],
    [{ region: {} }, 'question.region'],
    [{ limit: 5 }, 'question.limit'],
  ])('is refused by its name: %j', async (over, field) => {
    const { status, body } = await owner(QUESTIONS, {
      body: { title: 'X', question: { ...RAISED, ...over } },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    [{ title: '' }],
    [{ title: ' \u0007 ' }],
    [{ title: 'x'.repeat(121) }],
    [{ title: ['X'] }],
    [{ title: null }],
    [{ question: null }],
    [{ question: [] }],
    [{ question: [RAISED] }],
    [{ question: 'raised' }],
    [{ question: undefined }],
    [{ is_shared: 'oui' }],
    [{ is_shared: null }],
    [{ owner_id: 1 }],
    [{ weekly_to: 'a@example.org' }],
    [{ weekly_to: {} }],
    [{ weekly_to: [null] }],
    [{ weekly_to: [['a@example.org']] }],
    [{ weekly_to: ['a@example.org\r\nBcc: b@example.org'] }],
    [{ weekly_to: ['a@example.org, b@example.org'] }],
    [{ weekly_to: [`${'a'.repeat(260)}@example.org`] }],
    [{ weekly_to: Array.from({ length: 6 }, (_, index) => `a${index}@example.org`) }],
  ])('is refused, whatever is sent: %j', async (over) => {
    const { status, body } = await owner(QUESTIONS, { body: { title: 'X', question: RAISED, ...over } });
    expect(status, JSON.stringify(body)).toBe(400);
  });

  it('is refused with a NUL, and with 75 000 addresses', async () => {
    const nul = await owner(QUESTIONS, { body: { title: 'a\u0000b', question: RAISED } });
    expect(nul.status).toBe(400);
    const weekly_to = Array.from({ length: 75_000 }, (_, index) => `a${index}@x.fr`);
    const { status } = await owner(QUESTIONS, { body: { title: 'X', question: RAISED, weekly_to } });
    expect([400, 413]).toContain(status);
  });
});

describe('who receives the answer', () => {
  it('is kept once each, in lower case, and known to those alone who may change the question', async () => {
    const weekly_to = [' Tresor@Example.org', 'tresor@example.org', 'bureau@example.org'];
    const { id, ...made } = await ask(owner, { is_shared: true, weekly_to });
    expect([made.weekly_to, made.is_weekly]).toEqual([['bureau@example.org', 'tresor@example.org'], true]);
    expect((await reader(`${QUESTIONS}/${id}`)).body).toMatchObject({ weekly_to: [], is_weekly: true });
    expect((await admin(`${QUESTIONS}/${id}`)).body.weekly_to).toHaveLength(2);
    const less = await put(owner, `${QUESTIONS}/${id}`, { weekly_to: ['bureau@example.org'], version: 1 });
    expect(less.body.weekly_to).toEqual(['bureau@example.org']);
    const none = await put(owner, `${QUESTIONS}/${id}`, { weekly_to: null, version: 2 });
    expect(none.body).toMatchObject({ weekly_to: [], is_weekly: false });
  });

  it('stands in no audit log, which the whole team reads', async () => {
    const { id } = await ask(owner, { weekly_to: ['secret.adresse@example.org'] });
    await put(owner, `${QUESTIONS}/${id}`, { title: 'Autre', weekly_to: [], version: 1 });
    await owner(`${QUESTIONS}/${id}`, { method: 'DELETE' });
    const log = await admin(
      `/admin/audit?filter=${JSON.stringify({ resource: 'analytics-questions', record_id: String(id) })}`,
    );
    expect(log.body.map(({ action }: { action: string }) => action)).toEqual([
      'deleted',
      'updated',
      'created',
    ]);
    expect(log.text).not.toContain('secret.adresse');
    expect(log.body[1].changes).toEqual([
      { field: 'title', before: 'Une question', after: 'Autre' },
      { field: 'weekly_addresses', before: 1, after: 0 },
    ]);
  });
});

describe('two people who change a question at once', () => {
  it('do not write over each other: the second is told what changed, and by whom', async () => {
    const { id } = await ask(owner, { is_shared: true });
    const answers = await Promise.all([
      put(owner, `${QUESTIONS}/${id}`, { title: 'Du trésor', version: 1 }),
      put(admin, `${QUESTIONS}/${id}`, { title: 'Du bureau', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body).toMatchObject({ current_version: 2, changed_fields: ['title'] });
    expect((await put(owner, `${QUESTIONS}/${id}`, { title: 'Sans version' })).status).toBe(400);
  });
});

describe('the list', () => {
  it('is one’s own and shared questions, by title, and is searched without accents', async () => {
    const mine = await api.asStaff('accueil');
    for (const title of ['Été zq', 'Arrivées zq', 'École zq'])
      await ask(mine, { title, question: { measure: 'books', dimension: 'step', period: 'year' } });
    const filter = encodeURIComponent(JSON.stringify({ q: 'ZQ', is_own: true }));
    const { body, headers } = await mine<AnalyticsQuestion[]>(`${QUESTIONS}?filter=${filter}`);
    expect(body.map(({ title }) => title)).toEqual(['Arrivées zq', 'École zq', 'Été zq']);
    expect(headers.get('content-range')).toBe('analytics-questions 0-2/3');
    const others = encodeURIComponent(JSON.stringify({ q: 'zq', is_own: false }));
    expect((await mine(`${QUESTIONS}?filter=${others}`)).body).toEqual([]);
  });

  it('has fifty of one person’s at most', async () => {
    const { body } = await editor<AnalyticsQuestion[]>(`${QUESTIONS}?range=[0,99]`);
    const own = body.filter(({ is_own }) => is_own);
    for (let count = own.length; count < 50; count += 1) await ask(editor, { question: VISITS });
    const { status } = await editor(QUESTIONS, { body: { title: 'De trop', question: VISITS } });
    expect(status).toBe(409);
  });
});

it('addresses are forgotten with the question', async () => {
  const { id } = await ask(owner, { weekly_to: ['partie@example.org'] });
  await owner(`${QUESTIONS}/${id}`, { method: 'DELETE' });
  const left = await api.app
    .get(DataSource)
    .query(`SELECT FROM analytics_question_emails WHERE email = 'partie@example.org'`);
  expect(left).toEqual([]);
});
