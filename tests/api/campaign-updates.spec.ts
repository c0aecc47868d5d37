import {
  CAMPAIGN_UPDATE_MESSAGES as MESSAGES,
  type CampaignRecord,
  type CampaignUpdatePage,
  type CampaignUpdateRecord,
  type CampaignUpdateView,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { put, staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { draftUpdate, publishUpdate, UPDATES } from '../factories/campaign-updates.ts';
import { uploaded } from '../factories/pictures.ts';
import { publish } from '../factories/projects-and-partners.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');

let campaign: CampaignRecord;
beforeAll(async () => {
  campaign = await createCampaign(editor, { title: 'Une bibliothèque pour Foumban' });
});

const listOf = ({ slug }: { slug: string }) =>
  accepted<CampaignUpdatePage>(api.request(`/campaign-updates/?campaign=${slug}`));
const read = (slug: string) => api.request<CampaignUpdateView>(`/campaign-updates/${slug}/`);

describe('the news of a campaign', () => {
  it('are read once they are published, the newest first, each at its own address', async () => {
    const { id } = await createCampaign(editor);
    const { slug } = (await editor<CampaignRecord>(`/admin/campaigns/${id}`)).body;
    const first = await publishUpdate(editor, id, { title: 'Les cartons sont pleins', date: '2026-10-02' });
    const last = await publishUpdate(editor, id, { title: 'Le bateau accoste', date: '2026-11-24' });
    const draft = await draftUpdate(editor, id, { title: 'Pas encore', date: '2026-11-25' });
    const { results, count } = await listOf({ slug });
    expect([count, results.map(({ title }) => title)]).toEqual([2, [last.title, first.title]]);
    expect(results[0]).toMatchObject({ date: '2026-11-24', campaign: { id, slug }, picture: null });
    expect((await read(last.slug)).body).toMatchObject({ id: last.id, title: last.title });
    expectAnswer(await read(draft.slug), 404);
    const { url } = (await editor(`${UPDATES}/${draft.id}/preview`, { body: {} })).body;
    const { searchParams, pathname } = new URL(url);
    expect(pathname).toBe(`/campagnes/collecte/nouvelles/${draft.slug}`);
    const token = searchParams.get('apercu');
    const preview = await api.request<CampaignUpdateView>(
      `/campaign-updates/${draft.slug}/?preview=${token}`,
    );
    expect(preview.body).toMatchObject({ title: 'Pas encore' });
  });

  it('show a long text by its beginning, and whole at its own address', async () => {
    const content = `<h2>À Douala</h2><p>${'Le port, les grues, <em>les douanes</em>. '.repeat(60)}</p>`;
    const update = await publishUpdate(editor, campaign.id, { title: 'Une longue attente', content });
    const listed = (await listOf(campaign)).results.find(({ id }) => id === update.id)!;
    expect(listed.content).toBe('');
    expect(listed.excerpt).toMatch(/^À Douala Le port, les grues, les douanes\. .*…$/);
    expect(listed.excerpt.length).toBeLessThanOrEqual(281);
    expect((await read(update.slug)).body.content).toContain('<em>les douanes</em>');
  });

  it('keep the text that the public reads until changes are published, and who did what', async () => {
    const update = await publishUpdate(editor, campaign.id, { title: 'Le conteneur part lundi' });
    const changed = await accepted<CampaignUpdateRecord>(
      put(editor, `${UPDATES}/${update.id}`, { title: 'Le conteneur est parti', version: update.version }),
    );
    expect(changed).toMatchObject({ title: 'Le conteneur est parti', has_pending_changes: true });
    expect((await read(update.slug)).body.title).toBe('Le conteneur part lundi');
    await publish(editor, 'campaign-updates', changed);
    expect((await read(update.slug)).body.title).toBe('Le conteneur est parti');
    const { body: history } = await editor(`${UPDATES}/${update.id}/history`);
    expect(history.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['created', 'published', 'updated']),
    );
    expect(history[0].staff_name).toBe('Essai editeur');
    const { body: revisions } = await editor(`${UPDATES}/${update.id}/editions`);
    expect(revisions.length).toBeGreaterThanOrEqual(2);
  });

  it('may be scheduled, taken off the site, put in the trash and taken out', async () => {
    const draft = await draftUpdate(editor, campaign.id);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const scheduled = await accepted(
      editor(`${UPDATES}/${draft.id}/publish`, { body: { version: draft.version, at } }),
    );
    expect(scheduled).toMatchObject({ publish_at: at, is_live: false });
    const update = await publishUpdate(editor, campaign.id);
    const away = await accepted(
      editor(`${UPDATES}/${update.id}/withdraw`, { body: { version: update.version } }),
    );
    expect(away).toMatchObject({ is_live: false });
    expectAnswer(await read(update.slug), 404);
    await accepted(editor('/admin/campaign-updates/acts', { body: { act: 'remove', ids: [update.id] } }));
    const { body: bin } = await editor(`${UPDATES}?filter=${encodeURIComponent('{"shelf":["bin"]}')}`);
    expect(bin.map(({ id }: { id: number }) => id)).toEqual([update.id]);
  });

  it('go with their campaign: nobody reads those of a draft, or of one in the trash', async () => {
    const draft = await createCampaign(editor, {});
    const update = await publishUpdate(editor, draft.id, { title: 'Avant l’heure' });
    const { version } = (await editor(`/admin/campaigns/${draft.id}`)).body;
    await accepted(editor(`/admin/campaigns/${draft.id}/withdraw`, { body: { version } }));
    expectAnswer(await read(update.slug), 404);
    const { body } = await api.request<CampaignUpdatePage>('/campaign-updates/?page_size=100');
    expect(body.results.map(({ id }) => id)).not.toContain(update.id);
    await accepted(editor('/admin/campaigns/acts', { body: { act: 'remove', ids: [draft.id] } }));
    const refused = await editor(UPDATES, { body: { campaign_id: draft.id, title: 'Trop tard' } });
    expect(refused.body.errors).toEqual({ campaign_id: MESSAGES.campaign_unknown });
  });

  it('show one picture of the library, which stays while they do', async () => {
    const picture = await uploaded(editor, { fields: { alt: 'La porte du conteneur' } });
    const update = await publishUpdate(editor, campaign.id, { featured_image_id: picture.id });
    expect((await read(update.slug)).body.picture).toMatchObject({ alt: 'La porte du conteneur' });
    const { body } = await editor(`/admin/media/${picture.id}`);
    expect(JSON.stringify(body)).toContain('campaign-updates');
    const unknown = await editor(UPDATES, {
      body: { campaign_id: campaign.id, title: 'Sans image', featured_image_id: 987_654 },
    });
    expect(unknown.body.errors).toHaveProperty('featured_image_id');
  });
});

