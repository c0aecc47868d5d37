import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';

const LISTS = [
  { path: '/campagnes', chip: 'Manuels scolaires', folded: 'Lieu' },
  { path: '/actualites', chip: 'Portraits', folded: 'Période' },
  { path: '/evenements', chip: 'Gratuit', folded: 'Ville' },
  { path: '/projets', chip: 'Soutien aux bibliothèques', folded: 'Où en sont-ils' },
  { path: '/universites/scholarships', chip: /^À la une/, folded: 'Pays' },
];

const quick = (page: Page) => page.getByRole('list', { name: 'Filtres rapides' });
const criteria = (page: Page) => new Map(new URL(page.url()).searchParams);
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('every list', () => {
  journey('begins with words and quick filters, on a phone and without a script', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    for (const { path, chip, folded } of LISTS) {
      await page.goto(path);
      await page.getByRole('main').getByRole('searchbox').waitFor();
      await expect
        .poll(() => page.getByLabel(folded, { exact: true }).isVisible(), { message: path })
        .toBe(false);
      const one = quick(page).getByRole('link', { name: chip });
      await one.click();
      expect(criteria(page).size, path).toBe(1);
      await expect.poll(() => one.getAttribute('aria-current'), { message: path }).toBe('true');
      // What the quick filter shows as set is not counted again, and opens nothing.
      await page.getByText(/^Filtres$/).click();
      await expect
        .poll(() => page.getByLabel(folded, { exact: true }).isVisible(), { message: path })
        .toBe(true);
      await page.getByRole('link', { name: 'Effacer les filtres' }).first().click();
      expect(criteria(page).size, path).toBe(0);
      await expect.poll(() => isTooWide(page), { message: path }).toBe(false);
    }
  });

  journey('counts what is set in its folded filters, and opens them', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/evenements?city=Lyon&language=fr&free=true');
    await page.getByText(/^Filtres \(2\)$/).waitFor();
    await expect.poll(() => page.getByLabel('Ville', { exact: true }).inputValue()).toBe('Lyon');
    await expect.poll(() => page.getByLabel('Ville', { exact: true }).isVisible()).toBe(true);
    await page.getByLabel('Ville', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Voir les résultats' }).click();
    await page.waitForURL((url) => url.searchParams.get('city') !== 'Lyon');
    await page.getByText(/^Filtres \(1\)$/).waitFor();
    expect(criteria(page).get('free')).toBe('true');
  });

  journey('is narrowed by keyboard, and closes nothing under the hand', async ({ page }) => {
    await page.goto('/projets', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('searchbox').focus();
    await page.keyboard.type('bibliothèque');
    await page.keyboard.press('Enter');
    await expect.poll(() => criteria(page).get('search')).toBe('bibliothèque');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => criteria(page).get('action')).toBe('collecte');
    // The address changes before the link does: until then, Enter asks for the same once more.
    await page.locator('a[aria-current=true]:focus').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => criteria(page).has('action')).toBe(false);
    const summary = page.locator('summary', { hasText: 'Filtres' });
    await summary.focus();
    await expect.poll(() => summary.evaluate((one) => getComputedStyle(one).boxShadow)).not.toBe('none');
    await page.keyboard.press('Enter');
    const status = page.getByLabel('Où en sont-ils', { exact: true });
    await status.selectOption('completed');
    await page.getByText(/^Filtres \(1\)$/).waitFor();
    await status.selectOption('');
    await page.getByText(/^Filtres$/).waitFor();
    await expect.poll(() => status.isVisible()).toBe(true);
    const count = page.getByRole('region', { name: 'Nos projets' }).getByRole('status').first();
    await expect.poll(() => count.textContent()).toMatch(/^\d+\sprojets?$/);
  });
});

describe('the events', () => {
  journey('show the cancelled last, small and marked; the others with day and hours', async ({ page }) => {
    for (const path of ['/evenements', '/evenements?time=all']) {
      await page.goto(path);
      await toLastPage(page);
      const cancelled = page.getByRole('list', { name: 'Événements annulés' });
      if (path === '/evenements') await cancelled.getByText('Annulé', { exact: true }).first().waitFor();
      const marks = page.getByRole('main').getByRole('article').getByText('Annulé', { exact: true });
      await expect.poll(() => marks.count(), { message: path }).toBe(0);
    }
    await page.goto('/evenements');
    const card = page.getByRole('article', { name: 'Samedi de tri à Lyon' });
    await expect.poll(() => card.locator('time').textContent()).toMatch(/^samedi \d/);
    const hours = card.getByText(/^\d+\sh(\s\d\d)?\s–\s\d+\sh(\s\d\d)?$/);
    const lines = await hours.evaluate((one) => {
      const words = document.createRange();
      words.selectNode(one.lastChild!);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });
});

/** Of a list that may have one page only, or more since other journeys published, too. */
async function toLastPage(page: Page): Promise<void> {
  const pages = page.getByRole('main').getByRole('link', { name: /^Page \d+$/ });
  if ((await pages.count()) === 0) return;
  const last = await pages.last().textContent();
  await pages.last().click();
  await page
    .getByRole('link', { name: `Page ${last}`, exact: true, includeHidden: true })
    .and(page.locator('[aria-current=page]'))
    .waitFor();
}
