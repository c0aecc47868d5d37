import {
  type Problem,
  PUBLISHING_MESSAGES,
  type Scholarship,
  SCHOLARSHIP_MESSAGES,
  type ScholarshipRecord,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';
import { createPartner } from '../factories/projects-and-partners.ts';
import { createScholarship, SCHOLARSHIPS } from '../factories/scholarships.ts';
import { stoppedClock } from '../factories/time.ts';

const NOW = '2027-03-01T10:00:00.000Z';
const BODY = {
  title: 'Bourse Horizon',
  organization: 'Fondation Horizon',
  country: 'Canada',
  level: 'master',
  field_of_study: 'Géographie',
  coverage_type: 'partial',
  deadline: '2027-06-30',
};

const api = testApi();
const clock = stoppedClock(api, new Date(NOW));
const editor = staffOf(api, 'editeur');

const record = async (id: number) => (await editor<ScholarshipRecord>(`/admin/scholarships/${id}`)).body;
const shown = (id: number) => api.request<Scholarship>(`${SCHOLARSHIPS}${id}/`);
const put = (id: number, body: object) =>
  editor<ScholarshipRecord & Pick<Problem, 'errors'>>(`/admin/scholarships/${id}`, { method: 'PUT', body });

describe.each(['/admin/scholarships', SCHOLARSHIPS])('a scholarship that staff write at %s', (path) => {
  it('is a draft until it is put online', async () => {
    const { body, status } = await editor<ScholarshipRecord>(path, { body: { ...BODY, amount: 1500.25 } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      is_live: false,
      published_at: null,
      amount: 1500.25,
      version: 1,
      link_state: 'none',
      university_id: null,
      language_requirements: '',
      eligible_countries: [],
    });
    expect((await shown(body.id)).status).toBe(404);
  });

  it('may be online at once, from that moment', async () => {
    const { body } = await editor<ScholarshipRecord>(path, { body: { ...BODY, status: 'active' } });
    expect(body).toMatchObject({ status: 'active', is_live: true, published_at: NOW });
    expect((await shown(body.id)).status).toBe(200);
  });

  it.each([
    ['title', '', SCHOLARSHIP_MESSAGES.title_required],
    ['organization', ' ', SCHOLARSHIP_MESSAGES.organization_required],
    ['country', undefined, SCHOLARSHIP_MESSAGES.country_required],
    ['level', 'bac', SCHOLARSHIP_MESSAGES.level_unknown],
    ['field_of_study', null, SCHOLARSHIP_MESSAGES.field_required],
    ['coverage_type', 'tout', SCHOLARSHIP_MESSAGES.coverage_unknown],
    ['deadline', undefined, SCHOLARSHIP_MESSAGES.deadline_required],
    ['deadline', '2027-06-30T10:00:00Z', SCHOLARSHIP_MESSAGES.deadline_required],
    ['amount', -1, SCHOLARSHIP_MESSAGES.amount_negative],
    ['min_gpa', 4.01, SCHOLARSHIP_MESSAGES.gpa_range],
    ['min_gpa', -0.5, SCHOLARSHIP_MESSAGES.gpa_range],
    ['min_gpa', 3.123, SCHOLARSHIP_MESSAGES.gpa_range],
    ['application_url', 'ftp://exemple.org', SCHOLARSHIP_MESSAGES.url_invalid],
    ['application_url', 'javascript:alert(1)', SCHOLARSHIP_MESSAGES.url_invalid],
    ['language_requirements', ['Français'], SCHOLARSHIP_MESSAGES.languages_invalid],
    ['university_id', 999_999, SCHOLARSHIP_MESSAGES.university_unknown],
    ['slug', 'favorites', PUBLISHING_MESSAGES.slug_taken],
    ['slug', 'É', PUBLISHING_MESSAGES.slug_format],
  ])('is refused for %s = %j', async (field, value, message) => {
    const answer = await editor<Problem>(path, { body: { ...BODY, [field]: value } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ [field]: message });
  });

  it.each([
    ['deadline', '2027-02-30'],
    ['duration_months', 0],
    ['duration_months', 121],
    ['amount', 10_000_001],
    ['amount', 1.234],
    ['status', 'fini'],
    ['title', 'x'.repeat(201)],
    ['eligible_countries', 'Cameroun'],
    ['eligible_countries', ['']],
    ['inconnu', 1],
  ])('is refused for %s = %j too', async (field, value) => {
    const answer = await editor<Problem>(path, { body: { ...BODY, [field]: value } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  it('is written neither by readers nor by strangers', async () => {
    const reader = await api.asStaff('lecteur');
    expect((await reader(path, { body: BODY })).status).toBe(403);
    expect((await api.request(path, { body: BODY })).status).toBe(401);
  });
});

describe('a scholarship that is online', () => {
  it('keeps its published text until its changes are published', async () => {
    const { id, version } = await createScholarship(editor, { title: 'Titre publié' });
    const { body } = await put(id, { title: 'Titre nouveau', amount: 10, version });
    expect(body).toMatchObject({ title: 'Titre nouveau', amount: 10, has_pending_changes: true });
    expect((await shown(id)).body).toMatchObject({ title: 'Titre publié', amount: null });
    await editor(`/admin/scholarships/${id}/publish`, { body: { version: body.version } });
    expect((await shown(id)).body).toMatchObject({ title: 'Titre nouveau', amount: 10 });
  });

  it('shows at once what is written at the address of the specification', async () => {
    const { id, version } = await createScholarship(editor, { title: 'Avant', amount: 5 });
    const { body } = await editor<ScholarshipRecord>(`${SCHOLARSHIPS}${id}/`, {
      method: 'PUT',
      body: { title: 'Après', amount: null, version },
    });
    expect(body).toMatchObject({ title: 'Après', has_pending_changes: false });
    expect((await shown(id)).body).toMatchObject({ title: 'Après', amount: null });
  });

  it('is suspended at once, its waiting changes still waiting', async () => {
    const { id, version } = await createScholarship(editor, { title: 'Texte' });
    const changed = await put(id, { title: 'Autre texte', version });
    await put(id, { status: 'suspended', version: changed.body.version });
    expect((await shown(id)).body).toMatchObject({ title: 'Texte', status: 'suspended' });
    expect(await record(id)).toMatchObject({ title: 'Autre texte', has_pending_changes: true });
  });

  it('goes back to the drafts, and keeps the day when it first went live', async () => {
    const { id, version } = await createScholarship(editor);
    const draft = await put(id, { status: 'draft', version });
    expect((await shown(id)).status).toBe(404);
    clock.advance(60_000);
    await put(id, { status: 'active', version: draft.body.version });
    clock.set(NOW);
    expect(await record(id)).toMatchObject({ is_live: true, published_at: NOW });
  });

  it('is not written over from an older page', async () => {
    const { id, version } = await createScholarship(editor);
    await put(id, { amount: 1, version });
    for (const path of [`/admin/scholarships/${id}`, `${SCHOLARSHIPS}${id}/`]) {
      const late = await editor<Problem>(path, { method: 'PUT', body: { amount: 2, version } });
      expect(late.status).toBe(409);
    }
    expect((await put(id, { amount: 2 })).status).toBe(400);
  });

  it('goes live at the moment that staff set', async () => {
    const { id, version } = await createScholarship(editor, { status: 'draft' });
    const at = '2027-03-02T08:00:00.000Z';
    const planned = await editor(`/admin/scholarships/${id}/publish`, { body: { version, at } });
    expect(planned.status).toBe(200);
    expect(await record(id)).toMatchObject({ publish_at: at, is_live: false });
  });

  it('tells its story', async () => {
    const { id, version } = await createScholarship(editor);
    const suspended = await put(id, { status: 'suspended', version });
    await put(id, { amount: 3, version: suspended.body.version });
    const history = await editor<{ action: string }[]>(`/admin/scholarships/${id}/history`);
    expect(history.body.map(({ action }) => action)).toEqual(['updated', 'updated', 'created']);
  });

  it('forgets what was found of its link once the link changes', async () => {
    const { id, version } = await createScholarship(editor, { application_url: 'https://a.example.org/' });
    await api.sql`UPDATE scholarships SET link_state = 'dead', link_checked_at = now(), link_fault = 'Absente' WHERE id = ${id}`;
    expect(await record(id)).toMatchObject({ link_state: 'dead', link_fault: 'Absente' });
    await editor(`${SCHOLARSHIPS}${id}/`, {
      method: 'PUT',
      body: { application_url: 'https://b.example.org/', version },
    });
    expect(await record(id)).toMatchObject({
      link_state: 'unchecked',
      link_checked_at: null,
      link_fault: '',
    });
  });
});

describe('the university that grants one', () => {
  it('is a partner of that kind, named in the record', async () => {
    const university = await createPartner(editor, { name: 'Université de Garoua', kind: 'universite' });
    const made = await createScholarship(editor, { university_id: university.id });
    expect(made).toMatchObject({ university_id: university.id, university_name: 'Université de Garoua' });
    const library = await createPartner(editor, { kind: 'bibliotheque' });
    const answer = await put(made.id, { university_id: library.id, version: made.version });
    expect(answer.body.errors).toEqual({ university_id: SCHOLARSHIP_MESSAGES.university_unknown });
  });
});

describe('where many stand', () => {
  const bulk = (ids: number[], status: string) =>
    editor('/admin/scholarships/bulk', { body: { ids, values: { status } } });

  it('changes at once; what is so already, or a draft that would be suspended, is passed over', async () => {
    const [open, closed, draft] = [
      await createScholarship(editor),
      await createScholarship(editor, { status: 'closed' }),
      await createScholarship(editor, { status: 'draft' }),
    ];
    expect((await bulk([open.id, closed.id, draft.id], 'closed')).body).toEqual({ done: 1, skipped: 2 });
    expect((await record(draft.id)).status).toBe('draft');
    expect((await bulk([open.id, closed.id, draft.id], 'active')).body).toEqual({ done: 3, skipped: 0 });
    expect(await record(draft.id)).toMatchObject({ status: 'active', published_at: NOW });
  });

  it('is left as it is where one of them does not exist', async () => {
    const open = await createScholarship(editor);
    expect((await bulk([open.id, 999_999], 'closed')).status).toBe(404);
    expect((await record(open.id)).status).toBe('active');
  });

  it('is refused for a state that does not exist', async () => {
    const open = await createScholarship(editor);
    expect((await bulk([open.id], 'fini')).status).toBe(400);
  });
});

describe('what staff look for', () => {
  const list = async (filter: object, sort = ['id', 'ASC']) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
    const answer = await editor<ScholarshipRecord[]>(`/admin/scholarships?${query}`);
    expect(answer.status).toBe(200);
    return answer.body.map(({ title }) => title);
  };

  beforeAll(async () => {
    const of = (title: string, over: object) =>
      createScholarship(editor, { title, organization: 'Recherche', ...over });
    await of('Hier', { deadline: '2027-02-28', country: 'Islande', amount: 20 });
    await of('Aujourd’hui', { deadline: '2027-03-01', country: 'ISLANDE', is_featured: true });
    await of('Dans trente jours', {
      deadline: '2027-03-31',
      country: 'Islande',
      amount: 10,
      level: 'doctorat',
    });
    await of('Dans trente et un jours', {
      deadline: '2027-04-01',
      country: 'Islande',
      status: 'draft',
      application_url: 'https://a.example.org/',
    });
  });

  it.each([
    [{ deadline_state: ['past'] }, ['Hier']],
    [{ deadline_state: ['soon'] }, ['Aujourd’hui', 'Dans trente jours']],
    [{ deadline_state: ['later', 'past'] }, ['Hier', 'Dans trente et un jours']],
    [{ deadline_from: '2027-03-02', deadline_to: '2027-03-31' }, ['Dans trente jours']],
    [{ status: ['draft'] }, ['Dans trente et un jours']],
    [{ status: 'active', level: 'doctorat' }, ['Dans trente jours']],
    [{ is_live: false }, ['Dans trente et un jours']],
    [{ is_featured: true }, ['Aujourd’hui']],
    [{ link_state: ['unchecked'] }, ['Dans trente et un jours']],
    [{ link_state: 'none' }, ['Hier', 'Aujourd’hui', 'Dans trente jours']],
    [{ has_pending_changes: true }, []],
    [{ q: 'trente' }, ['Dans trente jours', 'Dans trente et un jours']],
    [{ coverage_type: ['partial'] }, []],
    [{ shelf: ['bin'] }, []],
  ])('is found by %j', async (filter, titles) =>
    expect(await list({ country: 'islande', ...filter })).toEqual(titles),
  );

  it.each([
    ['deadline', 'DESC', ['Dans trente et un jours', 'Dans trente jours', 'Aujourd’hui', 'Hier']],
    ['amount', 'ASC', ['Dans trente jours', 'Hier', 'Dans trente et un jours', 'Aujourd’hui']],
    ['title', 'ASC', ['Aujourd’hui', 'Dans trente et un jours', 'Dans trente jours', 'Hier']],
  ])('comes in the order of %s %s', async (field, order, titles) =>
    expect(await list({ country: 'islande' }, [field, order])).toEqual(titles),
  );

  it('is known by its number as well as by its address', async () => {
    const one = await createScholarship(editor, { title: 'Par son adresse' });
    expect((await editor<ScholarshipRecord>('/admin/scholarships/par-son-adresse')).body.id).toBe(one.id);
  });
});
