import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { COMPUTER } from '../factories/page-views.ts';
import { rowsOf } from '../factories/rows.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import type { Product } from './product.ts';

const CAMPAIGN = { path: '/campagnes/heure-du-conte-kribi', title: 'L’heure du conte à Kribi' };

/** The browser that a test drives says that it is one; each journey has a visitor of its own. */
const visitor = (name: string, more: BrowserContextOptions = {}) => ({
  userAgent: `${COMPUTER} ${name}`,
  ...more,
});
const campaignCode = (name: string) => `?utm_campaign=visite-${name}`;

interface SeenPage {
  page: string;
  views: number;
  saves_data: boolean;
}

/** What one visit saw, once each of these pages has been counted. */
async function untilCounted({ databaseUrl }: Product, name: string, read: string[]): Promise<SeenPage[]> {
  const pages = () =>
    rowsOf<SeenPage>(
      databaseUrl,
      `SELECT seen.page, seen.views::int AS views, visits.saves_data
         FROM visits JOIN visit_pages seen USING (day, visitor)
        WHERE visits.utm_campaign = $1 ORDER BY seen.page`,
      [`visite-${name}`],
    );
  const counted = async () => (await pages()).map(({ page }) => page);
  await expect.poll(counted, { timeout: 20_000 }).toEqual(expect.arrayContaining(read));
  return pages();
}

async function untilKept(page: Page, path: string): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('pages')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept, { timeout: 20_000 }).toContain(path);
}

describe('a visit', () => {
  journey('of one page is one page, whatever the service worker keeps of it', async ({ visit, product }) => {
    const page = await visit(visitor('premiere'));
    await page.goto(`/a-propos${campaignCode('premiere')}`);
    await untilKept(page, '/a-propos');
    await page.goto('/contact');
    expect(await untilCounted(product, 'premiere', ['/a-propos', '/contact'])).toEqual([
      { page: '/a-propos', views: 1, saves_data: false },
      { page: '/contact', views: 1, saves_data: false },
    ]);
  });

  const ways: [string, string, BrowserContextOptions, boolean][] = [
    ['without a service worker', 'seule', { serviceWorkers: 'block' }, false],
    ['with a service worker', 'gardee', {}, false],
    ['without script', 'sans-script', { javaScriptEnabled: false }, false],
    ['in economy mode', 'economie', { extraHTTPHeaders: { 'save-data': 'on' } }, true],
  ];
  for (const [way, name, options, saves_data] of ways)
    journey(`counts the same pages ${way}`, async ({ visit, product }) => {
      const page = await visit(visitor(name, options));
      await page.goto(`/campagnes${campaignCode(name)}`);
      if (name === 'gardee') await untilKept(page, '/campagnes');
      await page.getByRole('main').getByRole('link', { name: CAMPAIGN.title }).first().click();
      await page.getByRole('heading', { level: 1, name: CAMPAIGN.title }).waitFor();
      if (name === 'gardee') await untilKept(page, CAMPAIGN.path);
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: CAMPAIGN.title }).first().waitFor();
      await page.goto('/contact');
      const read = ['/campagnes', CAMPAIGN.path, '/contact'];
      const seen = await untilCounted(product, name, read);
      expect(seen).toEqual(read.map((one) => ({ page: one, views: 1, saves_data })));
    });
});
