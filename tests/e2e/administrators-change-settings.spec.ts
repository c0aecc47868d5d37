import { describe, expect } from 'vitest';
import { enterPanel, sideMenu } from './enter-panel.ts';
import { journey } from './journey.ts';

describe('an administrator', () => {
  journey('renames the site after reading what changes, and a visitor sees it', async ({ page, product }) => {
    await enterPanel(page, product);
    await sideMenu(page).getByRole('link', { name: 'Réglages' }).click();
    await page.getByLabel(/^Nom du site/).fill('Pages du monde');
    await page.getByRole('button', { name: 'Relire et enregistrer' }).click();
    const difference = page.getByRole('dialog', { name: 'Ce qui va changer sur le site' });
    await difference.getByText('Pages du monde').waitFor();
    await difference.getByRole('button', { name: 'Enregistrer' }).click();
    await difference.waitFor({ state: 'detached' });
    const title = async () =>
      /<title>([^<]*)/.exec(await (await fetch(`${product.url}/a-propos`)).text())?.[1];
    await expect.poll(title, { timeout: 3000 }).toContain('Pages du monde');

    await page.getByRole('button', { name: 'Rétablir la valeur par défaut : Nom du site' }).click();
    await page.getByRole('button', { name: 'Relire et enregistrer' }).click();
    await difference.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(title, { timeout: 3000 }).toContain('Livres en partage');
  });
});
