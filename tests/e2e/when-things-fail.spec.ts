import type { CampaignRecord } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { enterPanel } from './enter-panel.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

describe('when the network fails', () => {
  journey('a visitor is told so, and tries again', async ({ page, product }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/api/v1/campaigns/**', (route) => route.abort());
    await page
      .getByRole('navigation', { name: /principal/i })
      .getByRole('link', { name: 'Campagnes' })
      .click();
    // The client tries three times before it gives up.
    await page.getByText('Erreur lors du chargement des campagnes').waitFor({ timeout: 30_000 });
    await page.unroute('**/api/v1/campaigns/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    // Other journeys publish campaigns on this product, too.
    const { count } = await (await fetch(`${product.url}/api/v1/campaigns/`)).json();
    await page
      .getByText(asPrinted(`${count} campagnes`))
      .first()
      .waitFor();
  });

  journey('a picture that does not come is replaced by the default one', async ({ page }) => {
    await page.route('**/illustrations/v1/jeunesse/heure-du-conte-kribi.svg', (route) => route.abort());
    await page.goto('/campagnes/heure-du-conte-kribi');
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toMatch(/\/illustrations\/default\.svg$/);
  });

  journey('staff keep what they wrote, and save it once the network is back', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/campaigns/bibliobus-adamaoua/edit');
    const place = page.getByRole('textbox', { name: 'Lieu' });
    await place.fill('Meiganga et Tibati, Cameroun');
    await page.route('**/api/v1/admin/campaigns/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /connexion|réseau/i })
      .first()
      .waitFor();
    await expect.poll(() => place.inputValue()).toBe('Meiganga et Tibati, Cameroun');

    await page.unroute('**/api/v1/admin/campaigns/**');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect
      .poll(
        async () =>
          (await (await fetch(`${product.url}/api/v1/campaigns/bibliobus-adamaoua/`)).json()).location,
      )
      .toBe('Meiganga et Tibati, Cameroun');
  });
});

describe('when two people change one campaign', () => {
  journey('the second is told who changed what, and loses nothing', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/campaigns/salle-numerique-ngaoundere/edit');
    const title = page.getByRole('textbox', { name: /^Titre/ });
    await title.fill('Une salle numérique pour Ngaoundéré');
    await changeElsewhere(product);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText(/Première administratrice venait de modifier la fiche \(« Lieu »\)/).waitFor();
    await expect
      .poll(
        async () => await (await fetch(`${product.url}/api/v1/campaigns/salle-numerique-ngaoundere/`)).json(),
      )
      .toMatchObject({
        title: 'Une salle numérique pour Ngaoundéré',
        location: 'Ngaoundéré (changé ailleurs)',
      });
  });
});

/** Another member of staff changes the same campaign meanwhile. */
async function changeElsewhere(product: Product): Promise<void> {
  const call = await staffSession(product);
  const { body } = await call<CampaignRecord>('GET', '/admin/campaigns/salle-numerique-ngaoundere');
  const change = { location: 'Ngaoundéré (changé ailleurs)', version: body.version };
  expect((await call('PUT', `/admin/campaigns/${body.id}`, change)).status).toBe(200);
}
