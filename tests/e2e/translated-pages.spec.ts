import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { enterPanel, sideMenu } from './enter-panel.ts';
import { GiftForm } from './gift-form.ts';
import { journey } from './journey.ts';
import { translatePage } from './translate-page.ts';

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

describe('a page that the browser translates', () => {
  journey('says on its button the amount that is chosen after it', async ({ page }) => {
    const faults = faultsOf(page);
    const form = new GiftForm(page);
    await form.open();
    await translatePage(page);
    await form.choose('Un autre montant');
    await form.main.getByLabel('Votre montant, en euros').fill('250');
    await form.main.getByRole('button', { name: asPrinted('Donner 250 €'), exact: true }).waitFor();
    await form.choose('Chaque mois');
    await form.main.getByRole('button', { name: asPrinted('Donner 250 € par mois'), exact: true }).waitFor();
    await form.choose('Une entreprise');
    await form.choose('Un particulier');
    expect(faults).toEqual([]);
  });

  journey('goes on to other pages, and lets lists be narrowed', async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto('/universites/scholarships');
    const pages: [string, RegExp][] = [
      ['/universites/scholarships?level=master', /bourse/i],
      ['/evenements', /événements/i],
      ['/campagnes', /campagnes/i],
    ];
    for (const [path, title] of pages) {
      await translatePage(page);
      await page.evaluate((to) => window.history.pushState(null, '', to), path);
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
      await page.waitForURL((url) => url.pathname + url.search === path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    expect(faults).toEqual([]);
  });

  journey('leads from screen to screen of the panel', async ({ page, product }) => {
    const faults = faultsOf(page);
    await enterPanel(page, product, '/admin/articles');
    for (const screen of ['Campagnes', 'Événements', 'Partenaires', 'Projets']) {
      await translatePage(page);
      await sideMenu(page).getByRole('link', { name: screen, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: screen, exact: true }).waitFor();
    }
    expect(faults).toEqual([]);
  });
});
