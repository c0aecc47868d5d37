import {
  HOUR_MS,
  type AuditEntry,
  type BulkActionReport,
  type CampaignRecord,
  type Revision,
  type RevisionDetail,
  type ImportReport,
  type Problem,
  type PublishedRecord,
  PUBLISHING_MESSAGES,
} from '@livres/api/contract';
import { PublicationSchedulesService } from '@livres/api/dist/content/publishing/publication-schedules.service.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { workbookOf } from '../factories/spreadsheets.ts';
import { stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
afterEach(() => vi.restoreAllMocks());

const draft = (over = {}) => createCampaign(editor, { status: 'draft', ...over });
const action = (id: number, verb: string, body: object) =>
  editor<PublishedRecord & Problem>(`/admin/campaigns/${id}/${verb}`, { body });
const read = async (id: number) => (await editor<CampaignRecord>(`/admin/campaigns/${id}`)).body;
const put = (id: number, body: object) =>
  editor<CampaignRecord & Problem>(`/admin/campaigns/${id}`, { method: 'PUT', body });
const inPublic = async (slug: string) => (await api.request(`/campaigns/${slug}/`)).status;

describe('publication', () => {
  it('shows a draft to everyone, and withdrawal takes it back', async () => {
    const made = await draft();
    expect([made.is_live, await inPublic(made.slug)]).toEqual([false, 404]);
    const published = await action(made.id, 'publish', { version: made.version });
    expect([published.status, published.body.is_live]).toEqual([200, true]);
    expect(await inPublic(made.slug)).toBe(200);
    const withdrawn = await action(made.id, 'withdraw', { version: published.body.version });
    expect([withdrawn.status, withdrawn.body.is_live]).toEqual([200, false]);
    expect(await inPublic(made.slug)).toBe(404);
  });

  it('refuses what may not be shown, its faults by field', async () => {
    const made = await draft({ goal_amount: 0 });
    const { status, body } = await action(made.id, 'publish', { version: made.version });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['goal_amount']]);
  });

  it('refuses to publish again what has no change, and to withdraw what is not there', async () => {
    const live = await createCampaign(editor);
    expect((await action(live.id, 'publish', { version: live.version })).body.type).toBe(
      '/problems/rien-a-publier',
    );
    const made = await draft();
    expect((await action(made.id, 'withdraw', { version: made.version })).body.type).toBe(
      '/problems/hors-ligne',
    );
    expect((await action(made.id, 'discard', { version: made.version })).body.type).toBe(
      '/problems/rien-a-abandonner',
    );
    expect((await action(made.id, 'unschedule', { version: made.version })).body.type).toBe(
      '/problems/non-programmee',
    );
  });

  it('refuses an older version, and a record in the bin', async () => {
    const made = await draft();
    await put(made.id, { version: 1, title: 'Autre titre' });
    expect((await action(made.id, 'publish', { version: 1 })).body.type).toBe('/problems/version-depassee');
    await editor(`/admin/campaigns/${made.id}`, { method: 'DELETE' });
    const { version } = await read(made.id);
    expect((await action(made.id, 'publish', { version })).body.type).toBe('/problems/fiche-a-la-corbeille');
  });

  it('knows no other kind of content', async () => {
    const publish = { body: { version: 1 } };
    const administrator = await api.asStaff('administrateur');
    expect((await administrator('/admin/inconnu/1/publish', publish)).status).toBe(404);
    // A role may do nothing with what the table of rights does not name.
    expect((await editor('/admin/inconnu/1/publish', publish)).status).toBe(403);
    expect((await editor('/admin/campaigns/999999/history')).status).toBe(404);
  });
});

