import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { mayAccess, RESOURCES, ROLES, SAVED_VIEW_LIMITS, type SavedView } from '@livres/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, put, type Request, staffOf, testApi } from '../factories/api.ts';
import { askToSaveView, FAILED_GIFTS, saveView } from '../factories/saved-views.ts';

const api = testApi();
const admin = adminOf(api);
const author = staffOf(api, 'tresorier');
const editor = staffOf(api, 'editeur');
const host = staffOf(api, 'accueil');
const reader = staffOf(api, 'lecteur');
const VIEWS = '/admin/saved-views';
/** The lists that the panel shows with the component that bears views. */
const PANEL_LISTS = `
  donations recurring-gifts receipts receipts-waiting users matching-pots
  expenses physical-donations donation-transactions donation-alerts newsletters scholarships
  campaigns campaign-updates articles events projects partners
  pages tags categories event-registrations accompaniment-requests ambassador-applications
  contact-messages newsletter-subscribers`
  .trim()
  .split(/\s+/);
const ARTICLES = { ...FAILED_GIFTS, filter: { shelf: 'live' }, sort: 'updated_at' };

const seenBy = async (by: Request, resource = 'donations') =>
  (await accepted(by<SavedView[]>(`${VIEWS}?resource=${resource}`))).map(({ name }) => name);
const remove = (by: Request, { id }: SavedView) => by(`${VIEWS}/${id}`, { method: 'DELETE' });

beforeEach(() => api.query('DELETE FROM saved_views'));

describe('a view of one’s own', () => {
  it('is kept with filters, order, columns and rows a page, and given back whole', async () => {
    const params = { ...FAILED_GIFTS, hidden_columns: ['amount'], column_ranks: [1, 0] };
    const made = await saveView(author, { name: '  Paiements\n échoués ', params });
    expect(made).toEqual({
      id: made.id,
      resource: 'donations',
      name: 'Paiements échoués',
      params,
      is_shared: false,
      owner: 'Essai tresorier',
      is_own: true,
      may_change: true,
      version: 1,
    });
    expect(await accepted(author(`${VIEWS}?resource=donations`))).toEqual([made]);
    expect(await accepted(author(`${VIEWS}/${made.id}`))).toEqual(made);
    expect(await seenBy(author, 'recurring-gifts')).toEqual([]);
  });

  it('has the list’s own columns where none are named', async () => {
    expect((await saveView(author)).params).toEqual({
      ...FAILED_GIFTS,
      hidden_columns: null,
      column_ranks: null,
    });
  });

  it('is nobody else’s: not even an administrator sees, changes or deletes it', async () => {
    const view = await saveView(author);
    for (const by of [admin, reader]) {
      expect(await seenBy(by)).toEqual([]);
      expect((await by(`${VIEWS}/${view.id}`)).status).toBe(404);
      expect((await put(by, `${VIEWS}/${view.id}`, { name: 'À moi', version: 1 })).status).toBe(404);
      expect((await remove(by, view)).status).toBe(404);
    }
    expect(await seenBy(author)).toEqual(['Échecs']);
  });

  it('is changed, then deleted, and stands in no audit log', async () => {
    const view = await saveView(author);
    const params = { ...FAILED_GIFTS, filter: { q: 'Zoé Secrète' } };
    const { body } = await put(author, `${VIEWS}/${view.id}`, { params, version: 1 });
    expect(body).toMatchObject({ name: 'Échecs', params, version: 2 });
    expect((await remove(author, view)).status).toBe(204);
    expect((await remove(author, view)).status).toBe(404);
    const log = await admin(`/admin/audit?filter=${JSON.stringify({ resource: 'saved-views' })}`);
    expect(log.body).toEqual([]);
  });
});

