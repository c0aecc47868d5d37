import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';

const FIRST_STORY = 'À Foumban, la clef de la bibliothèque est pendue à un clou';

describe('a visitor searches the site', () => {
  journey('from the header, narrows to a type, and reads what was found', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    await page.getByRole('heading', { level: 1, name: 'Recherche' }).waitFor();
    await page.getByLabel(asPrinted('Que cherchez-vous ?')).fill('bibliotheques Foumban');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.getByText(asPrinted('résultats pour « bibliotheques Foumban »')).first().waitFor();
    await page
      .getByRole('navigation', { name: 'Genres de résultats' })
      .getByRole('link', { name: /Actualités/ })
      .click();
    await page.waitForURL('**/recherche?**type=articles**');
    await page.getByRole('link', { name: FIRST_STORY }).click();
    await page.getByRole('heading', { level: 1, name: FIRST_STORY }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name: FIRST_STORY }).waitFor();
  });

  journey('badly spelt, and is offered what was meant', async ({ page }) => {
    await page.goto('/recherche?q=biblioteque+fumban');
    await page.getByRole('heading', { name: 'Rien sur nos étagères' }).waitFor();
    await page.getByRole('link', { name: /bibliothèque Foumban/ }).click();
    await page.getByText(asPrinted('résultats pour « bibliothèque Foumban »')).first().waitFor();
    await expect
      .poll(() => page.getByLabel(asPrinted('Que cherchez-vous ?')).inputValue())
      .toBe('bibliothèque Foumban');
  });

  journey('from a page that does not exist', async ({ page }) => {
    await page.goto('/une-page-qui-n-existe-pas');
    await page.getByLabel(asPrinted('Que cherchez-vous ?')).fill('bibliobus');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.getByRole('heading', { level: 1, name: 'Recherche' }).waitFor();
    await page
      .getByRole('link', { name: /bibliobus/i })
      .first()
      .waitFor();
  });

  journey('with JavaScript off, on a phone', async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rechercher' }).click();
    await page.getByLabel(asPrinted('Que cherchez-vous ?')).fill('Foumban');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.waitForURL('**/recherche?q=Foumban');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: FIRST_STORY }).click();
    await page.getByRole('heading', { level: 1, name: FIRST_STORY }).waitFor();
    await context.close();
  });
});
