import {
  PROJECT_MESSAGES,
  PUBLISHING_MESSAGES,
  type Page,
  type Problem,
  type Project,
  type ProjectRecord,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, staffOf, put } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createPartner, createProject, draftProject } from '../factories/projects-and-partners.ts';
import { matching, titlesOf } from '../factories/lists.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
beforeAll(async () => {
  await createProject(editor, {
    title: 'Bibliothèque de Foumban',
    country: 'Cameroun',
    city: 'Foumban',
    start_date: '2026-02-01',
    end_date: '2027-01-31',
    progress: 40,
    featured: true,
  });
  await createProject(editor, {
    title: 'Conteneur de printemps',
    action: 'logistique',
    status: 'planned',
    start_date: '2027-03-01',
    progress: 20,
    country: 'France',
  });
  await createProject(editor, {
    title: 'Atelier des conteurs',
    action: 'formation',
    status: 'completed',
    start_date: '2024-03-01',
    end_date: '2024-06-30',
    country: 'Bénin',
  });
  await draftProject(editor, { title: 'Brouillon' });
});

const ask = (query = '') => api.request<Page<Project>>(`/projects/${query}`);
const FOUMBAN = 'Bibliothèque de Foumban';
const CONTAINER = 'Conteneur de printemps';
const WORKSHOP = 'Atelier des conteurs';

describe('the projects that the public reads', () => {
  it('come in the order that staff gave them, drafts left out', async () => {
    expect(titlesOf(await ask())).toEqual([FOUMBAN, CONTAINER, WORKSHOP]);
  });

  it.each([
    ['?search=bibliotheques', [FOUMBAN]],
    ['?search=foum', [FOUMBAN]],
    ['?status=planned', [CONTAINER]],
    ['?action=formation', [WORKSHOP]],
    ['?country=benin', [WORKSHOP]],
    ['?featured=true', [FOUMBAN]],
    ['?featured=false', [CONTAINER, WORKSHOP]],
    ['?ordering=title', [WORKSHOP, FOUMBAN, CONTAINER]],
    ['?ordering=-start_date', [CONTAINER, FOUMBAN, WORKSHOP]],
    ['?ordering=end_date', [WORKSHOP, FOUMBAN, CONTAINER]],
    ['?ordering=-order', [WORKSHOP, CONTAINER, FOUMBAN]],
    ['?page=2&page_size=2', [WORKSHOP]],
    ['?action=collecte', []],
  ])('answer %s', async (query, expected) => expect(titlesOf(await ask(query))).toEqual(expected));

  it.each(['?status=fini', '?action=autre', '?featured=peut-etre', '?ordering=progress', '?page=-1'])(
    'refuse %s',
    async (query) => expect((await ask(query)).status).toBe(400),
  );

  it('say how far they are: nothing when planned, all when completed', async () => {
    const found = (await ask()).body.results.map(({ progress_percentage }) => progress_percentage);
    expect(found).toEqual([40, 0, 100]);
  });
});

describe('one project', () => {
  it('is found by its slug, its number and a former slug', async () => {
    const { id, version } = await createProject(editor, { slug: 'ancien-nom' });
    await put(editor, `/admin/projects/${id}`, { version, slug: 'nouveau-nom' });
    const { body: waiting } = await editor<ProjectRecord>(`/admin/projects/${id}`);
    expect((await api.request('/projects/nouveau-nom/')).status).toBe(404);
    await editor(`/admin/projects/${id}/publish`, { body: { version: waiting.version } });
    for (const path of ['nouveau-nom', 'ancien-nom', String(id)])
      expect((await api.request<Project>(`/projects/${path}/`)).body.slug, path).toBe('nouveau-nom');
  });

  it('names its partners and the campaign that pays for it, while they are on the site', async () => {
    const partner = await createPartner(editor, { name: 'Ville de Foumban', website: 'https://exemple.org' });
    const campaign = await createCampaign(editor, { title: 'Des livres pour Foumban' });
    const { slug } = await createProject(editor, { partner_ids: [partner.id], campaign_id: campaign.id });
    const { body } = await api.request<Project>(`/projects/${slug}/`);
    expect(body.partners).toEqual([
      { id: partner.id, slug: 'ville-de-foumban', name: 'Ville de Foumban', website: 'https://exemple.org' },
    ]);
    expect(body.campaign).toEqual({ id: campaign.id, slug: campaign.slug, title: 'Des livres pour Foumban' });
    await editor(`/admin/campaigns/${campaign.id}/withdraw`, { body: { version: campaign.version } });
    await expect
      .poll(async () => (await api.request<Project>(`/projects/${slug}/`)).body.campaign)
      .toBeNull();
  });

  it('is read as a draft through a preview’s link only', async () => {
    const { id, slug } = await draftProject(editor);
    expect((await api.request(`/projects/${slug}/`)).status).toBe(404);
    const { body } = await editor<{ url: string }>(`/admin/projects/${id}/preview`, { body: {} });
    const { pathname, searchParams } = new URL(body.url);
    expect(pathname).toBe(`/projets/${slug}`);
    const token = searchParams.get('apercu')!;
    expect((await api.request(`/projects/${slug}/?preview=${token}`)).status).toBe(200);
    expect((await api.request(`/projects/${slug}/?preview=${token}x`)).status).toBe(404);
  });
});

