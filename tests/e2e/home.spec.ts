import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';

const SLIDE_MS = 4_000;
/** The first testimonial of the page about training librarians. */
const QUOTED = 'J’avais peur de jeter. J’ai appris à choisir, et les lecteurs ont enfin vu les livres.';

/** Position of the slide that is shown, from 1. */
async function shownSlide(page: Page): Promise<number> {
  const name = await page.locator('[role=group][data-current]').getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0]);
}

/** Time passes, and the same slide is shown. */
async function staysForAWhile(page: Page): Promise<void> {
  const shown = await shownSlide(page);
  await page.clock.fastForward(2 * SLIDE_MS);
  await page.clock.runFor(100);
  await expect.poll(() => shownSlide(page)).toBe(shown);
}

describe('the slideshow', () => {
  journey('advances by itself, and stops at the pause button', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Mettre en pause' }).waitFor();
    await expect.poll(() => shownSlide(page)).toBe(1);
    await page.clock.fastForward(SLIDE_MS);
    await expect.poll(() => shownSlide(page)).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Mettre en pause' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Reprendre' }).waitFor();
    await staysForAWhile(page);
  });

  journey('waits while the keyboard is in it, and shows the image that is asked for', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Montrer l’image 3' }).press('Enter');
    await expect.poll(() => shownSlide(page)).toBe(3);
    await staysForAWhile(page);
  });

  journey('stands still where motion is reduced, by the device or by the menu', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Montrer l’image 2' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Mettre en pause' }).count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Mettre en pause' }).waitFor();
    await page.evaluate(() => localStorage.setItem('accessibility', '{"reducedMotion":true}'));
    await page.reload();
    await page.getByRole('button', { name: 'Montrer l’image 2' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Mettre en pause' }).count()).toBe(0);
    await staysForAWhile(page);
  });
});

describe('what the association has achieved', () => {
  journey('is told in three tabs that the keyboard reaches', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Montrer l’image 2' }).waitFor();
    const impact = page.locator('#impact');
    await impact.getByText('livres distribués').first().waitFor();
    await impact.getByRole('tab', { name: 'Vue d’ensemble' }).press('ArrowRight');
    await impact.getByRole('tab', { name: 'Régions' }).press('Enter');
    await impact.getByRole('heading', { name: 'Où sont les bibliothèques' }).waitFor();
    await impact.getByText('Cameroun', { exact: true }).waitFor();
    await impact.getByRole('tab', { name: 'Chronologie' }).click();
    await impact.getByText('2010', { exact: true }).first().waitFor();
    await impact.getByRole('tabpanel').getByText('Lire en tableau').click();
    await impact.getByRole('table').getByRole('rowheader', { name: '2024' }).waitFor();
  });

  journey('stays as it was last known when it cannot be read again', async ({ page }) => {
    await page.route('**/api/v1/metrics/**', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Montrer l’image 2' }).waitFor();
    await page.locator('#impact').getByRole('button', { name: 'Actualiser' }).click();
    await page.getByText('Erreur lors du rafraîchissement des métriques').waitFor();
    await page.locator('#impact').getByText('bibliothèques soutenues').first().waitFor();
  });
});

describe('without JavaScript', () => {
  journey(
    'the home page is whole: one image, the quotation, the three parts of the impact',
    async ({ visit }) => {
      const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
      await page.goto('/');
      await expect.poll(() => page.locator('[role=group][data-current]').count()).toBe(1);
      await page.getByText(QUOTED).waitFor();
      for (const heading of ['Depuis le premier carton', 'Où sont les bibliothèques', 'Les grandes étapes'])
        await page.getByRole('heading', { name: heading }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Mettre en pause' }).count()).toBe(0);
      await expect.poll(() => page.getByRole('tab').count()).toBe(0);
      for (const heading of ['Campagnes en cours', 'Les nouvelles', 'Les prochains rendez-vous', 'La lettre'])
        await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    },
  );
});

describe('the home page', () => {
  journey(
    'shows 3 campaigns, 3 news and 3 events, and leads to them without a new document',
    async ({ page }) => {
      await page.goto('/');
      for (const id of ['accueil-campagnes', 'accueil-actualites', 'accueil-evenements'])
        await expect.poll(() => page.locator(`#${id}`).getByRole('article').count(), { message: id }).toBe(3);
      await page.getByRole('button', { name: 'Montrer l’image 2' }).waitFor();
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await page
        .locator('#accueil-actualites')
        .getByRole('article')
        .first()
        .getByRole('link')
        .first()
        .click();
      await page.waitForURL('**/actualites/**');
      await expect.poll(() => page.locator('html[data-same-document]').count()).toBe(1);
      await page
        .getByRole('navigation', { name: /principal/i })
        .getByRole('link', { name: 'Accueil' })
        .click();
      await page.getByRole('heading', { name: 'Les nouvelles', exact: true }).waitFor();
      await expect.poll(() => page.locator('#accueil-evenements').getByRole('article').count()).toBe(3);
    },
  );

  journey('says what could not be read when the api does not answer', async ({ page, product }) => {
    await page.goto('/campagnes', { waitUntil: 'networkidle' });
    await page.route(/api\/v1\/(campaigns|articles|events)\//, (route) => route.abort());
    await page
      .getByRole('navigation', { name: /principal/i })
      .getByRole('link', { name: 'Accueil' })
      .click();
    const late = { timeout: 30_000 };
    await page.getByText('Erreur lors du chargement des campagnes').waitFor(late);
    await page.getByText('Erreur lors du chargement des actualités').waitFor(late);
    await page.getByText(/actualités récentes. Vérifiez votre connexion internet/).waitFor(late);
    await page.getByText('Erreur lors du chargement des événements').waitFor(late);
    await page.unroute(/api\/v1\/(campaigns|articles|events)\//);
    await page.locator('#accueil-evenements').getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('#accueil-evenements').getByRole('article').first().waitFor();
    expect(product.logs()).not.toContain('page rendering failed');
  });
});

journey('the quotation is written under the visitor’s eyes, and whole in the end', async ({ page }) => {
  await page.goto('/');
  const quotation = page.getByRole('blockquote');
  await quotation.scrollIntoViewIfNeeded();
  await expect.poll(() => quotation.locator('span').count()).toBe(1);
  await expect.poll(() => quotation.locator('span').count(), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => quotation.innerText()).toContain(QUOTED);
  await page.getByText('Pélagie E., bibliothécaire, Kribi').waitFor();
});