describe('publication at a set moment', () => {
  it('happens at that moment, not before, and says so in the trail', async () => {
    const made = await draft();
    const at = new Date(Date.now() + HOUR_MS).toISOString();
    const { body } = await action(made.id, 'publish', { version: made.version, at });
    expect([body.is_live, body.publish_at]).toEqual([false, at]);
    expect([await api.app.get(PublicationSchedulesService).publishDue(), await inPublic(made.slug)]).toEqual([
      0, 404,
    ]);
    stopClock(api, new Date(Date.parse(at) + 1000));
    expect(await api.app.get(PublicationSchedulesService).publishDue()).toBe(1);
    expect(await read(made.id)).toMatchObject({ is_live: true, publish_at: null, status: 'active' });
    expect(await api.app.get(PublicationSchedulesService).publishDue()).toBe(0);
    const { body: story } = await editor<AuditEntry[]>(`/admin/campaigns/${made.id}/history`);
    expect(story.map(({ action, staff_name }) => [action, staff_name])).toEqual([
      ['published', 'Publication programmée'],
      ['scheduled', expect.any(String)],
      ['created', expect.any(String)],
    ]);
  });

  it('is done by the job of that moment, without anyone asking', async () => {
    const made = await draft();
    // A moment that is past once it is read is refused: the next one is further away.
    let ahead = 1500;
    await eventually('a moment that is yet to come', async () => {
      const at = new Date(Date.now() + ahead).toISOString();
      ahead *= 2;
      return (await action(made.id, 'publish', { version: made.version, at })).status < 300;
    });
    await expect.poll(() => inPublic(made.slug), { timeout: 20_000, interval: 250 }).toBe(200);
  });

  it('is refused for a moment that is past', async () => {
    const made = await draft();
    const { status, body } = await action(made.id, 'publish', {
      version: made.version,
      at: '2020-01-01T10:00:00Z',
    });
    expect([status, body.errors]).toEqual([400, { at: PUBLISHING_MESSAGES.moment_past }]);
  });

  it('can be called off, and is by the bin', async () => {
    const made = await draft();
    const at = new Date(Date.now() + HOUR_MS).toISOString();
    const { body } = await action(made.id, 'publish', { version: made.version, at });
    const off = await action(made.id, 'unschedule', { version: body.version });
    expect(off.body.publish_at).toBeNull();
    await action(made.id, 'publish', { version: off.body.version, at });
    const { body: binned } = await editor<PublishedRecord>(`/admin/campaigns/${made.id}`, {
      method: 'DELETE',
    });
    expect(binned.publish_at).toBeNull();
  });

  it('gives up, and says so, where the text may no longer be shown', async () => {
    const made = await draft({ goal_amount: 500 });
    const at = new Date(Date.now() + HOUR_MS).toISOString();
    const { body } = await action(made.id, 'publish', { version: made.version, at });
    await put(made.id, { version: body.version, goal_amount: 0 });
    stopClock(api, new Date(Date.parse(at) + 1000));
    await api.app.get(PublicationSchedulesService).publishDue();
    expect(await read(made.id)).toMatchObject({ is_live: false, publish_at: null });
    const { body: story } = await editor<AuditEntry[]>(`/admin/campaigns/${made.id}/history`);
    expect(story[0]).toMatchObject({ action: 'unscheduled', staff_name: 'Publication programmée' });
  });
});

describe('one act on many records', () => {
  const all = (acted: string, ids: number[]) =>
    editor<BulkActionReport & Problem>('/admin/campaigns/acts', { body: { act: acted, ids } });

  it('passes over those that are as wished already', async () => {
    const [one, other, live] = [await draft(), await draft(), await createCampaign(editor)];
    const ids = [one.id, other.id, live.id];
    expect((await all('publish', ids)).body).toEqual({ done: 2, skipped: 1 });
    expect((await all('withdraw', ids)).body).toEqual({ done: 3, skipped: 0 });
    expect((await all('remove', [...ids, one.id])).body).toEqual({ done: 3, skipped: 0 });
    expect((await all('publish', ids)).body).toEqual({ done: 0, skipped: 3 });
    expect((await all('restore', ids)).body).toEqual({ done: 3, skipped: 0 });
  });

  it('is on all of them or on none', async () => {
    const [fine, faulty] = [await draft(), await draft({ goal_amount: 0 })];
    expect((await all('publish', [fine.id, faulty.id])).status).toBe(400);
    expect((await read(fine.id)).is_live).toBe(false);
    expect((await all('publish', [fine.id, 999_999])).status).toBe(404);
    expect((await all('vendre', [fine.id])).status).toBe(400);
  });
});

