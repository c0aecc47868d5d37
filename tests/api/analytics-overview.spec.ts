import type { GiftFlow, Overview, Subject } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGift } from '../factories/gifts.ts';
import { sendViews } from '../factories/page-views.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
stoppedClock(api, new Date('2027-03-20T12:00:00Z'));
const admin = adminOf(api);
const reader = staffOf(api, 'lecteur');
let school: { id: number };

beforeAll(async () => {
  school = await createCampaign(admin, { title: 'Une école à Foumban' });
  const lyon = { country: 'France', postal_code: '69003' };
  await aGift(api, {
    ...lyon,
    email: 'a@example.org',
    amount: 8000,
    given_at: new Date('2026-12-31T23:30:00Z'),
  });
  await aGift(api, { ...lyon, email: 'a@example.org', amount: 10_000, campaign_id: school.id });
  await aGift(api, { email: 'b@example.org', amount: 5000, campaign_id: school.id, source: 'equipe' });
});

describe('which way gifts went', () => {
  it('is told from where they began to the project, and adds up to what was raised', async () => {
    const { body } = await reader<GiftFlow>('/admin/analytics/flow?period=month');
    expect(
      body.lines.map(({ source_label, campaign, project, raised }) => [
        source_label,
        campaign,
        project,
        raised,
      ]),
    ).toEqual([
      ['Le site', 'Une école à Foumban', 'Sans projet nommé', 100],
      ['Saisi par l’équipe', 'Une école à Foumban', 'Sans projet nommé', 50],
    ]);
    const { body: raised } = await reader('/admin/analytics/measures?period=month');
    expect(body.total).toBe(raised.total.value);
    expect((await reader(`/admin/analytics/flow?period=all&campaign=${school.id}`)).body.total).toBe(150);
  });

  it('is for who may read sums of gifts', async () => {
    expect((await (await api.asStaff('editeur'))('/admin/analytics/flow')).status).toBe(403);
    expect((await api.request('/admin/analytics/flow')).status).toBe(401);
  });
});

describe('the years', () => {
  it('are those of Paris, and hide money from who may not read it', async () => {
    const { body } = await reader<Overview>('/admin/analytics/years');
    const year = (of: Overview) => of.years.find((one) => one.year === 2027)!;
    expect(year(body)).toMatchObject({ raised: 230, gifts: 3 });
    const { body: seen } = await (await api.asStaff('editeur'))<Overview>('/admin/analytics/years');
    expect(year(seen)).toMatchObject({ raised: null, gifts: null, books: 0 });
    expect(body.places).toEqual(seen.places);
  });

  it('know of no visits before they were counted, which is not 0', async () => {
    await aGift(api, { email: 'c@example.org', amount: 1000, given_at: new Date('2025-05-02T10:00:00Z') });
    await sendViews(api, {});
    await reader('/admin/analytics/visits');
    const { years } = (await reader<Overview>('/admin/analytics/years')).body;
    const visitsOf = (year: number) => years.find((one) => one.year === year)?.visits;
    expect([visitsOf(2025), visitsOf(2027)]).toEqual([null, 1]);
  });
});

describe('subjects', () => {
  const find = async (search: string) =>
    (await reader<Subject[]>(`/admin/analytics/subjects?search=${encodeURIComponent(search)}`)).body;

  it('are found by a part of their name, accents or not', async () => {
    expect(await find('ECOLE')).toMatchObject([
      { kind: 'campaign', id: String(school.id), label: 'Une école à Foumban' },
    ]);
    expect(await find('rhone')).toEqual([{ kind: 'region', id: '69', label: 'Rhône (69)', note: '' }]);
    expect(await find('100%')).toEqual([]);
    expect((await reader('/admin/analytics/subjects?search=%00')).status).toBe(400);
  });

  it('are read by the address that somebody shared', async () => {
    const { body } = await reader(`/admin/analytics/subjects/campaign/${school.id}`);
    expect(body).toMatchObject({ label: 'Une école à Foumban' });
    for (const gone of ['campaign/999999', 'event/abc', 'partner/-1', 'campaign/99999999999999'])
      expect((await reader(`/admin/analytics/subjects/${gone}`)).status, gone).toBe(404);
    expect((await reader('/admin/analytics/subjects/person/1')).status).toBe(400);
  });
});
