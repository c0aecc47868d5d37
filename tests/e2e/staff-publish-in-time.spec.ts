import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel, keepSession, dialog, publication } from './enter-panel.ts';
import { journey } from './journey.ts';

const CAMPAIGN = '/admin/campaigns/mediatheque-garoua/edit';

async function openCampaign(page: Page): Promise<void> {
  await page.goto(CAMPAIGN);
  await page.getByRole('heading', { level: 1, name: /médiathèque de Garoua/ }).waitFor();
  await publication(page).getByText('Brouillon').waitFor();
}

async function saveSummary(page: Page, summary: string, revision: number): Promise<void> {
  await page.getByLabel('Résumé').fill(summary);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('button', { name: `Comparer l’édition ${revision}` }).waitFor();
}

describe('staff', () => {
  journey(
    'set a campaign to appear at an hour of Paris, and change their mind',
    async ({ page, product }) => {
      await keepSession(page, product);
      await openCampaign(page);

      await page.getByRole('button', { name: 'Programmer…' }).click();
      await dialog(page).getByLabel('Jour').fill('2020-01-01');
      await dialog(page).getByText('Ce moment est déjà passé').waitFor();
      await dialog(page).getByLabel('Jour').fill('2031-03-30');
      await dialog(page).getByLabel('Heure (de Paris)').fill('02:30');
      await dialog(page).getByText('Cette heure n’existe pas ce jour-là').waitFor();
      await dialog(page).getByLabel('Heure (de Paris)').fill('08:00');
      await dialog(page).getByRole('button', { name: 'Programmer', exact: true }).click();

      await publication(page)
        .getByText(/Programmée le 30 mars 2031 à 08:00/)
        .waitFor();
      expect((await fetch(`${product.url}/campagnes/mediatheque-garoua`)).status).toBe(404);

      await page.getByRole('button', { name: 'Annuler la programmation' }).click();
      await dialog(page).getByRole('button', { name: 'Annuler la programmation' }).click();
      await publication(page).getByText('Brouillon').waitFor();
    },
  );

  journey('change a text twice, see what changed, and take the first one back', async ({ page, product }) => {
    await keepSession(page, product);
    await openCampaign(page);
    await saveSummary(page, 'Six mille livres pour rouvrir la salle de lecture.', 2);
    await saveSummary(page, 'Huit mille livres pour rouvrir la salle de lecture.', 3);

    await page.getByRole('button', { name: 'Comparer l’édition 3' }).click();
    await dialog(page).locator('del').filter({ hasText: /Six/ }).waitFor();
    await dialog(page).locator('ins').filter({ hasText: /Huit/ }).waitFor();
    await dialog(page).getByRole('button', { name: 'Reprendre l’édition 2' }).click();
    await dialog(page).last().getByRole('button', { name: 'Reprendre', exact: true }).click();
    await expect
      .poll(() => page.getByLabel('Résumé').inputValue())
      .toBe('Six mille livres pour rouvrir la salle de lecture.');
  });

  journey('import campaigns once a trial has shown that every line is right', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/campaigns');
    await page.getByRole('button', { name: 'Importer' }).click();
    await chooseFile(page, [LINES.nkongsamba, LINES.wrong]);
    await dialog(page).getByText('1 erreur').waitFor();
    await dialog(page).getByRole('cell', { name: '3', exact: true }).waitFor();
    await expect
      .poll(() =>
        dialog(page)
          .getByRole('button', { name: /^Importer/ })
          .count(),
      )
      .toBe(0);

    await chooseFile(page, [LINES.nkongsamba, LINES.kumba]);
    await dialog(page).getByText('2 à créer').waitFor();
    await dialog(page).getByRole('button', { name: 'Importer 2 lignes' }).click();
    await page.getByRole('link', { name: 'Des atlas pour Kumba' }).waitFor();
    await page.getByRole('link', { name: 'Un conteneur pour Nkongsamba' }).waitFor();
  });
});

const HEADINGS = 'Adresse;Titre;Résumé;Catégorie;Type;Objectif (montant)';
const LINES = {
  nkongsamba: 'nkongsamba;Un conteneur pour Nkongsamba;Vingt palettes de livres.;transport;financial;4200',
  kumba: 'atlas-kumba;Des atlas pour Kumba;Un atlas par classe.;manuels;financial;900,50',
  wrong: 'atlas-kumba;Des atlas pour Kumba;Un atlas par classe.;manuels;financial;beaucoup',
};

async function chooseFile(page: Page, lines: string[]): Promise<void> {
  const file = {
    name: 'campagnes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADINGS, ...lines].join('\r\n')),
  };
  await dialog(page).locator('input[type=file]').setInputFiles(file);
}
