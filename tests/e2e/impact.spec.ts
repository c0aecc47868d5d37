import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

const impactOf = (page: Page) => page.locator('#impact');
const openHome = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Montrer l’image 2' }).waitFor();
};

async function staff(product: Product, path: string, body: object, method = 'POST'): Promise<any> {
  const call = await staffSession(product);
  const answer = await call(method, path, body);
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.body;
}

/** The map's picture once it is drawn: its natural size. */
const drawn = (page: Page) =>
  impactOf(page)
    .getByRole('img', { name: /^Carte des pays/ })
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.naturalHeight > 0);

describe('the regions', () => {
  journey('are a map of the countries, whose marks are the numbers of the list', async ({ page }) => {
    await openHome(page);
    await impactOf(page).getByRole('tab', { name: 'Vue d’ensemble' }).press('ArrowRight');
    await expect.poll(() => drawn(page)).toBe(true);
    const list = impactOf(page).getByRole('tabpanel', { name: 'Régions' }).getByRole('listitem');
    await expect.poll(() => list.first().innerText()).toMatch(/^1\s+Cameroun/);
    const address = await impactOf(page).locator('img').first().getAttribute('src');
    const svg = await (await page.request.get(address!)).text();
    const marks = [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, mark]) => Number(mark));
    expect(marks).toEqual(Array.from({ length: await list.count() }, (_, index) => index + 1));
  });

  journey(
    'show a country that staff add, and say so of one that no map of ours has',
    async ({ page, product }) => {
      await openHome(page);
      await impactOf(page).getByRole('tab', { name: 'Régions' }).click();
      const before = await impactOf(page).locator('img').first().getAttribute('src');
      for (const [name, country] of [
        ['Antananarivo', 'Madagascar'],
        ['Hanoï', 'Viêt Nam'],
      ])
        await staff(product, '/metrics/crud/location-metrics/', {
          name,
          country,
          libraries_count: 2,
          color: '#0c6b45',
        });
      await impactOf(page).getByRole('button', { name: 'Actualiser' }).click();
      await impactOf(page).getByText('Madagascar', { exact: true }).waitFor();
      await impactOf(page).getByText(asPrinted('Hors de la carte : Viêt Nam.')).waitFor();
      const after = await impactOf(page).locator('img').first().getAttribute('src');
      expect(after).not.toBe(before);
      await expect
        .poll(async () => (await (await page.request.get(after!)).text()).includes('#0c6b45'))
        .toBe(true);
      await impactOf(page).getByRole('tabpanel').getByText('Lire en tableau').click();
      await impactOf(page).getByRole('rowheader', { name: 'Hanoï, Viêt Nam' }).waitFor();
    },
  );
});

describe('the figures', () => {
  journey('are read anew when a visitor asks for it', async ({ page, product }) => {
    await openHome(page);
    await impactOf(page).getByText(asPrinted('125 000')).first().waitFor();
    const list = await staff(product, '/admin/metrics/', { volunteers_count: 187, version: 1 }, 'PUT');
    expect(list.site_metrics.volunteers_count).toBe(187);
    await impactOf(page).getByRole('button', { name: 'Actualiser' }).click();
    await page.getByText('Les chiffres sont à jour').waitFor();
    await impactOf(page).getByText('187', { exact: true }).waitFor();
    await impactOf(page)
      .getByText(/^Mis à jour le /)
      .waitFor();
  });

  journey(
    'are the specified ones for who comes to the home page while the api is silent',
    async ({ page }) => {
      await page.goto('/campagnes', { waitUntil: 'networkidle' });
      await page.route('**/api/v1/metrics/**', (route) => route.abort());
      await page
        .getByRole('navigation', { name: /principal/i })
        .getByRole('link', { name: 'Accueil' })
        .click();
      await impactOf(page).getByText('bibliothèques soutenues').first().waitFor();
      await impactOf(page).getByText(asPrinted('125 000')).first().waitFor();
      await expect.poll(() => impactOf(page).getByRole('tab').count()).toBe(3);
    },
  );

  journey('are asked for without a fault when one comes from another page', async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto('/campagnes', { waitUntil: 'networkidle' });
    await page
      .getByRole('navigation', { name: /principal/i })
      .getByRole('link', { name: 'Accueil' })
      .click();
    await impactOf(page).getByText('bibliothèques soutenues').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });
});

describe('without JavaScript', () => {
  journey('figures, map, years and their tables are all there, and still', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto('/');
    await impactOf(page).getByText('livres distribués').first().waitFor();
    await expect.poll(() => impactOf(page).getByText('Lire en tableau').count()).toBe(3);
    const map = impactOf(page).getByRole('img', { name: /^Carte des pays/ });
    await map.scrollIntoViewIfNeeded();
    const answer = await page.request.get((await map.getAttribute('src'))!);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    const table = impactOf(page).locator('table').nth(2);
    await impactOf(page).getByText('Lire en tableau').nth(2).click();
    await table.getByRole('rowheader', { name: '2024' }).waitFor();
    await impactOf(page).getByRole('button', { name: 'Actualiser' }).click();
    await page.waitForURL(/#impact$/);
    await impactOf(page).getByText('livres distribués').first().waitFor();
  });
});
