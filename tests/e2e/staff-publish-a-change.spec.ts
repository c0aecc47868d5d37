import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel, sideMenu } from './enter-panel.ts';
import { asPrinted } from './as-printed.ts';
import { GiftForm } from './gift-form.ts';
import { journey } from './journey.ts';

async function publicTitle(page: Page, url: string): Promise<string> {
  await page.goto(url);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

describe('staff', () => {
  journey('publish a change, and a visitor sees it', async ({ page, visit, product }) => {
    const visitor = await visit();
    expect(await publicTitle(visitor, '/campagnes/heure-du-conte-kribi')).toBe('L’heure du conte à Kribi');

    await enterPanel(page, product);
    await sideMenu(page).getByRole('link', { name: 'Campagnes', exact: true }).click();
    // The dashboard, which stays until the list is there, names campaigns too.
    await page
      .getByRole('link', { name: 'L’heure du conte à Kribi' })
      .and(page.locator('[href$="/edit"]'))
      .click();
    await page.waitForURL('**/campaigns/heure-du-conte-kribi/edit');
    await page.getByRole('textbox', { name: /^Titre/ }).fill('L’heure du conte à Kribi, chaque mercredi');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page
      .getByText(/enregistrée/i)
      .first()
      .waitFor();

    await expect
      .poll(() => publicTitle(visitor, '/campagnes/heure-du-conte-kribi'), { interval: 100 })
      .toBe('L’heure du conte à Kribi, chaque mercredi');
  });

  journey('say what amounts do, and the money form offers them', async ({ page, visit, product }) => {
    await enterPanel(page, product, '/admin/campaigns/bibliotheque-lycee-foumban/edit');
    const amounts = page.getByRole('region', { name: 'Montants proposés' });
    const last = amounts.getByLabel('Ce qu’il fait').last();
    await amounts.getByRole('button', { name: 'Ajouter un montant' }).click();
    await amounts.getByLabel('Montant (€)').last().fill('27');
    await last.fill('deux atlas pour la salle de lecture');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page
      .getByText(/enregistrée/i)
      .first()
      .waitFor();

    const visitor = await visit({ javaScriptEnabled: false });
    const gift = visitor.getByRole('list', { name: 'Ce que fait votre don' }).getByRole('link', {
      name: /deux atlas pour la salle de lecture/,
    });
    await expect
      .poll(async () => {
        await visitor.goto('/campagnes/bibliotheque-lycee-foumban');
        return gift.count();
      })
      .toBe(1);
    await gift.click();
    await visitor.waitForURL('**/faire-un-don?**');
    await expect.poll(() => visitor.getByRole('radio', { name: /deux atlas/ }).isChecked()).toBe(true);

    const donor = await visit();
    const form = new GiftForm(donor);
    await form.open();
    await donor.getByRole('radio', { name: asPrinted('100 €') }).check({ force: true });
    await donor.getByLabel('Pour quelle action').selectOption('bibliotheque-lycee-foumban');
    await donor.getByRole('radio', { name: /deux atlas/ }).waitFor();
    await donor.getByRole('button', { name: asPrinted('Donner 100 €') }).waitFor();
    await expect.poll(() => donor.getByLabel('Votre montant, en euros').inputValue()).toBe('100');
    await donor.getByRole('radio', { name: /deux atlas/ }).check({ force: true });
    await donor.getByRole('button', { name: asPrinted('Donner 27 €') }).waitFor();
  });

  journey(
    'write a campaign, preview it, publish it, and take it back from the bin',
    async ({ page, product }) => {
      await enterPanel(page, product, '/admin/campaigns/new');
      await page.getByRole('textbox', { name: /^Titre/ }).fill('Des dictionnaires pour Buea');
      await page.getByLabel('Résumé').fill('Deux cents dictionnaires pour quatre collèges.');
      await choose(page, 'Catégorie', 'Manuels scolaires');
      await choose(page, 'Ce que la campagne collecte', 'Dons d’argent');
      await page.getByLabel('Objectif en argent').fill('2400');
      await page
        .getByRole('button', { name: /Enregistrer|Créer/ })
        .first()
        .click();
      await page.waitForURL('**/campaigns/des-dictionnaires-pour-buea/**');
      expect((await fetch(`${product.url}/campagnes/des-dictionnaires-pour-buea`)).status).toBe(404);

      await page.getByRole('button', { name: 'Aperçu' }).click();
      await page
        .frameLocator('iframe')
        .getByRole('heading', { level: 1, name: 'Des dictionnaires pour Buea' })
        .waitFor();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Publier maintenant' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publier maintenant' }).click();
      await expect
        .poll(async () => (await fetch(`${product.url}/campagnes/des-dictionnaires-pour-buea`)).status)
        .toBe(200);

      await page.getByRole('button', { name: /Mettre à la corbeille/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /corbeille|Confirmer/i })
        .click();
      await expect
        .poll(async () => (await fetch(`${product.url}/campagnes/des-dictionnaires-pour-buea`)).status)
        .toBe(404);
    },
  );
});

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
