import {
  DAY_MS,
  type AuditEntry,
  TRASH_DAYS,
  CAMPAIGN_MESSAGES,
  type CampaignRecord,
  type ConflictProblem,
  type Problem,
  PUBLISHING_MESSAGES,
} from '@livres/api/contract';
import { ContentTrashService } from '@livres/api/dist/content/publishing/content-trash.service.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { testApi, staffOf } from '../factories/api.ts';
import { aCampaign, createCampaign, enterGift } from '../factories/campaigns.ts';
import { stopClock } from '../factories/time.ts';
import { matching } from '../factories/lists.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
afterEach(() => vi.restoreAllMocks());

const put = (id: number, body: object) =>
  editor<CampaignRecord & Pick<Problem, 'errors'>>(`/admin/campaigns/${id}`, { method: 'PUT', body });

describe('staff write a campaign', () => {
  it('with every field, and read back what they wrote', async () => {
    const written = aCampaign({
      slug: 'complete',
      description: '<h2>But</h2><p>Un <strong>livre</strong></p>',
      location: 'Foumban',
      featured: true,
      campaign_type: 'mixed',
      start_date: '2027-01-01T08:00:00.000Z',
      end_date: '2027-02-01T08:00:00.000Z',
      goal_amount: 1234.56,
      goal_books: 10,
      goal_equipment: 3,
      opening_amount: 12.5,
      opening_books: 4,
      opening_equipment: 1,
      opening_donation_count: 2,
    });
    const { status, body } = await editor<CampaignRecord>('/admin/campaigns', { body: written });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...written,
      version: 1,
      current_amount: 12.5,
      current_books: 4,
      donation_count: 2,
    });
    expect((await editor(`/admin/campaigns/${body.id}`)).body).toEqual(body);
  });

  it('as a draft with an address made from its title, each its own', async () => {
    const { body: first } = await editor<CampaignRecord>('/admin/campaigns', {
      body: aCampaign({ title: 'Été à Kribi', status: undefined }),
    });
    const second = await createCampaign(editor, { title: 'Été à Kribi' });
    expect([first.slug, second.slug, first.status]).toEqual(['ete-a-kribi', 'ete-a-kribi-2', 'draft']);
    expect((await createCampaign(editor, { title: '2027' })).slug).toBe('campagne-2027');
  });

  it.each([
    [{ title: '  ' }, 'title', undefined],
    [{ title: undefined }, 'title', CAMPAIGN_MESSAGES.title_required],
    [{ short_description: '' }, 'short_description', CAMPAIGN_MESSAGES.short_description_required],
    [{ slug: 'Avec Espace' }, 'slug', PUBLISHING_MESSAGES.slug_format],
    [{ slug: '2027' }, 'slug', PUBLISHING_MESSAGES.slug_number],
    [{ slug: 'complete' }, 'slug', PUBLISHING_MESSAGES.slug_taken],
    [{ category: 'x' }, 'category', undefined],
    [{ campaign_type: null }, 'campaign_type', undefined],
    [{ status: 'ouverte' }, 'status', undefined],
    [{ goal_amount: -1 }, 'goal_amount', undefined],
    [{ goal_amount: 12.345 }, 'goal_amount', undefined],
    [{ goal_amount: '12' }, 'goal_amount', undefined],
    [{ currency: 'XAF', goal_amount: 12.5 }, 'goal_amount', undefined],
    [{ goal_books: 1.5 }, 'goal_books', undefined],
    [{ goal_amount: 0 }, 'goal_amount', CAMPAIGN_MESSAGES.goal_required],
    [
      { start_date: '2027-02-01T00:00:00Z', end_date: '2027-01-01T00:00:00Z' },
      'end_date',
      CAMPAIGN_MESSAGES.dates_order,
    ],
    [{ start_date: 'demain' }, 'start_date', undefined],
    [{ featured_image_id: 999 }, 'featured_image_id', undefined],
    [{ current_amount: 5 }, 'current_amount', undefined],
    [{ title: 'a'.repeat(201) }, 'title', undefined],
    [{ title: 'a\u0000b' }, 'title', undefined],
  ])('but not with %j: the fault is said at its field', async (over, field, message) => {
    const { status, body } = await editor<Problem>('/admin/campaigns', { body: { ...aCampaign(), ...over } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    if (message) expect(body.errors?.[field]).toBe(message);
    expect(body.errors?.[field]).toMatch(/^[A-ZÉ].*\.$/);
  });

  it('and what could run in a description is taken out', async () => {
    const { description } = await createCampaign(editor, {
      description: '<p onclick="x()">a<script>alert(1)</script></p><img src=x>',
    });
    expect(description).toBe('<p>a</p>');
  });
});