describe('editions', () => {
  it('keep every text, say what changed, and are restored', async () => {
    const made = await draft({ title: 'Premier titre' });
    await put(made.id, { version: 1, title: 'Second titre', location: 'Kribi' });
    await put(made.id, { version: 2, title: 'Troisième titre' });
    const { body: editions } = await editor<Revision[]>(`/admin/campaigns/${made.id}/editions`);
    expect(editions.map(({ number, event }) => [number, event])).toEqual([
      [3, 'updated'],
      [2, 'updated'],
      [1, 'created'],
    ]);
    expect(editions[1]!.changes.map(({ field }) => field).toSorted()).toEqual(['location', 'title']);
    const { body: first } = await editor<RevisionDetail>(`/admin/campaigns/${made.id}/editions/1`);
    expect(first.values['title']).toBe('Premier titre');
    expect(first.to_current).toContainEqual({
      field: 'title',
      before: 'Premier titre',
      after: 'Troisième titre',
    });
    const restored = await action(made.id, 'editions/1/restore', { version: 3 });
    expect(restored.status).toBe(200);
    expect(await read(made.id)).toMatchObject({ title: 'Premier titre', location: '', version: 4 });
  });

  it('are not made by a save that changes nothing, and an unknown one is a 404', async () => {
    const made = await draft();
    await put(made.id, { version: 1, title: made.title });
    expect((await editor<Revision[]>(`/admin/campaigns/${made.id}/editions`)).body).toHaveLength(1);
    expect((await editor(`/admin/campaigns/${made.id}/editions/9`)).status).toBe(404);
    expect((await action(made.id, 'editions/9/restore', { version: 2 })).status).toBe(404);
  });
});

describe('an address that changes', () => {
  it('goes on leading to the record, until another takes it', async () => {
    const made = await createCampaign(editor, { slug: 'adresse-une' });
    await put(made.id, { version: 1, slug: 'adresse-deux' });
    await put(made.id, { version: 2, slug: 'adresse-trois' });
    for (const slug of ['adresse-une', 'adresse-deux', 'adresse-trois'])
      expect((await api.request(`/campaigns/${slug}/`)).body.slug).toBe('adresse-trois');
    const other = await createCampaign(editor, { slug: 'adresse-une' });
    expect((await api.request('/campaigns/adresse-une/')).body.id).toBe(other.id);
    await put(made.id, { version: 3, slug: 'adresse-deux' });
    expect((await api.request('/campaigns/adresse-trois/')).body.slug).toBe('adresse-deux');
  });
});

