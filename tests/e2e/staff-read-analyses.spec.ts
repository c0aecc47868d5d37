import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { enterPanel, sideMenu } from './enter-panel.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { showIn } from './violations.ts';

const NAME = 'Dons reçus, semaine après semaine';

/** What the chart of this title is drawn from. */
async function rowsOf(page: Page, title: string): Promise<string[]> {
  await page.getByRole('switch', { name: asPrinted(`Tableau : ${title}`) }).click();
  const rows = page.getByRole('region', { name: asPrinted(`Les lignes de « ${title} »`) }).getByRole('row');
  await rows.nth(1).waitFor();
  return rows.allInnerTexts();
}

/** The lines of the file of a chart. */
async function fileOf(page: Page, title: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: asPrinted(`CSV, télécharger les lignes : ${title}`) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  return (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
}

/** The pixels of the picture of a chart, as it is taken away. */
async function pictureOf(page: Page, title: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: asPrinted(`PNG, télécharger l’image : ${title}`) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  return sharp(await file.path())
    .raw()
    .toBuffer({ resolveWithObject: true });
}

describe('an analyst', () => {
  journey(
    'reads visits as a table, fetches them as a file, and keeps the screen in the menu',
    async ({ page, product }) => {
      await enterPanel(page, product, '/admin/analytics');
      await page.getByRole('heading', { level: 1, name: 'Visites' }).waitFor();
      const rows = await rowsOf(page, 'D’où l’on vient');
      expect(rows.length).toBeGreaterThan(3);

      const lines = await fileOf(page, 'D’où l’on vient');
      expect(lines.length).toBeGreaterThanOrEqual(rows.length);

      await page.getByRole('button', { name: 'Épingler au menu' }).click();
      await page.getByRole('button', { name: 'Retirer du menu' }).waitFor();
      await page.goto('/admin/articles');
      const pinned = sideMenu(page).getByRole('button', { name: /^Retirer « Visites/ });
      await pinned.waitFor();
      await pinned.click();
      await pinned.waitFor({ state: 'detached' });
    },
  );

  journey('A22: takes the same picture on white away from dark and from light', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/analytics');
    for (const title of ['Visites dans le temps', 'D’où l’on vient']) {
      await showIn(page, 'light');
      const light = await pictureOf(page, title);
      await showIn(page, 'dark');
      const dark = await pictureOf(page, title);
      expect([...light.data.subarray(0, 3)]).toEqual([255, 255, 255]);
      expect(dark.info).toEqual(light.info);
      expect([title, dark.data.equals(light.data)]).toEqual([title, true]);
    }
  });

  journey('prints dark on white from a dark screen too', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/analytics');
    const card = page.getByRole('region', { name: 'Pays', exact: true });
    const colours = () =>
      card.evaluate((shown) => {
        const { color, backgroundColor } = getComputedStyle(shown);
        return { color, backgroundColor };
      });
    await showIn(page, 'light');
    const light = await colours();
    await showIn(page, 'dark');
    await expect.poll(colours).not.toEqual(light);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(colours).toEqual(light);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(colours).not.toEqual(light);
  });

  journey(
    'reads which day is not over, and fetches a curve with what it is compared with',
    async ({ page, product }) => {
      await enterPanel(page, product, '/admin/analytics');
      const rows = await rowsOf(page, 'Visites dans le temps');
      expect(rows.filter((row) => row.includes('(en cours)'))).toEqual([rows.at(-1)]);
      const [heads, ...days] = await fileOf(page, 'Visites dans le temps');
      expect(heads!.split(';').slice(1)).toEqual(['Visites', 'Celle d’avant', 'Pages vues']);
      expect(days).toHaveLength(rows.length - 1);
      expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2};\d+;\d+;\d+$/.test(day))).toEqual([]);
    },
  );

  journey('goes from an idea to a campaign’s figures, by keyboard', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/contextual-dashboard');
    const search = page.getByRole('combobox', { name: 'Campagne, événement, région ou partenaire' });
    await search.fill('foumban');
    await page.getByRole('option').first().waitFor();
    await search.press('ArrowDown');
    await search.press('Enter');
    await page.waitForURL(/kind=campaign&id=\d+/);
    await page.getByRole('link', { name: 'Voir la campagne en chiffres' }).press('Enter');
    await page.waitForURL(/\/admin\/campaign-analytics\?campaign=\d+/);
    await page.getByRole('region', { name: 'Somme reçue, but et projection' }).waitFor();
    await page.getByRole('region', { name: 'D’où viennent les dons' }).waitFor();
  });

  journey(
    'keeps a question, shares it, and is told what is wrong with an address',
    async ({ page, product }) => {
      await enterPanel(page, product, '/admin/questions');
      await page.getByRole('link', { name: 'Nouvelle question' }).click();
      await page.getByRole('combobox', { name: 'Ce qui est compté' }).click();
      await page.getByRole('option', { name: 'Dons d’argent reçus', exact: true }).click();
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await page.getByText('Donnez un titre à la question.').waitFor();
      await page.getByLabel('Titre').fill(NAME);
      await page.getByRole('switch', { name: 'Partager avec l’équipe' }).check();
      const weekly = page.getByRole('combobox', { name: 'Envoyer chaque lundi à…' });
      await weekly.fill('claire@');
      await weekly.press('Enter');
      await page.getByText(asPrinted('« claire@ » n’est pas une adresse électronique.')).waitFor();
      await weekly.fill('claire@example.org');
      await weekly.press('Enter');
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await page.getByText('La question est enregistrée.').waitFor();
      await page.goto('/admin/questions');
      await page.getByRole('link', { name: NAME }).waitFor();
      await page.getByText('Chaque lundi').first().waitFor();
    },
  );

  journey(
    'sees on a phone who almost left, and finds them in the list of donors',
    async ({ page, product }) => {
      await page.setViewportSize(PHONE);
      await enterPanel(page, product, '/admin/advanced-analytics');
      await page.getByRole('region', { name: 'Vos donateurs en sept groupes' }).waitFor();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(() => wide()).toBeLessThanOrEqual(0);
      const link = page.getByRole('link', { name: /^Voir (les \d+|qui c’est)$/ }).first();
      const count = Number(/\d+/.exec((await link.innerText()).replaceAll(/\s/g, ''))?.[0] ?? 1);
      await link.click();
      await page.waitForURL(/\/admin\/users\/donors/);
      const found = page.locator('.MuiTablePagination-displayedRows');
      await expect.poll(async () => /\d+$/.exec(await found.innerText())?.[0]).toBe(String(count));
    },
  );
});
