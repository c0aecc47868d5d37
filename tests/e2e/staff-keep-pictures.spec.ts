import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { encodedPicture } from '../factories/pictures.ts';
import { enterPanel, sideMenu } from './enter-panel.ts';
import { journey } from './journey.ts';

const PICTURES = { 'a.png': 'Un marché aux livres', 'b.png': 'Une malle de livres', 'c.png': 'Un quai' };
const CAMPAIGN = '/campagnes/heure-du-conte-kribi';

async function sendPictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Envoyer des images' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Envoyer des images' });
  const files = await Promise.all(
    Object.keys(PICTURES).map(async (name, index) => {
      const buffer = await encodedPicture('png', 900 + index, 600);
      return { name, mimeType: 'image/png', buffer };
    }),
  );
  await dialog.locator('input[type=file]').setInputFiles(files);
  for (const [name, alt] of Object.entries(PICTURES))
    await dialog
      .getByRole('group', { name })
      .getByLabel(/^Texte de remplacement/)
      .fill(alt);
  await dialog.getByRole('button', { name: 'Envoyer 3 images' }).click();
  await expect.poll(() => dialog.getByText('Envoyée').count(), { timeout: 20_000 }).toBe(3);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function createFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau dossier' });
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill(name);
  await dialog.getByRole('button', { name: 'Créer le dossier' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Ce dossier est vide.').waitFor();
}

const folders = (page: Page): Locator => page.getByRole('navigation', { name: 'Dossiers' });
const tick = (page: Page, alt: string) => page.getByRole('checkbox', { name: `Cocher : ${alt}` }).check();

async function moveTo(page: Page, folder: string): Promise<void> {
  await page.getByRole('button', { name: 'Déplacer' }).click();
  const dialog = page.getByRole('dialog', { name: /^Déplacer/ });
  await dialog.getByRole('combobox', { name: 'Dossier' }).click();
  await page.getByRole('option', { name: folder }).click();
  await dialog.getByRole('button', { name: 'Déplacer' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function putInText(page: Page, alt: string): Promise<void> {
  await page.goto('/admin/campaigns/heure-du-conte-kribi/edit');
  const text = page.locator('.tiptap');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Insérer une image' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Choisir l’image : ${alt}` })
    .click();
  await text.getByRole('img', { name: alt }).waitFor();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page
    .getByText(/enregistrée/i)
    .first()
    .waitFor();
}

describe('staff', () => {
  journey(
    'send several pictures, file them, show one in a text, and cannot delete it',
    async ({ page, product }) => {
      await enterPanel(page, product);
      await sideMenu(page).getByRole('link', { name: 'Médias' }).click();
      await sendPictures(page);
      await createFolder(page, 'Reportage');
      await folders(page).getByRole('button', { name: 'Toutes les images' }).click();
      await tick(page, PICTURES['a.png']);
      await tick(page, PICTURES['b.png']);
      await moveTo(page, 'Reportage');
      await folders(page)
        .getByRole('button', { name: /Reportage/ })
        .click();
      await expect.poll(() => page.getByRole('checkbox', { name: /^Cocher : / }).count()).toBe(2);

      await putInText(page, PICTURES['a.png']);
      const shown = () => fetch(product.url + CAMPAIGN).then((answer) => answer.text());
      await expect.poll(shown).toMatch(/<figure><picture><source[^>]+ 900w"[^>]*>/);
      expect(await shown()).toContain('alt="Un marché aux livres"');

      await page.goto('/admin/media');
      await tick(page, PICTURES['a.png']);
      await page.getByRole('button', { name: 'Mettre à la corbeille' }).click();
      await page.getByText(/^Une image reste, car une page la montre : « L’heure du conte/).waitFor();
      await page.getByRole('checkbox', { name: `Cocher : ${PICTURES['a.png']}` }).waitFor();
    },
  );
});
