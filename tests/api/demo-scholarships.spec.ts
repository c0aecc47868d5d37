import type {
  AccompanimentRequest,
  AmbassadorApplication,
  Page,
  Partner,
  ScholarshipStatistics,
  ScholarshipSummary,
} from '@livres/api/contract';
import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { stoppedClock } from '../factories/time.ts';

interface Row {
  slug: string;
  level: string;
  coverage_type: string;
  country: string;
  organization: string;
  status: string;
  amount: string | null;
  duration_months: number | null;
  description: string;
  application_url: string;
  is_featured: boolean;
  university_id: number | null;
  favorite_count: number;
  kept: number;
  view_count: number;
  days: number;
}

/** What a student pays, not what a scholarship gives. */
const IS_A_COST = /coûte|prévoir|s’engage|chambres?[^,]* à \d|loge pour/;

let rows: Row[];
const api = testApi();
// Midnight does not come between what is filled and what is read.
const clock = stoppedClock(api);
const staff = adminOf(api);
beforeAll(async () => {
  await api.app.get(DemoContentService).fillIfEmpty();
  rows = await api.sql`SELECT scholarship.*, deadline - ${parisDay(clock.now())}::date AS days,
            (SELECT count(*)::int FROM scholarship_favorites WHERE scholarship_id = scholarship.id) AS kept
       FROM scholarships scholarship ORDER BY id`;
});

const words = (text: string) => text.split(/[^\p{L}\d’'-]+/u).filter(Boolean);
const valuesOf = (field: keyof Row) => new Set(rows.map((row) => row[field]));

describe('the demonstration’s scholarships', () => {
  it('are at least 120, of every level and coverage, in 25 countries or more', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    expect([...valuesOf('level')].toSorted()).toEqual(['doctorat', 'licence', 'master', 'postdoc']);
    expect(valuesOf('coverage_type').size).toBe(4);
    expect(valuesOf('country').size).toBeGreaterThanOrEqual(25);
    expect(valuesOf('organization').size).toBeGreaterThanOrEqual(60);
  });

  it('have deadlines around the day of seeding: yesterday, today, tomorrow, in 5, 20, 29 and 31 days, and in each of the next ten months', () => {
    const days = new Set(rows.map((row) => row.days));
    for (const day of [-1, 0, 1, 5, 20, 29, 30, 31]) expect(days, `${day} days`).toContain(day);
    for (let month = 1; month <= 10; month += 1)
      expect(
        [...days].some((day) => day >= month * 30 && day < (month + 1) * 31),
        `month ${month}`,
      ).toBe(true);
  });

  it('are each told in their own words, from 60 to 200 of them', () => {
    for (const { slug, description } of rows) {
      const length = words(description).length;
      expect(length, slug).toBeGreaterThanOrEqual(60);
      expect(length, slug).toBeLessThanOrEqual(200);
    }
    const openings = new Set(rows.map(({ description }) => description.slice(0, 40)));
    expect(openings.size).toBe(rows.length);
  });

  it('say an amount or none, and lead to addresses that nobody owns', () => {
    expect(rows.some(({ amount }) => amount === null)).toBe(true);
    for (const { slug, application_url } of rows)
      expect(application_url).toBe(`https://bourses.example.org/${slug}`);
  });

  it('promise in their text no more by the month than the amount that they say', () => {
    const promised = rows.flatMap(({ slug, description, amount, duration_months }) => {
      const sentences = description.replace(/[\u00a0\u202f]/g, ' ').split(/(?<=[.;:])\s|\n/);
      return sentences
        .filter((sentence) => !IS_A_COST.test(sentence))
        .flatMap((sentence) => {
          const monthly = /(\d[\d ]*) € par mois/.exec(sentence)?.[1]?.replace(/ /g, '');
          if (!monthly || amount === null || duration_months === null) return [];
          return [{ slug, given: Number(monthly) * duration_months, amount: Number(amount) }];
        });
    });
    expect(promised.length).toBeGreaterThan(50);
    expect(promised.filter(({ given, amount }) => given > amount)).toEqual([]);
  });

  it('are 8 to 12 on the front page, which sorts some of them', async () => {
    expect(rows.filter((row) => row.is_featured).length).toBeGreaterThanOrEqual(8);
    expect(rows.filter((row) => row.is_featured).length).toBeLessThanOrEqual(12);
    const { body } = await api.request<ScholarshipSummary[]>('/universities/scholarships/featured/');
    expect(JSON.stringify(body)).toContain('is_featured');
  });

  it('have been read and kept, each as often as its count says', () => {
    expect(rows.every(({ favorite_count, kept }) => favorite_count === kept)).toBe(true);
    expect(Math.max(...rows.map(({ kept }) => kept))).toBeGreaterThan(5);
    expect(rows.every(({ view_count }) => view_count > 0)).toBe(true);
  });

  it('are read on the site', async () => {
    const { body } = await api.request<Page<ScholarshipSummary>>('/universities/scholarships/?page_size=100');
    expect(body.count).toBe(rows.filter(({ status, days }) => status === 'active' && days >= 0).length);
    const { body: figures } = await api.request<ScholarshipStatistics>(
      '/universities/scholarships/statistics/',
    );
    expect(figures.active_scholarships).toBe(body.count);
    expect(figures.upcoming_deadlines).toBeGreaterThan(10);
  });

  it('come in part from 8 partner universities or more', async () => {
    const { body } = await api.request<Page<Partner>>('/partners/?page_size=100');
    const universities = body.results.filter(({ kind }) => kind === 'universite').map(({ id }) => id);
    expect(universities.length).toBeGreaterThanOrEqual(8);
    const granting = new Set(rows.flatMap(({ university_id }) => university_id ?? []));
    expect(granting.size).toBeGreaterThanOrEqual(8);
    expect(universities).toEqual(expect.arrayContaining([...granting]));
  });
});

describe('the demonstration’s students', () => {
  it('ask for help in every state, with notes and letters', async () => {
    const { body } = await staff<AccompanimentRequest[]>('/admin/accompaniment-requests?range=[0,99]');
    expect(body).toHaveLength(14);
    expect(new Set(body.map(({ status }) => status)).size).toBe(5);
    expect(body.reduce((sum, { notes }) => sum + notes, 0)).toBeGreaterThanOrEqual(4);
    expect(body.reduce((sum, { letters }) => sum + letters, 0)).toBeGreaterThanOrEqual(4);
    expect(body.every(({ email }) => email.endsWith('@example.org'))).toBe(true);
  });

  it('offer to help in every state', async () => {
    const { body } = await staff<AmbassadorApplication[]>('/admin/ambassador-applications?range=[0,99]');
    expect(body).toHaveLength(10);
    expect(new Set(body.map(({ status }) => status)).size).toBe(4);
  });

  it('have numbers that the next one follows', async () => {
    const form = {
      first_name: 'Awa',
      last_name: 'Ndiaye',
      email: 'awa.suivante@example.org',
      field_of_study: 'Hydrologie',
      current_level: 'master',
      description: 'Une thèse.',
    };
    const { status, body } = await api.request('/universities/accompaniment-requests/', { body: form });
    expect([status, body.reference.slice(-6)]).toEqual([201, '000015']);
  });

  it('have alerts that wait, run and are stopped', async () => {
    const alerts = await api.sql`SELECT status FROM scholarship_alerts ORDER BY 1`;
    expect(alerts).toEqual([{ status: 'active' }, { status: 'pending' }, { status: 'stopped' }]);
  });
});
