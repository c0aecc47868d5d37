import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel } from './enter-panel.ts';
import { apiOf } from './api-calls.ts';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';

const EMAIL = 'odile.partante@example.org';
const MESSAGE = {
  name: 'Odile',
  email: EMAIL,
  subject: 'Une question',
  message: 'Prenez-vous les bandes dessinées ?',
};

async function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

describe('what is kept of people', () => {
  journey('is read by a visitor, from what the product itself does', async ({ page }) => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.goto('/politique-confidentialite');
      await page
        .getByRole('heading', { name: 'Ce que nous gardons, pourquoi et combien de temps' })
        .waitFor();
      await page.locator('summary', { hasText: /^Lettre d’information$/ }).click();
      const newsletter = page.getByRole('group', { name: 'Lettre d’information' });
      await expect.poll(() => newsletter.innerText()).toContain('30 jours');
      await expect
        .poll(() => page.getByRole('link', { name: 'Ouvrir mon espace' }).getAttribute('href'))
        .toBe('/mon-profil');
      await expect.poll(() => isWithin(page)).toBe(true);
    }
  });

  journey('is a record that staff print or export', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/settings/processing');
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.getByRole('heading', { name: 'Dons d’argent' }).waitFor();
      await page.getByRole('button', { name: 'Imprimer' }).waitFor();
      await expect.poll(() => isWithin(page)).toBe(true);
    }
  });

  journey('is found, and erased, for a person without an account', async ({ page, product }) => {
    await apiOf(product)('/contact/', { body: MESSAGE });
    await enterPanel(page, product, '/admin/settings/people');
    await page.getByLabel('Adresse e-mail').fill(EMAIL.toUpperCase());
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    await page.getByText(`sous ${EMAIL}`).waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expect.poll(() => isWithin(page)).toBe(true);
    }
    await page.getByRole('button', { name: 'Effacer cette personne…' }).click();
    await page.getByLabel('Raison').fill('Demandé par téléphone le 3 mars, rappelée à son numéro');
    await page.getByRole('button', { name: 'Effacer pour toujours' }).click();
    await page.getByText('Rien n’est gardé sous cette adresse.').waitFor();
    await expect.poll(() => page.getByText('Effacements précédents').isVisible()).toBe(true);
  });
});