describe('a change', () => {
  it('touches only what it names, raises the version and shows in public at once', async () => {
    const made = await createCampaign(editor, { slug: 'a-changer', goal_books: 5, campaign_type: 'mixed' });
    await api.request('/campaigns/a-changer/');
    const { status, body } = await put(made.id, { title: 'Nouveau titre', version: made.version });
    expect([status, body.title, body.version, body.goal_books]).toEqual([200, 'Nouveau titre', 2, 5]);
    await expect
      .poll(async () => (await api.request('/campaigns/a-changer/')).body.title)
      .toBe('Nouveau titre');
  });

  it('empties a date or a picture with null', async () => {
    const made = await createCampaign(editor, { end_date: '2027-02-01T08:00:00Z' });
    expect(
      (await put(made.id, { end_date: null, featured_image_id: null, version: 1 })).body.end_date,
    ).toBeNull();
  });

  it('must say from which version it starts', async () => {
    const made = await createCampaign(editor);
    expect((await put(made.id, { title: 'x' })).body.errors).toHaveProperty('version');
  });

  it('made from an older version is refused, and says what changed and by whom', async () => {
    const made = await createCampaign(editor);
    const administrator = await api.asStaff('administrateur');
    await administrator(`/admin/campaigns/${made.id}`, {
      method: 'PUT',
      body: { location: 'Kribi', version: 1 },
    });
    const { status, body } = await editor<ConflictProblem>(`/admin/campaigns/${made.id}`, {
      method: 'PUT',
      body: { title: 'Mien', version: 1 },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      changed_by: 'Première administratrice',
      changed_fields: ['location'],
      current_version: 2,
    });
    expect(body.detail).toContain('Première administratrice');
    expect((await editor(`/admin/campaigns/${made.id}`)).body).toMatchObject({
      location: 'Kribi',
      title: made.title,
    });
  });

  it('made twenty times at once from one version succeeds once', async () => {
    const made = await createCampaign(editor);
    const answers = await atOnce(20, (n) => put(made.id, { title: `Titre ${n}`, version: 1 }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('many campaigns at once', () => {
  it('take one status', async () => {
    const made = [await createCampaign(editor), await createCampaign(editor)];
    const ids = made.map(({ id }) => id);
    const { status, body } = await editor('/admin/campaigns/bulk', {
      body: { ids, values: { status: 'paused', featured: true } },
    });
    expect([status, body]).toEqual([200, { updated: 2 }]);
    for (const id of ids)
      expect((await editor(`/admin/campaigns/${id}`)).body).toMatchObject({
        status: 'paused',
        featured: true,
        version: 2,
      });
  });

  it('or none of them does', async () => {
    const good = await createCampaign(editor, { status: 'draft' });
    const bad = await createCampaign(editor, { status: 'draft', goal_amount: 0 });
    const { status } = await editor('/admin/campaigns/bulk', {
      body: { ids: [good.id, bad.id], values: { status: 'active' } },
    });
    expect(status).toBe(400);
    expect((await editor(`/admin/campaigns/${good.id}`)).body.status).toBe('draft');
  });
});

describe('the bin', () => {
  it('takes a campaign off the site and gives it back', async () => {
    const { id } = await createCampaign(editor, { slug: 'jetee' });
    expect((await editor(`/admin/campaigns/${id}`, { method: 'DELETE' })).body.deleted_at).not.toBeNull();
    expect((await api.request('/campaigns/jetee/')).status).toBe(404);
    const onShelf = async (shelf: string) =>
      (
        await editor(
          `/admin/campaigns?filter=${JSON.stringify({ shelf, ids: undefined, q: '' })}&range=[0,99]`,
        )
      ).body.map((one: CampaignRecord) => one.id);
    expect(await onShelf('bin')).toContain(id);
    expect(await onShelf('live')).not.toContain(id);
    expect((await put(id, { title: 'x', version: 2 })).status).toBe(409);
    expect((await editor(`/admin/campaigns/${id}`, { method: 'DELETE' })).status).toBe(409);

    expect((await editor(`/admin/campaigns/${id}/restore`, { method: 'POST' })).status).toBe(200);
    expect((await api.request('/campaigns/jetee/')).status).toBe(200);
    expect((await editor(`/admin/campaigns/${id}/restore`, { method: 'POST' })).status).toBe(409);
  });

  it('archives what has received gifts instead', async () => {
    const { id } = await createCampaign(editor);
    await enterGift(api, id, 'books', 3);
    expect((await editor(`/admin/campaigns/${id}`, { method: 'DELETE' })).body).toMatchObject({
      deleted_at: null,
      archived_at: expect.any(String),
    });
  });

  it(`is emptied after ${TRASH_DAYS} days, and the trail keeps what was in it`, async () => {
    const clock = stopClock(api);
    const { id, title } = await createCampaign(editor);
    await editor(`/admin/campaigns/${id}`, { method: 'DELETE' });
    clock.advance(TRASH_DAYS * DAY_MS - 1000);
    expect(await api.app.get(ContentTrashService).empty()).toBe(0);
    clock.advance(2000);
    expect(await api.app.get(ContentTrashService).empty()).toBe(1);
    vi.restoreAllMocks();
    expect((await editor(`/admin/campaigns/${id}`)).status).toBe(404);
    const trail = await editor<AuditEntry[]>(
      `/admin/audit?filter=${JSON.stringify({ resource: 'campaigns', record_id: String(id) })}`,
    );
    expect(trail.body.map(({ action, label }) => [action, label])).toEqual([
      ['purged', title],
      ['deleted', title],
      ['created', title],
    ]);
  });

  it('keeps a campaign to which a gift came after all, and is emptied of the others', async () => {
    const clock = stopClock(api);
    const given = await createCampaign(editor);
    const empty = await createCampaign(editor);
    for (const { id } of [given, empty]) await editor(`/admin/campaigns/${id}`, { method: 'DELETE' });
    await enterGift(api, given.id, 'money', 5000);
    clock.advance(TRASH_DAYS * DAY_MS + 1000);
    expect(await api.app.get(ContentTrashService).empty()).toBe(1);
    vi.restoreAllMocks();
    expect((await editor(`/admin/campaigns/${given.id}`)).body.current_amount).toBe(50);
    expect((await editor(`/admin/campaigns/${empty.id}`)).status).toBe(404);
  });
});

describe('the history', () => {
  it('says who changed what, from what to what', async () => {
    const made = await createCampaign(editor, { goal_amount: 100 });
    await put(made.id, { goal_amount: 200, version: 1 });
    const { body } = await editor<AuditEntry[]>(`/admin/campaigns/${made.id}/history`);
    expect(body.map(({ staff_name, action }) => [staff_name, action])).toEqual([
      ['Essai editeur', 'updated'],
      ['Essai editeur', 'created'],
    ]);
    expect(body[0]!.changes).toEqual([{ field: 'goal_amount', before: 10_000, after: 20_000 }]);
  });
});

describe('the list for react-admin', () => {
  const list = (query: string) => editor<CampaignRecord[]>(`/admin/campaigns?${query}`);

  it('answers a window of rows and says which of how many', async () => {
    const { headers, body } = await list('sort=["title","ASC"]&range=[1,2]');
    expect(body).toHaveLength(2);
    expect(headers.get('content-range')).toMatch(/^campaigns 1-2\/\d+$/);
    expect(body[0]!.title <= body[1]!.title).toBe(true);
  });

  it('finds by several values, by words and by numbers', async () => {
    const one = await createCampaign(editor, { title: 'Zébulon lit', status: 'paused' });
    const filter = (of: object) => list(matching(of)).then(({ body }) => body.map(({ id }) => id));
    expect(await filter({ q: 'zebulon' })).toEqual([one.id]);
    expect(await filter({ q: 'zébu', status: ['paused', 'draft'] })).toEqual([one.id]);
    expect(await filter({ q: 'zébu', status: 'active' })).toEqual([]);
    expect(await filter({ ids: [one.id] })).toEqual([one.id]);
    expect(await filter({ ids: [] })).toEqual([]);
  });

  it.each([
    'sort=["x","ASC"]',
    'sort=title',
    'range=[5,1]',
    'range=[0,5000]',
    'range={}',
    'filter=[]',
    'filter={"status":"x"}',
    'filter={"featured":"oui"}',
    'filter={"ids":["a"]}',
    'filter={"q":{"a":1}}',
  ])('refuses %s by name', async (query) => {
    const { status, body } = await editor<Problem>(`/admin/campaigns?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})[0]).toMatch(/^(sort|range|filter)/);
  });
});

describe('the export', () => {
  it('holds every row that the filter matches, and defuses what a spreadsheet would run', async () => {
    for (const title of ['=HYPERLINK("http://x")', '+1+1', '-2', '@SUM(A1)'])
      await createCampaign(editor, { title, location: 'Export' });
    const { headers, text } = await editor(
      `/admin/campaigns/export?filter=${JSON.stringify({ q: 'export' })}&range=[0,0]`,
    );
    expect(headers.get('content-disposition')).toContain('campagnes.csv');
    expect(text.startsWith('Numéro;Adresse;Titre')).toBe(true);
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row.split(';')[2]).toMatch(/^"?'[=+\-@]/);
  });
});
