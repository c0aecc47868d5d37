import { PARTNER_MESSAGES, type Page, type Partner, type PartnerRecord } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, staffOf, put } from '../factories/api.ts';
import { uploaded } from '../factories/pictures.ts';
import { createPartner, createProject, draftPartner } from '../factories/projects-and-partners.ts';
import { matching } from '../factories/lists.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
beforeAll(async () => {
  await createPartner(editor, {
    name: 'Médiathèque de Garoua',
    kind: 'bibliotheque',
    country: 'Cameroun',
    since: 2015,
  });
  await createPartner(editor, {
    name: 'Transports du Rhône',
    kind: 'entreprise',
    country: 'France',
    since: 2020,
  });
  await createPartner(editor, { name: 'Radio Estuaire', kind: 'media', country: 'Cameroun', active: false });
  await draftPartner(editor, { name: 'Brouillon' });
});

const names = async (query = '') =>
  (await api.request<Page<Partner>>(`/partners/${query}`)).body.results.map(({ name }) => name);

describe('the partners that the public reads', () => {
  it('come in the order that staff gave them, drafts left out', async () => {
    expect(await names()).toEqual(['Médiathèque de Garoua', 'Transports du Rhône', 'Radio Estuaire']);
  });

  it.each([
    ['?search=mediatheques', ['Médiathèque de Garoua']],
    ['?kind=entreprise', ['Transports du Rhône']],
    ['?country=cameroun', ['Médiathèque de Garoua', 'Radio Estuaire']],
    ['?active=false', ['Radio Estuaire']],
    ['?ordering=-name', ['Transports du Rhône', 'Radio Estuaire', 'Médiathèque de Garoua']],
    ['?ordering=since', ['Médiathèque de Garoua', 'Transports du Rhône', 'Radio Estuaire']],
    ['?page=2&page_size=2', ['Radio Estuaire']],
  ])('answer %s', async (query, expected) => expect(await names(query)).toEqual(expected));

  it.each(['?kind=amis', '?active=peut-etre', '?ordering=id', '?page=0'])('refuse %s', async (query) =>
    expect((await api.request(`/partners/${query}`)).status).toBe(400),
  );

  it('have exactly the fields that are promised', async () => {
    const picture = await uploaded(editor);
    await createPartner(editor, { name: 'Avec logo', logo_id: picture.id });
    const { body } = await api.request<Page<Partner>>('/partners/?search=logo');
    expect(Object.keys(body.results[0]!).toSorted()).toEqual([
      'active',
      'country',
      'description',
      'id',
      'kind',
      'logo',
      'name',
      'order',
      'since',
      'slug',
      'updated_at',
      'website',
    ]);
    expect(body.results[0]?.logo?.id).toBe(picture.id);
    const { body: shown } = await editor(`/admin/media/${picture.id}`);
    expect(shown.used_by).toEqual([expect.objectContaining({ resource: 'partners', label: 'Avec logo' })]);
  });
});

describe('staff', () => {
  it('are refused an address of a site that is not https, and a partner without a name', async () => {
    for (const website of ['http://exemple.org', 'javascript:alert(1)', 'exemple'])
      expect(
        (await editor('/admin/partners', { body: { name: 'X', kind: 'media', website } })).body.errors,
      ).toEqual({ website: PARTNER_MESSAGES.website_invalid });
    const { body } = await editor('/admin/partners', { body: { name: ' ', kind: 'media' } });
    expect(body.errors).toEqual({ name: PARTNER_MESSAGES.name_required });
  });

  it('keep the published text until its changes are published', async () => {
    const { id, version, slug } = await createPartner(editor, { name: 'Avant' });
    const { body } = await put<PartnerRecord>(editor, `/admin/partners/${id}`, { version, name: 'Après' });
    expect([body.name, body.has_pending_changes, body.slug]).toEqual(['Après', true, slug]);
    expect(await names('?search=avant')).toEqual(['Avant']);
    await editor(`/admin/partners/${id}/publish`, { body: { version: body.version } });
    expect(await names('?search=apres')).toEqual(['Après']);
  });

  it('order partners at once, live or not, and say so in their history', async () => {
    const { body: before } = await editor<PartnerRecord[]>('/admin/partners?sort=["order","ASC"]');
    const ids = before.map(({ id }) => id).toReversed();
    const { body } = await editor('/admin/partners/order', { body: { ids } });
    expect(body.moved).toBeGreaterThan(1);
    const { body: after } = await editor<PartnerRecord[]>('/admin/partners?sort=["order","ASC"]');
    expect(after.map(({ id }) => id)).toEqual(ids);
    const { body: history } = await editor(`/admin/partners/${ids[0]}/history`);
    expect(history[0]).toMatchObject({ action: 'updated', changes: [{ field: 'order' }] });
    await editor('/admin/partners/order', { body: { ids: ids.toReversed() } });
  });

  it('archive a partner that a project names, instead of binning it', async () => {
    const partner = await createPartner(editor, { name: 'Nommé' });
    const project = await createProject(editor, { partner_ids: [partner.id] });
    const { body } = await editor<PartnerRecord>(`/admin/partners/${partner.id}`, { method: 'DELETE' });
    expect([body.archived_at !== null, body.deleted_at]).toEqual([true, null]);
    expect(await names('?search=nomme')).toEqual([]);
    expect((await api.request(`/projects/${project.slug}/`)).body.partners).toEqual([]);
  });

  it('filter the panel’s list one by one', async () => {
    const list = async (filter: object) =>
      (await editor<PartnerRecord[]>(`/admin/partners?${matching(filter)}`)).body.map(({ name }) => name);
    expect(await list({ is_live: false })).toEqual(['Brouillon']);
    expect(await list({ q: 'radio' })).toEqual(['Radio Estuaire']);
    expect(await list({ kind: ['entreprise'] })).toEqual(['Transports du Rhône']);
    expect(await list({ active: false })).toEqual(['Radio Estuaire']);
    expect(await list({ shelf: 'archived' })).toEqual(['Nommé']);
  });

  it('export and import the same columns, a file without change changing nothing', async () => {
    const { text } = await editor('/admin/partners/export');
    expect(text).toContain('Adresse;Nom;Genre');
    const form = new FormData();
    form.set('file', new Blob([text], { type: 'text/csv' }), 'partenaires.csv');
    form.set('dry_run', 'true');
    const { body } = await editor('/admin/partners/import', { body: form, method: 'POST' });
    expect(body).toMatchObject({ errors: [], created: 0, updated: 0 });
    expect(body.unchanged).toBeGreaterThan(3);
  });
});
