import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FEED_FAULTS } from './feed-faults.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';

const MOST_TABS = 80;

/** Presses Tab until what has the focus bears this name, as someone without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`« ${name} » was not reached by ${MOST_TABS} tabs`);
}

const newest = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('link').first();
const listTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Actualités' });

async function openTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

describe('a visitor', () => {
  journey('reads an article from the home page by keyboard only', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, 'Actualités');
    await page.keyboard.press('Enter');
    await listTitle(page).waitFor();
    const title = (await newest(page).textContent())!;
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await openTitle(page, title);
    await page
      .getByText(/min de lecture/)
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  journey('finds and reads the news with JavaScript off', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/actualites');
    const title = (await newest(page).textContent())!;
    const longest = title.match(/\p{Letter}+/gu)!.toSorted((a, b) => b.length - a.length)[0]!;
    await page.getByLabel('Mots').fill(longest);
    await page.getByText(/^Filtres$/).click();
    await page.getByLabel('Période').selectOption('year');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.waitForURL('**/actualites?**');
    const asked = new URL(page.url()).searchParams;
    expect([asked.get('search'), asked.get('period')]).toEqual([longest, 'year']);
    await page.getByRole('link', { name: title }).first().click();
    await openTitle(page, title);
    await expect.poll(() => page.locator('link[rel=alternate][type="application/rss+xml"]').count()).toBe(1);
  });

  journey('reads the news on a phone, and goes on to what is near', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/actualites');
    const title = (await newest(page).textContent())!;
    await newest(page).click();
    await openTitle(page, title);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
    const near = page.getByRole('region', { name: 'À lire aussi' }).getByRole('link').first();
    const next = (await near.textContent())!;
    await near.click();
    await openTitle(page, next);
  });

  journey('who follows an old address comes to the article', async ({ page }) => {
    await page.goto('/actualites');
    const [slug] = new URL((await newest(page).getAttribute('href'))!, page.url()).pathname
      .split('/')
      .slice(-1);
    const { results } = await (await page.request.get('/api/v1/articles/?page_size=1')).json();
    const answer = await page.request.get(`/actualites/${results[0].id}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `/actualites/${slug}`]);
    expect((await page.request.get('/actualites/jamais-ecrit')).status()).toBe(404);
  });

  journey('subscribes to the news, all or one category', async ({ page }) => {
    for (const format of ['rss', 'atom']) {
      const answer = await page.request.get(`/actualites/${format}.xml`);
      expect(answer.headers()['content-type']).toContain(`application/${format}+xml`);
      expect(await answer.text()).toMatch(/<(item|entry)>/);
      const etag = answer.headers()['etag']!;
      const again = await page.request.get(`/actualites/${format}.xml`, {
        headers: { 'if-none-match': etag },
      });
      expect(again.status()).toBe(304);
    }
    const { results } = await (await page.request.get('/api/v1/categories/')).json();
    const feeds = [
      '/actualites/rss.xml',
      '/actualites/atom.xml',
      `/actualites/rss.xml?category=${results[0].slug}`,
      '/lettres/rss.xml',
    ];
    await page.goto('/actualites');
    for (const path of feeds) {
      const xml = JSON.stringify(await (await page.request.get(path)).text());
      const own = JSON.stringify(new URL(path, page.url()).href);
      await expect.poll(() => page.evaluate(`${FEED_FAULTS}(${xml}, ${own})`), { message: path }).toEqual([]);
    }
    const ofOne = await page.request.get(`/actualites/rss.xml?category=${results[0].slug}`);
    expect(await ofOne.text()).toContain(results[0].name);
    expect((await page.request.get('/actualites/rss.xml?category=inconnue')).status()).toBe(404);
  });
});