describe('a view that is shared', () => {
  it('is seen by whoever reads the list, after their own, and by nobody else', async () => {
    await saveView(author, { name: 'Échecs', is_shared: true });
    await saveView(admin, { name: 'Zones' });
    expect(await seenBy(admin)).toEqual(['Zones', 'Échecs']);
    const [seen] = await accepted(reader<SavedView[]>(`${VIEWS}?resource=donations`));
    expect(seen).toMatchObject({ owner: 'Essai tresorier', is_own: false, may_change: false });
    expect((await editor(`${VIEWS}?resource=donations`)).status).toBe(403);
    expect(await accepted(editor(VIEWS))).toEqual([]);
  });

  it('is changed and deleted by its owner or an administrator alone', async () => {
    const view = await saveView(author, { is_shared: true });
    for (const answer of [
      await put(reader, `${VIEWS}/${view.id}`, { name: 'À moi', version: 1 }),
      await remove(reader, view),
    ])
      expect([answer.status, answer.body.detail]).toEqual([
        403,
        'Cette vue est à Essai tresorier. Enregistrez la vôtre sous un autre nom, ou demandez à Essai tresorier de la changer.',
      ]);
    expect((await put(admin, `${VIEWS}/${view.id}`, { name: 'Revue', version: 1 })).body.name).toBe('Revue');
    expect((await remove(admin, view)).status).toBe(204);
    expect(await seenBy(author)).toEqual([]);
  });

  it('goes back to its owner when an administrator takes it from the team', async () => {
    const view = await saveView(author, { is_shared: true });
    const taken = await put(admin, `${VIEWS}/${view.id}`, { is_shared: false, version: 1 });
    expect([taken.status, taken.body.owner, taken.body.is_own]).toEqual([200, 'Essai tresorier', false]);
    expect([await seenBy(admin), await seenBy(author)]).toEqual([[], ['Échecs']]);
  });

  it('is shown to those who read people masked only where it looks for nobody', async () => {
    for (const filter of [{ q: 'Dupont' }, { campaign_id: 1 }])
      await saveView(author, {
        name: Object.keys(filter)[0],
        is_shared: true,
        params: { ...FAILED_GIFTS, filter },
      });
    expect(await seenBy(reader)).toEqual(['campaign_id']);
    expect((await accepted(reader<SavedView[]>(VIEWS))).map(({ name }) => name)).toEqual(['campaign_id']);
    expect(
      (await askToSaveView(reader, { params: { ...FAILED_GIFTS, filter: { q: 'Dupont' } } })).status,
    ).toBe(403);
  });

  it('stands in the audit log with the names of its filters, not what they look for', async () => {
    const params = { ...FAILED_GIFTS, filter: { q: 'Zoé Secrète' } };
    const view = await saveView(author, { is_shared: true, params });
    await put(author, `${VIEWS}/${view.id}`, { name: 'Autre', version: 1 });
    await remove(author, view);
    const filter = JSON.stringify({ resource: 'saved-views', record_id: String(view.id) });
    const log = await admin(`/admin/audit?filter=${encodeURIComponent(filter)}`);
    expect(log.body.map(({ action }: { action: string }) => action)).toEqual([
      'deleted',
      'updated',
      'created',
    ]);
    expect(log.body[1].changes).toEqual([{ field: 'name', before: 'Échecs', after: 'Autre' }]);
    expect(log.text).not.toContain('Secrète');
  });

  it('is not written over by the second of two who change it at once', async () => {
    const { id } = await saveView(author, { is_shared: true });
    const answers = await Promise.all([
      put(author, `${VIEWS}/${id}`, { name: 'Du trésor', version: 1 }),
      put(admin, `${VIEWS}/${id}`, { name: 'Du bureau', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await put(author, `${VIEWS}/${id}`, { name: 'Sans version' })).status).toBe(400);
  });
});

describe('which lists have views', () => {
  it.each(ROLES)('is what %s may read', async (role) => {
    const staff = await api.asStaff(role);
    const params = { ...FAILED_GIFTS, filter: {}, sort: 'id' };
    for (const resource of ['donations', 'articles', 'contact-messages', 'scholarships', 'staff'] as const) {
      const { status } = await askToSaveView(staff, { resource, params });
      expect([resource, status]).toEqual([resource, mayAccess([role], resource, 'read') ? 201 : 403]);
    }
  });

  it('is none that is no list of the panel', async () => {
    const params = { ...FAILED_GIFTS, filter: {}, sort: 'id' };
    for (const resource of [
      'session',
      'personal-data',
      'dashboard',
      'constructor',
      '',
      null,
      ['donations'],
    ]) {
      const { status, body } = await askToSaveView(admin, { resource, params });
      expect([resource, status, Object.keys(body.errors ?? {})]).toEqual([resource, 400, ['resource']]);
    }
    expect((await admin(`${VIEWS}?resource=constructor`)).status).toBe(400);
  });

  it('are each found by the name of its resource', async () => {
    const params = { ...FAILED_GIFTS, filter: {}, sort: 'id' };
    const open: string[] = [];
    for (const resource of RESOURCES)
      if ((await askToSaveView(admin, { resource, params })).status === 201) open.push(resource);
    expect(open).toEqual(expect.arrayContaining(PANEL_LISTS));
  });
});

describe('what cannot be kept', () => {
  it.each([
    [{ filter: { couleur: 'bleu' } }, 'params.filter.couleur'],
    [{ filter: null }, 'params.filter'],
    [{ filter: [] }, 'params.filter'],
    [{ filter: 'q' }, 'params.filter'],
    [{ filter: { q: 'x'.repeat(SAVED_VIEW_LIMITS.bytes) } }, 'params'],
    [{ displayed_filters: null }, 'params.displayed_filters'],
    [{ displayed_filters: [null] }, 'params.displayed_filters'],
    [{ displayed_filters: Array.from({ length: 101 }, () => 'q') }, 'params.displayed_filters'],
    [{ sort: 'password' }, 'params.sort'],
    [{ sort: null }, 'params.sort'],
    [{ order: 'RANDOM()' }, 'params.order'],
    [{ per_page: 0 }, 'params.per_page'],
    [{ per_page: 101 }, 'params.per_page'],
    [{ per_page: '25' }, 'params.per_page'],
    [{ per_page: null }, 'params.per_page'],
    [{ hidden_columns: 'amount' }, 'params.hidden_columns'],
    [{ hidden_columns: [{}] }, 'params.hidden_columns'],
    [{ column_ranks: [-1] }, 'params.column_ranks'],
    [{ column_ranks: [1.5] }, 'params.column_ranks'],
    [{ page: 3 }, 'params.page'],
  ])('is refused by its name: %j', async (over, field) => {
    const { status, body } = await askToSaveView(author, { params: { ...FAILED_GIFTS, ...over } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    [{ name: '' }],
    [{ name: ' \u0007 ' }],
    [{ name: null }],
    [{ name: ['Échecs'] }],
    [{ name: 'a\u0000b' }],
    [{ name: 'x'.repeat(81) }],
    [{ params: null }],
    [{ params: [] }],
    [{ params: undefined }],
    [{ params: { ...FAILED_GIFTS, filter: { q: 'a\u0000b' } } }],
    [{ is_shared: 'oui' }],
    [{ is_shared: null }],
    [{ owner_id: 1 }],
  ])('is refused, whatever is sent: %j', async (over) => {
    expect((await askToSaveView(author, over)).status).toBe(400);
  });

  it('is refused in a change too, which then changes nothing', async () => {
    const { id } = await saveView(author);
    for (const over of [
      { name: null },
      { params: null },
      { is_shared: null },
      { resource: 'articles' },
      { params: ARTICLES },
    ])
      expect((await put(author, `${VIEWS}/${id}`, { ...over, version: 1 })).status).toBe(400);
    expect(await seenBy(author)).toEqual(['Échecs']);
  });

  it('is refused with 75 000 filters', async () => {
    const filter = Object.fromEntries(Array.from({ length: 75_000 }, (_, index) => [`f${index}`, 1]));
    expect([400, 413]).toContain(
      (await askToSaveView(author, { params: { ...FAILED_GIFTS, filter } })).status,
    );
  });

  it('is a second view of the same name, in any case, even when both are saved at once', async () => {
    const answers = await Promise.all([askToSaveView(author), askToSaveView(author, { name: 'échecs' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const { body } = answers.find(({ status }) => status === 400)!;
    expect(body.errors.name).toContain('Vous avez déjà une vue de ce nom');
    expect((await askToSaveView(admin)).status).toBe(201);
    expect(
      (await askToSaveView(author, { resource: 'recurring-gifts', params: { ...FAILED_GIFTS, filter: {} } }))
        .status,
    ).toBe(201);
    const other = await saveView(author, { name: 'Autre' });
    expect((await put(author, `${VIEWS}/${other.id}`, { name: 'ÉCHECS', version: 1 })).status).toBe(400);
  });

  it('is a fifty-first view of one person for a list', async () => {
    const answers = await Promise.all(
      Array.from({ length: 52 }, (_, index) =>
        askToSaveView(editor, { resource: 'articles', name: `Vue ${index}`, params: ARTICLES }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SAVED_VIEW_LIMITS.of_one_owner);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ type: '/problems/trop-de-vues' });
    const other = { resource: 'projects', params: { ...ARTICLES, filter: {} } };
    expect((await askToSaveView(editor, other)).status).toBe(201);
  });
});

describe('a member of staff who leaves', () => {
  it('leaves what they shared to the team, and takes what was their own', async () => {
    const { code, id } = await accepted(
      admin('/admin/staff', { body: { name: 'Léa Partie', roles: ['accueil'] } }),
    );
    const { token } = await accepted(api.request('/access/', { body: { code } }));
    const lea: Request = (path, ask) => api.request(path, { token, ...ask });
    const ofPeople = { resource: 'contact-messages', params: { ...FAILED_GIFTS, filter: {} } };
    await saveView(lea, { ...ofPeople, name: 'À elle' });
    const shared = await saveView(lea, { ...ofPeople, name: 'À tous', is_shared: true });
    await accepted(admin(`/admin/staff/${id}`, { method: 'DELETE' }));
    const [seen] = await accepted(host<SavedView[]>(`${VIEWS}?resource=contact-messages`));
    expect(seen).toMatchObject({ name: 'À tous', owner: null, may_change: false });
    expect((await remove(host, shared)).body.detail).toContain('Cette vue est à l’équipe.');

    await api.query(`UPDATE staff SET revoked_at = now() - interval '2 days' WHERE id = $1`, [id]);
    await api.app.get(RetentionService, { strict: false }).run('saved-views.tidy');
    const rows = await api.query('SELECT name, owner_id FROM saved_views');
    expect(rows).toEqual([{ name: 'À tous', owner_id: null }]);

    const taken = await put(admin, `${VIEWS}/${shared.id}`, { is_shared: false, version: 1 });
    expect(taken.body).toMatchObject({ is_shared: false, is_own: true });
    expect(await seenBy(host, 'contact-messages')).toEqual([]);
  });
});