describe('an import', () => {
  const HEADINGS = 'Adresse;Titre;Résumé;Catégorie;Type;Objectif (montant);À la une';
  const send = (text: string, dryRun: boolean) => sendFile(text, 'campagnes.csv', dryRun);
  const sendFile = (content: BlobPart, name: string, dryRun: boolean) => {
    const form = new FormData();
    form.set('file', new Blob([content]), name);
    form.set('dry_run', String(dryRun));
    return editor<ImportReport & Problem>('/admin/campaigns/import', { body: form });
  };

  it('says first what it would do, and writes nothing; then makes, changes and leaves', async () => {
    const known = await draft({ slug: 'importee', title: 'Avant', featured: false });
    const text = `\ufeff${HEADINGS}\r\nimportee;Après;Des livres;jeunesse;financial;1 250,50;oui\r\nnouvelle-venue;Nouvelle venue;Des livres;manuels;financial;10;non\r\n`;
    const planned = await send(text, true);
    expect(planned.body).toMatchObject({
      dry_run: true,
      lines: 2,
      created: 1,
      updated: 1,
      unchanged: 0,
      errors: [],
    });
    expect((await read(known.id)).title).toBe('Avant');
    const done = await send(text, false);
    expect(done.body).toMatchObject({ dry_run: false, created: 1, updated: 1 });
    expect(await read(known.id)).toMatchObject({ title: 'Après', goal_amount: 1250.5, featured: true });
    const { body: made } = await editor<CampaignRecord>('/admin/campaigns/nouvelle-venue');
    expect(made).toMatchObject({ status: 'draft', category: 'manuels', is_live: false });
    expect((await send(text, false)).body).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it('names every fault by its line and its heading, and writes nothing at all', async () => {
    const text = `${HEADINGS}\nbonne-ligne;Bonne;Des livres;jeunesse;financial;5;non\n;;Des livres;jeunesse;financial;5;non\nautre;Autre;Des livres;inconnue;financial;abc;peut-être`;
    const { status, body } = await send(text, false);
    expect([status, body.created]).toEqual([200, 1]);
    expect(body.errors.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Titre'],
      [4, 'Objectif (montant)'],
    ]);
    expect((await editor('/admin/campaigns/bonne-ligne')).status).toBe(404);
  });

  it('names the line whose cells a stray quote shifts, and no other', async () => {
    const good = 'Bonne;Des livres;jeunesse;books';
    const text = `Titre;Résumé;Catégorie;Type\n"Jamais fermé;Des livres\n${good}`;
    const { status, body } = await send(text, true);
    expect([status, body.lines, body.created]).toEqual([200, 2, 1]);
    expect(body.errors).toEqual([{ line: 2, field: '', message: PUBLISHING_MESSAGES.quote_stray }]);
  });

  it('takes what the export gave, commas too', async () => {
    const { text } = await editor('/admin/campaigns/export');
    const { body } = await send(text, true);
    expect(body.errors).toEqual([]);
    expect(body.unchanged).toBe(body.lines);
    expect(
      (await send(`Titre,Résumé,Catégorie,Type\nÀ virgules,Résumé,jeunesse,books`, true)).body.created,
    ).toBe(1);
  });

  it('reads an Excel workbook as it reads a CSV file', async () => {
    const text = `${HEADINGS}\nclasseur;Du classeur;Des livres;jeunesse;financial;1250.5;oui\n;;Des livres;jeunesse;financial;5;non`;
    const { body } = await sendFile(await workbookOf(text), 'campagnes.xlsx', true);
    expect([body.lines, body.created, body.errors]).toEqual([
      2,
      1,
      [{ line: 3, field: 'Titre', message: expect.any(String) }],
    ]);
    const done = await sendFile(
      await workbookOf(text.slice(0, text.lastIndexOf('\n'))),
      'campagnes.xlsx',
      false,
    );
    expect(done.body).toMatchObject({ created: 1, errors: [] });
    const { body: made } = await editor<CampaignRecord>('/admin/campaigns/classeur');
    expect(made).toMatchObject({ title: 'Du classeur', goal_amount: 1250.5, featured: true });
  });

  it('refuses the cells that the spreadsheet failed to calculate', async () => {
    const file = await workbookOf(`${HEADINGS}\n;Faussée;Des livres;jeunesse;financial;#REF!;non`);
    const { body } = await sendFile(file, 'campagnes.xlsx', true);
    expect(body.errors).toEqual([
      { line: 2, field: 'Objectif (montant)', message: PUBLISHING_MESSAGES.cell_miscalculated },
    ]);
  });

  it.each([
    ['', 'file'],
    ['Rien;de;connu\n1;2;3', 'file'],
    [`${HEADINGS}\n${'x;y\n'.repeat(2001)}`, 'file'],
  ])('refuses a file that is none: %#', async (text, field) => {
    const { status, body } = await send(text, true);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });
});
