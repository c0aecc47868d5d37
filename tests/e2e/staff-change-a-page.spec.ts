import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel, sideMenu } from './enter-panel.ts';
import { journey } from './journey.ts';

const TEXT = 'L’association Livres en partage, 12 rue des Bouquinistes, Lyon.';

async function mainText(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return page.getByRole('main').innerText();
}

describe('staff', () => {
  journey('change a legal text, and a visitor reads it', async ({ page, visit, product }) => {
    const visitor = await visit();
    expect(await mainText(visitor, '/mentions-legales')).toContain('Contenu à venir.');

    await enterPanel(page, product);
    await sideMenu(page).getByRole('link', { name: 'Pages' }).click();
    await page.getByRole('link', { name: 'Mentions légales' }).click();
    await page.waitForURL('**/pages/mentions-legales/edit');
    await page.getByRole('button', { name: /^1\. Éditeur du site/ }).click();
    await page.locator('.tiptap').fill(TEXT);
    await page.getByRole('button', { name: /Enregistrer et publier/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Publier/ })
      .click();
    await page
      .getByText(/publiée/i)
      .first()
      .waitFor();

    await expect.poll(() => mainText(visitor, '/mentions-legales'), { interval: 100 }).toContain(TEXT);
  });
});