describe('what is written of a campaign', () => {
  const refusal = async (over: Record<string, unknown>) => {
    const answer = await editor(UPDATES, { body: { campaign_id: campaign.id, title: 'Un titre', ...over } });
    expect(answer.status).toBe(400);
    return answer.body.errors as Record<string, string>;
  };

  it('is refused in French, by field, where it is missing, wrong or too long', async () => {
    expect(await refusal({ title: null })).toEqual({ title: MESSAGES.title_required });
    expect(await refusal({ title: ' \n\t ' })).toEqual({ title: MESSAGES.title_required });
    expect(await refusal({ campaign_id: null })).toEqual({ campaign_id: MESSAGES.campaign_required });
    expect(await refusal({ campaign_id: 999_999 })).toEqual({ campaign_id: MESSAGES.campaign_unknown });
    expect(await refusal({ content: 'é'.repeat(75_000) })).toEqual({ content: MESSAGES.content_too_long });
    expect(await refusal({ content: 'Oui\u0000' })).toHaveProperty('content');
    expect(await refusal({ date: '2026-02-30' })).toHaveProperty('date');
    expect(await refusal({ title: 'x'.repeat(121) })).toHaveProperty('title');
  });

  it('is on one line, without control characters, and nothing in it runs', async () => {
    const update = await draftUpdate(editor, campaign.id, {
      title: 'Parti\r\nBcc: tous@example.org\u0007',
      content: '<p onclick="x()">Oui</p><script>alert(1)</script><h1>Titre</h1>',
    });
    expect(update.title).toBe('Parti Bcc: tous@example.org');
    expect(update.content).toBe('<p>Oui</p><h2>Titre</h2>');
  });

  it('has today’s date where none is given, and stays with its campaign', async () => {
    const update = await accepted<CampaignUpdateRecord>(
      editor(UPDATES, { body: { campaign_id: campaign.id, title: 'Aujourd’hui', date: null } }),
    );
    expect(update.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    const other = await createCampaign(editor);
    expectAnswer(
      await put(editor, `${UPDATES}/${update.id}`, { campaign_id: other.id, version: update.version }),
      400,
    );
    const empty = await editor(`${UPDATES}/${update.id}/publish`, { body: { version: update.version } });
    expect(empty.body.errors).toEqual({ content: MESSAGES.content_required });
  });

  it('is for those who write campaigns, and read by those who read them', async () => {
    const update = await draftUpdate(editor, campaign.id);
    for (const role of ['lecteur', 'tresorier', 'accueil'] as const) {
      const other = await api.asStaff(role);
      expect((await other(`${UPDATES}/${update.id}`)).status).toBe(200);
      expect((await other(UPDATES, { body: { campaign_id: campaign.id, title: 'Non' } })).status).toBe(403);
    }
  });
});