describe('staff', () => {
  const refused = async (over: object) =>
    (
      await editor<Problem>('/admin/projects', {
        body: { title: 'X', short_description: 'x', status: 'planned', action: 'soutien', ...over },
      })
    ).body.errors;

  it('are told what is wrong, field by field', async () => {
    expect(await refused({ title: '' })).toEqual({ title: PROJECT_MESSAGES.title_required });
    expect(await refused({ action: 'autre' })).toEqual({ action: PROJECT_MESSAGES.action_unknown });
    expect(await refused({ start_date: '2027-02-01', end_date: '2027-01-01' })).toEqual({
      end_date: PROJECT_MESSAGES.dates_order,
    });
    expect(await refused({ partner_ids: [99_999] })).toEqual({
      partner_ids: PROJECT_MESSAGES.partner_unknown,
    });
    expect(await refused({ campaign_id: 99_999 })).toEqual({
      campaign_id: PROJECT_MESSAGES.campaign_unknown,
    });
    expect(await refused({ featured_image_id: 99_999 })).toEqual({
      featured_image_id: PUBLISHING_MESSAGES.picture_unknown,
    });
    expect(Object.keys((await refused({ progress: 101, start_date: 'demain' })) ?? {}).toSorted()).toEqual([
      'progress',
      'start_date',
    ]);
  });

  it('write rich text that cannot harm', async () => {
    const { description } = await draftProject(editor, {
      description: '<p onclick="x()">Bon</p><script>x()</script><a href="javascript:x()">lien</a>',
    });
    expect(description).not.toMatch(/script|onclick/);
    expect(description).toContain('<p>Bon</p>');
  });

  it('go back to an edition with its partners', async () => {
    const one = await createPartner(editor);
    const two = await createPartner(editor);
    const { id, version } = await draftProject(editor, { partner_ids: [one.id] });
    const { body } = await put<ProjectRecord>(editor, `/admin/projects/${id}`, {
      version,
      partner_ids: [two.id],
    });
    await editor(`/admin/projects/${id}/editions/1/restore`, { body: { version: body.version } });
    expect((await editor<ProjectRecord>(`/admin/projects/${id}`)).body.partner_ids).toEqual([one.id]);
  });

  it('export and import the same columns, partners by their addresses', async () => {
    const { text } = await editor('/admin/projects/export');
    expect(text.split('\r\n').length).toBeGreaterThan(4);
    const line =
      'Titre;Résumé;État;Action;Partenaires;Livres\r\nImporté;Par un fichier;En cours;soutien;ville-de-foumban;1 200\r\n';
    const send = (content: string) => {
      const form = new FormData();
      form.set('file', new Blob([content], { type: 'text/csv' }), 'projets.csv');
      return editor('/admin/projects/import', { body: form, method: 'POST' });
    };
    expect((await send(text)).body).toMatchObject({ errors: [], created: 0, updated: 0 });
    expect((await send(line)).body).toMatchObject({ errors: [], created: 1 });
    const { body } = await editor<ProjectRecord[]>('/admin/projects?filter={"q":"Importé"}');
    expect(body[0]).toMatchObject({ books_count: 1200, is_live: false, status: 'in_progress' });
    expect(body[0]?.partners[0]?.slug).toBe('ville-de-foumban');
    const wrong = await send(line.replace('ville-de-foumban', 'inconnu').replace('soutien', 'autre'));
    expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toEqual(['Action']);
  });

  it('filter the panel’s list one by one', async () => {
    const list = async (filter: object) =>
      (await editor<ProjectRecord[]>(`/admin/projects?${matching(filter)}`)).body.map(({ title }) => title);
    expect(await list({ status: ['completed'] })).toEqual([WORKSHOP]);
    expect(await list({ action: ['logistique'] })).toEqual([CONTAINER]);
    expect(await list({ featured: true })).toEqual([FOUMBAN]);
    expect(await list({ q: 'conteneur' })).toEqual([CONTAINER]);
    expect(await list({ is_live: false })).toContain('Brouillon');
    expect(await list({ is_live: false })).not.toContain(FOUMBAN);
  });
});
