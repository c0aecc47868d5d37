import type {
  Article,
  ArticleRecord,
  Campaign,
  Page,
  Partner,
  Project,
  PublicEvent,
} from '@livres/api/contract';
import { EVENT_TYPES, PROJECT_ACTIONS } from '@livres/api/contract';
import { DemoContentService } from '@livres/api/dist/demo/demo-content.service.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../factories/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.app.get(DemoContentService).fillIfEmpty();
});
afterAll(() => api?.close());

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
