import type { RenderedText, ScholarshipAdminStats } from '@livres/api/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';
import { stopClock } from '../factories/time.ts';
import { DAY_MS } from '@livres/api/contract';

const api = testApi();
const reader = staffOf(api, 'lecteur');
afterEach(async () => {
  vi.restoreAllMocks();
  await api.query('DELETE FROM scholarships');
});

const TODAY = new Date();
const inDays = (days: number) => new Date(TODAY.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const figures = async () => (await reader<ScholarshipAdminStats>('/admin/scholarships/figures')).body;

describe('the figures of scholarships', () => {
  it('count each where it stands, bin and archives left out', async () => {
    stopClock(api, new Date(`${inDays(0)}T11:00:00Z`));
    for (const over of [
      { deadline: inDays(0) },
      { deadline: inDays(30), link_state: 'dead', application_url: 'https://site.fr/', view_count: 4 },
      { deadline: inDays(31), pending: '{}', favorite_count: 3 },
      { deadline: inDays(-1), link_state: 'dead', application_url: 'https://site.fr/' },
      { status: 'draft' },
      { status: 'suspended' },
      { status: 'closed' },
      { deleted_at: TODAY },
      { archived_at: TODAY },
    ])
      await scholarshipRow(api, over);
    expect((await figures()).totals).toEqual({
      active: 3,
      drafts: 1,
      suspended: 1,
      closed: 1,
      past: 1,
      soon: 2,
      pending_changes: 1,
      dead_links: 1,
      without_link: 2,
      views: 4,
      favorites: 3,
    });
  });

  it('share out the open ones by country, level and coverage; spellings without accents are the same country', async () => {
    await scholarshipRow(api, { country: 'Sénégal', level: 'licence' });
    await scholarshipRow(api, { country: 'Senegal', coverage_type: 'partial' });
    await scholarshipRow(api, { country: 'Sénégal' });
    await scholarshipRow(api, { country: 'Canada' });
    await scholarshipRow(api, { country: 'Japon', status: 'closed' });
    const { by_country, by_level, by_coverage } = await figures();
    expect(by_country).toEqual([
      { value: 'Sénégal', label: 'Sénégal', count: 3 },
      { value: 'Canada', label: 'Canada', count: 1 },
    ]);
    expect(by_level.map(({ label, count }) => [label, count])).toEqual([
      ['Licence', 1],
      ['Master', 3],
      ['Doctorat', 0],
      ['Post-doctorat', 0],
    ]);
    expect(by_coverage.map(({ value, count }) => [value, count])).toEqual([
      ['complete', 3],
      ['partial', 1],
      ['tuition_only', 0],
      ['living_expenses', 0],
    ]);
  });

  it('say in which months deadlines fall, a year ahead', async () => {
    stopClock(api, new Date(`${inDays(0)}T11:00:00Z`));
    await scholarshipRow(api, { deadline: inDays(0) });
    const { by_month } = await figures();
    expect([by_month.length, by_month[0]]).toEqual([12, { month: inDays(0).slice(0, 7), count: 1 }]);
    expect(by_month.slice(1).every(({ count }) => count === 0)).toBe(true);
  });

  it('rank what is read and kept most, without those that nobody does', async () => {
    for (let one = 0; one < 12; one += 1) await scholarshipRow(api, { title: `N° ${one}`, view_count: one });
    await scholarshipRow(api, { title: 'Gardée', favorite_count: 2 });
    const { most_viewed, most_kept } = await figures();
    expect(most_viewed.map(({ view_count }) => view_count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(most_kept.map(({ title, favorite_count }) => [title, favorite_count])).toEqual([['Gardée', 2]]);
  });

  it('are nothing where there is nothing', async () => {
    const { totals, by_country, most_viewed, by_month } = await figures();
    expect([totals.active, totals.views, by_country, most_viewed, by_month.length]).toEqual([
      0,
      0,
      [],
      [],
      12,
    ]);
  });
});

describe('a text as visitors will read it', () => {
  const render = (text: unknown) => reader<RenderedText>('/admin/scholarships/rendering', { body: { text } });

  it('is light Markdown, cleaned', async () => {
    const { status, body } = await render('**Gras** <script>alert(1)</script>\n- point');
    expect(status).toBe(200);
    expect(body.html).toContain('<strong>Gras</strong>');
    expect(body.html).toContain('<li>point</li>');
    expect(body.html).not.toContain('<script');
  });

  it('has 20 000 characters at most', async () => {
    expect((await render('a'.repeat(20_000))).status).toBe(200);
    expect((await render('a'.repeat(20_001))).status).toBe(400);
    expect((await render(12)).status).toBe(400);
  });
});
