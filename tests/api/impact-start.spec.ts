import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FigureRecord, LocationMetric, Metrics, Page, YearlyProgress } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { adminOf, startApi, testApi } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { testDatabase } from '../factories/database.ts';

/** Rows that the software itself needs, or makes of others: a word of content, or a figure, is not among them. */
const OF_THE_SOFTWARE = new Set([
  'analytics_refreshes',
  'article_categories',
  'article_tags',
  'content_revision',
  'donation_sums',
  'donor_changes',
  'donor_records',
  'event_tags',
  'installation',
  'journal_entries',
  'journal_postings',
  'newsletter_address_keys',
  'notification_readers',
  'project_partners',
  'recurring_gift_states',
  'scholarship_synonyms',
  'search_vocabulary',
  'settings',
  'visit_conversion_changes',
  'visit_conversion_days',
  'visit_days',
  'visit_months',
  'visit_roll_ups',
]);
const MIGRATIONS = resolve(import.meta.dirname, '../../api/src/platform/database/migrations');

describe('an association’s own installation', () => {
  const env = {
    ENVIRONMENT: 'production',
    ADMIN_ACCESS_CODE: 'code-des-essais-2026',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const database = testDatabase();
  const api = testApi(env, database);
  const admin = adminOf(api);
  const metrics = async () => (await api.request<Metrics>('/metrics/')).body;

  it('begins with nothing that nobody did: no gift, no reader, no library, no place', async () => {
    const { site_metrics, donations } = await metrics();
    expect(donations).toEqual({ total_amount: 0, starting_amount: 0, starting_on: null });
    expect(site_metrics).toMatchObject({
      books_distributed: 0,
      libraries_supported: 0,
      beneficiaries_count: 0,
      countries_count: 0,
      volunteers_count: 0,
      books_goal: 0,
    });
    const places = await api.request<Page<LocationMetric>>('/metrics/locations/');
    const years = await api.request<Page<YearlyProgress>>('/metrics/crud/yearly-progress/');
    expect([places.body.results, years.body.results]).toEqual([[], []]);
  });

  it('says each gift as soon as it is there', async () => {
    await bankOf(api, admin).inHand('42,50', 'cash');
    expect((await metrics()).donations.total_amount).toBe(42.5);
    const figure = (await admin<FigureRecord>('/admin/metrics/donations_total_amount')).body;
    expect([figure.value, figure.entered_value]).toEqual([42.5, 0]);
  });

  it('keeps what it has when it starts again, whichever process is first', async () => {
    const before = await metrics();
    const others = await Promise.all([1, 2].map(() => startApi({ database, env })));
    try {
      expect(await metrics()).toEqual(before);
      const [{ count }] = await api.sql`SELECT count(*)::int AS count FROM impact_figures`;
      expect(count).toBe(10);
    } finally {
      await Promise.all(others.map((other) => other.close()));
    }
  });
});

describe('migrations', () => {
  it('write no figure, no place and no year: what an installation shows is not theirs to say', () => {
    const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(20);
    const written = files.flatMap((name) => [
      ...readFileSync(resolve(MIGRATIONS, name), 'utf8').matchAll(/INSERT INTO (\w+)/g),
    ]);
    const tables = new Set(written.map(([, table]) => table!));
    expect([...tables].filter((table) => !OF_THE_SOFTWARE.has(table))).toEqual([]);
  });
});
