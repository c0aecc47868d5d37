import type {
  LocationMetric,
  Article,
  ArticleRecord,
  Campaign,
  DonationStats,
  FigureRecord,
  GivingStats,
  Metrics,
  Page,
  Partner,
  PhysicalDonationRecord,
  Project,
  ProviderReconciliation,
  PublicEvent,
  Recalculation,
} from '@livres/api/contract';
import {
  DEFAULT_METRICS,
  DONATION_STATUSES,
  EVENT_TYPES,
  isFrenchPhone,
  PHYSICAL_DONATION_STATUSES,
  PICKUP_DAYS,
  PROJECT_ACTIONS,
} from '@livres/api/contract';
import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
// Midnight does not come between what is filled and what is read.
const clock = stoppedClock(api);
beforeAll(async () => {
  await api.app.get(DemoContentService).fillIfEmpty();
});

const all = async <T>(path: string): Promise<T[]> =>
  (await api.request<Page<T>>(`${path}?page_size=100`)).body.results;
const paragraphs = (html: string) => html.split('</p>').length - 1;
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('the demonstration', () => {
  it('is made once: a second time changes nothing', async () => {
    const before = (await all('/campaigns/')).length;
    expect(await api.app.get(DemoContentService).fillIfEmpty()).toBe(0);
    expect(await all('/campaigns/')).toHaveLength(before);
  });

  it('shows the specified figures, with a place and a year that staff prepare, and a calculation worth looking at', async () => {
    const staff = await api.asStaff('editeur');
    expect((await api.request<Metrics>('/metrics/')).body.site_metrics).toEqual(DEFAULT_METRICS.site_metrics);
    const places = (await all<LocationMetric>('/metrics/locations/')).filter(({ is_active }) => is_active);
    const sum = (name: 'libraries_count' | 'books_distributed' | 'beneficiaries_count') =>
      places.reduce((total, place) => total + place[name], 0);
    const { site_metrics } = DEFAULT_METRICS;
    expect([
      new Set(places.map(({ country }) => country)).size,
      sum('libraries_count'),
      sum('books_distributed'),
      sum('beneficiaries_count'),
    ]).toEqual([
      site_metrics.countries_count,
      site_metrics.libraries_supported,
      site_metrics.books_distributed,
      site_metrics.beneficiaries_count,
    ]);
    for (const resource of ['location-metrics', 'yearly-progress'])
      expect((await staff(`/admin/${resource}?filter={"is_active":false}`)).body).toHaveLength(1);
    const body = { preview: true };
    const { changes } = (await staff<Recalculation>('/metrics/crud/site-metrics/sync_update/', { body }))
      .body;
    expect(changes.map(({ name }) => name)).toEqual(['books_distributed', 'librarians_trained']);
  });

  it('has at least 12 campaigns to read, each told in several paragraphs', async () => {
    const campaigns = await all<Campaign>('/campaigns/');
    expect(campaigns.length).toBeGreaterThanOrEqual(12);
    const short = campaigns.filter(({ description }) => paragraphs(description) < 2);
    expect(short.map(({ slug }) => slug)).toEqual([]);
  });

  it('has 24 articles or more, one of them a draft and one scheduled', async () => {
    const staff = await api.asStaff('lecteur');
    const { body } = await staff<ArticleRecord[]>('/admin/articles?range=[0,99]');
    expect(body.length).toBeGreaterThanOrEqual(24);
    expect(body.filter(({ status }) => status === 'draft')).toHaveLength(1);
    expect(body.filter(({ status }) => status === 'scheduled')).toHaveLength(1);
  });

  it('tells its articles in 250 words and several paragraphs at least, each in a category, with tags', async () => {
    for (const { slug } of await all<Article>('/articles/')) {
      const { body: article } = await api.request<Article>(`/articles/${slug}/`);
      expect(paragraphs(article.content), slug).toBeGreaterThanOrEqual(4);
      expect(words(article.content), slug).toBeGreaterThanOrEqual(250);
      expect(article.categories.length, slug).toBeGreaterThan(0);
      expect(article.tags.length, slug).toBeGreaterThan(1);
      expect(article.author_name, slug).not.toBe('');
    }
  });

  it('signs each article with the name of a person, drafts and scheduled ones too', async () => {
    const staff = await api.asStaff('lecteur');
    const { body } = await staff<ArticleRecord[]>('/admin/articles?range=[0,99]');
    const unsigned = body.filter(
      ({ author_name }) => !/^\p{Lu}[\p{L}’-]+( \p{Lu}[\p{L}’-]+)+$/u.test(author_name),
    );
    expect(unsigned.map(({ slug, author_name }) => [slug, author_name])).toEqual([]);
    expect(new Set(body.map(({ author_name }) => author_name)).size).toBeGreaterThan(2);
  });

  it('has 6 categories and about 20 tags, each with something in it', async () => {
    const categories = await all<{ slug: string; article_count: number }>('/categories/');
    const tags = await all<{ slug: string; article_count: number; event_count: number }>('/tags/');
    expect(categories).toHaveLength(6);
    expect(tags.length).toBeGreaterThanOrEqual(20);
    expect(categories.filter(({ article_count }) => article_count === 0)).toEqual([]);
    expect(tags.filter((tag) => tag.article_count + tag.event_count === 0)).toEqual([]);
  });

  it('has 16 events or more, past and to come, of every type, online and on the spot', async () => {
    const events = await all<PublicEvent>('/events/');
    expect(events.length).toBeGreaterThanOrEqual(16);
    expect(new Set(events.map(({ event_type }) => event_type)).size).toBe(EVENT_TYPES.length);
    for (const is of ['is_past', 'is_upcoming', 'is_online', 'is_free'] as const)
      expect(new Set(events.map((event) => event[is])), is).toEqual(new Set([true, false]));
  });

  it('has an event that is full, one that is cancelled, and early-bird prices that run', async () => {
    const events = await all<PublicEvent>('/events/');
    expect(events.some(({ registration_state }) => registration_state === 'full')).toBe(true);
    expect(events.some(({ cancellation_reason }) => cancellation_reason !== '')).toBe(true);
    expect(events.filter(({ early_bird }) => early_bird?.runs).length).toBeGreaterThan(1);
  });

  it('tells its events in several paragraphs', async () => {
    const short = (await all<PublicEvent>('/events/')).filter(
      ({ description }) => paragraphs(description) < 2,
    );
    expect(short.map(({ slug }) => slug)).toEqual([]);
  });

  it('has 8 projects of every action, told in several paragraphs, and 12 partners', async () => {
    const projects = await all<Project>('/projects/');
    expect(projects.length).toBeGreaterThanOrEqual(8);
    expect(new Set(projects.map(({ action }) => action)).size).toBe(PROJECT_ACTIONS.length);
    expect(projects.filter(({ description }) => paragraphs(description) < 2)).toEqual([]);
    expect(projects.filter(({ partners }) => partners.length === 0)).toEqual([]);
    expect((await all<Partner>('/partners/')).length).toBeGreaterThanOrEqual(12);
  });

  it('has 30 donations of things or more, in every state, with their stories, and some in today’s round', async () => {
    const staff = await api.asStaff('administrateur');
    const { body: donations } = await staff<PhysicalDonationRecord[]>(
      '/admin/physical-donations?range=[0,99]',
    );
    expect(donations.length).toBeGreaterThanOrEqual(30);
    expect(new Set(donations.map(({ status }) => status))).toEqual(new Set(PHYSICAL_DONATION_STATUSES));
    const today = parisDay(clock.now());
    expect(donations.filter(({ pickup_date }) => pickup_date === today).length).toBeGreaterThanOrEqual(3);
    expect(donations.filter(({ phone }) => !isFrenchPhone(phone!))).toEqual([]);
    for (const { reference, pickup_availability: wished } of donations)
      expect(wished.preferred_days, reference).toEqual(
        PICKUP_DAYS.filter((day) => wished.preferred_days.includes(day)),
      );
    for (const { id, reference, created_at, validated_at, contacted_at, completed_at } of donations) {
      const { body: story } = await staff(`/admin/physical-donations/${id}/timeline`);
      expect(story.length, reference).toBeGreaterThanOrEqual(2);
      const moments = [created_at, validated_at, contacted_at, completed_at].filter(
        (moment) => moment !== null,
      );
      expect(moments, reference).toEqual(moments.toSorted());
      expect(Date.parse(moments.at(-1)!), reference).toBeLessThanOrEqual(clock.now().getTime());
    }
  });

  it('counts what was fetched in the campaigns', async () => {
    const { body } = await api.request<Campaign>('/campaigns/conteneur-printemps-le-havre-douala/');
    const { body: page } = await (
      await api.asStaff('administrateur')
    )(`/donation-transactions/?status=completed&page_size=100`);
    const mine = page.results.filter(({ campaign_id }: { campaign_id: number }) => campaign_id === body.id);
    const fetched = mine.flatMap(({ collected }: { collected: { quantity: number }[] }) => collected);
    const sum = fetched.reduce((total: number, { quantity }: { quantity: number }) => total + quantity, 0);
    expect(sum).toBeGreaterThan(500);
    expect(body.current_books).toBeGreaterThan(sum);
  });

  it('has 150 gifts of money or more over 14 months, in every state, and gifts that come again in every health', async () => {
    const ask = <Row extends object>(sql: string) => api.query<Row[]>(sql);
    const states = await ask<{ status: string; count: number }>(
      'SELECT status, count(*)::int AS count FROM donations GROUP BY status',
    );
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(DONATION_STATUSES));
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(150);
    const healths = await ask<{ status: string }>('SELECT DISTINCT status FROM recurring_gifts');
    expect(healths.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'cancelled',
      'past_due',
      'paused',
    ]);
    const [{ days } = { days: 0 }] = await ask<{ days: number }>(
      'SELECT extract(day FROM now() - min(given_at))::int AS days FROM donations',
    );
    expect(days).toBeGreaterThan(400);
  });

  it('says of each campaign’s money what the journal says', async () => {
    const campaigns = await api.query<{ slug: string; shown: number; journal: number }[]>(
      `SELECT slug, (current_amount - opening_amount)::int AS shown,
              (SELECT coalesce(-sum(amount), 0)::int FROM journal_postings WHERE campaign_id = c.id AND account IN ('gifts', 'matched')) AS journal
         FROM campaigns c JOIN campaign_totals USING (id)`,
    );
    expect(campaigns.filter(({ shown, journal }) => shown !== journal)).toEqual([]);
    expect(campaigns.filter(({ journal }) => journal > 100_000).length).toBeGreaterThanOrEqual(3);
  });

  it('says the same sum of gifts everywhere, which is the journal’s', async () => {
    const admin = await api.asStaff('administrateur');
    const given = async (where = 'true') => {
      const [{ cents }] = await api.query<[{ cents: number }]>(
        `SELECT coalesce(-sum(posting.amount), 0)::int AS cents
           FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
          WHERE posting.account = 'gifts' AND posting.currency = 'EUR' AND ${where}`,
      );
      return cents / 100;
    };
    const total = await given();
    expect(total).toBeGreaterThan(await given('posting.campaign_id IS NOT NULL'));
    expect((await admin<DonationStats>('/donations/stats/')).body.total_amount).toBe(total);
    const figure = (await admin<FigureRecord>('/admin/metrics/donations_total_amount')).body;
    expect(figure).toMatchObject({ value: 320_000, entered_value: 320_000 });
    expect(figure.sources).toMatchObject([{ name: 'journal.euros', at_entry: total, now: total }]);
    const { from, to, now, by_campaign } = (await admin<GivingStats>('/admin/giving/figures?period=year'))
      .body;
    const days = `(entry.happened_at AT TIME ZONE 'Europe/Paris')::date BETWEEN '${from}' AND '${to}'`;
    expect(now.raised).toBe(await given(days));
    const shared = by_campaign.reduce((sum, { raised }) => sum + Math.round(raised * 100), 0);
    expect(shared / 100).toBe(now.raised);
  });

  it('agrees with the demonstration’s provider: comparing changes nothing, and nothing is missing', async () => {
    const admin = await api.asStaff('administrateur');
    const [demo] = (await admin<ProviderReconciliation[]>('/admin/reconciliation')).body;
    expect(demo).toMatchObject({ provider: 'demo', unreachable: null, gaps: [] });
    expect(demo!.payments).toBeGreaterThan(20);
    const body = { provider: 'demo' };
    expect((await admin('/admin/reconciliation/repair', { body })).body).toMatchObject({ repaired: 0 });
  });

  it('has a bank statement with a line to confirm, and others to think about', async () => {
    const admin = await api.asStaff('administrateur');
    expect((await admin('/admin/bank-lines/figures')).body).toEqual({ waiting: 4, certain: 1, expected: 4 });
  });

  it('is found by a search', async () => {
    const { body } = await api.request('/search/?q=biblioth%C3%A8que');
    for (const type of ['campaigns', 'articles', 'events', 'projects'])
      expect(body.counts[type], type).toBeGreaterThan(1);
  });
});

describe('every list of the panel', () => {
  it.each(['articles', 'campaigns', 'categories', 'events', 'pages', 'partners', 'projects', 'tags'])(
    'of %s is sorted by number both ways',
    async (resource) => {
      const admin = await api.asStaff('administrateur');
      const idsBy = async (direction: string) => {
        const { body } = await admin<{ id: number }[]>(`/admin/${resource}?sort=["id","${direction}"]`);
        return body.map(({ id }) => id);
      };
      const [rising, falling] = [await idsBy('ASC'), await idsBy('DESC')];
      expect(rising.length).toBeGreaterThan(4);
      expect(rising).toEqual(rising.toSorted((one, other) => one - other));
      expect(falling).toEqual(falling.toSorted((one, other) => other - one));
    },
  );
});
