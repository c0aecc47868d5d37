import type { Campaign } from '@livres/api/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi } from '../factories/api.ts';
import { createCampaign, enterGift } from '../factories/campaigns.ts';
import { stopClock } from '../factories/time.ts';
import { DAY_MS } from '@livres/api/contract';

const api = testApi();
afterEach(() => vi.restoreAllMocks());

describe('one campaign', () => {
  it('is found by its slug and by its number, with and without the last slash', async () => {
    const { id } = await createCampaign(await api.asStaff('editeur'), {
      slug: 'par-slug',
      description: '<p>But</p>',
    });
    for (const path of [
      '/campaigns/par-slug/',
      '/campaigns/par-slug',
      `/campaigns/${id}/`,
      `/campaigns/${id}`,
    ]) {
      expectAnswer(await api.request<Campaign>(path), 200, { slug: 'par-slug', description: '<p>But</p>' });
    }
  });

  it('has exactly the fields that are promised, and nothing of the house', async () => {
    await createCampaign(await api.asStaff('editeur'), { slug: 'champs' });
    const { body } = await api.request<Campaign>('/campaigns/champs/');
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'id',
        'slug',
        'title',
        'short_description',
        'description',
        'category',
        'location',
        'featured',
        'featured_image',
        'picture',
        'campaign_type',
        'status',
        'start_date',
        'end_date',
        'goal_amount',
        'current_amount',
        'currency',
        'goal_books',
        'matched_amount',
        'matching',
        'current_books',
        'goal_equipment',
        'current_equipment',
        'donation_count',
        'progress_percentage',
        'created_by',
        'suggested_amounts',
        'updated_at',
      ].toSorted(),
    );
  });

  it.each(['inconnue', '999999', '99999999999999999999', '0', '%27%20OR%201=1', '..%2F..%2Fetc'])(
    '« %s » is not found',
    async (name) => {
      expectAnswer(await api.request(`/campaigns/${name}/`), 404, { title: 'Introuvable' });
    },
  );

  it('that is a draft is not found, but by its private link, for a day', async () => {
    const editor = await api.asStaff('editeur');
    const draft = await createCampaign(editor, { slug: 'secret', status: 'draft' });
    expect((await api.request('/campaigns/secret/')).status).toBe(404);

    const clock = stopClock(api);
    const { body, status } = await editor(`/admin/campaigns/${draft.id}/preview`, { method: 'POST' });
    expect(status).toBe(201);
    const url = new URL(body.url);
    expect(url.pathname).toBe('/campagnes/secret');
    const token = url.searchParams.get('apercu');
    const seen = await api.request(`/campaigns/secret/?preview=${token}`);
    expect([seen.status, seen.body.status, seen.headers.get('etag')]).toEqual([200, 'draft', null]);
    expect((await api.request(`/campaigns/secret/?preview=${token}x`)).status).toBe(404);

    const other = await createCampaign(editor, { slug: 'autre-secret', status: 'draft' });
    expect((await api.request(`/campaigns/${other.id}/?preview=${token}`)).status).toBe(404);
    clock.advance(DAY_MS + 1);
    expect((await api.request(`/campaigns/secret/?preview=${token}`)).status).toBe(404);
  });

  it('that was archived is kept at its address but leaves the list', async () => {
    const editor = await api.asStaff('editeur');
    const { id } = await createCampaign(editor, { slug: 'ancienne' });
    await enterGift(api, id, 'money', 500);
    expect((await editor(`/admin/campaigns/${id}`, { method: 'DELETE' })).body).toMatchObject({
      archived_at: expect.any(String),
      deleted_at: null,
    });
    expect((await api.request('/campaigns/ancienne/')).status).toBe(200);
    const list = await api.request('/campaigns/?search=essai&page_size=100');
    expect(list.body.results.map(({ slug }: Campaign) => slug)).not.toContain('ancienne');
  });
});
