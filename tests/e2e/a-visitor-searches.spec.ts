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

  journey('twice the same, and goes back to where they came from', async ({ page }) => {
    await page.goto('/campagnes', { waitUntil: 'networkidle' });
    const campaigns = page.getByRole('form', { name: 'Chercher une campagne' });
    await campaigns.getByRole('searchbox').fill('Foumban');
    for (let time = 0; time < 3; time += 1) {
      await campaigns.getByRole('button', { name: 'Chercher' }).click();
      await page.waitForURL('**/campagnes?**Foumban');
    }
    await page.goBack();
    await page.waitForURL('**/campagnes');
    await page.goto('/recherche', { waitUntil: 'networkidle' });
    await page.getByLabel(asPrinted('Que cherchez-vous ?')).fill('Foumban');
    for (let time = 0; time < 3; time += 1) {
      await page.getByRole('button', { name: 'Chercher' }).click();
      await page.waitForURL('**/recherche?q=Foumban');
    }
    await page.goBack();
    await page.waitForURL('**/recherche');
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

  journey('with JavaScript off, on a phone', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rechercher' }).click();
    await page.getByLabel(asPrinted('Que cherchez-vous ?')).fill('Foumban');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.waitForURL('**/recherche?q=Foumban');
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: FIRST_STORY }).click();
    await page.getByRole('heading', { level: 1, name: FIRST_STORY }).waitFor();
  });
});
