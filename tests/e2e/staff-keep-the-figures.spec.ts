import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { toast } from './enter-panel.ts';
import { figure, hasFocus, openFigures, readFigure } from './figures-screen.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { staffSession } from './staff-session.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}, nouvelle valeur` });

describe('a figure of the site', () => {
  journey('is edited by keyboard, and a visitor reads it', async ({ page, product }) => {
    await openFigures(page, product);
    const books = figure(page, 'Livres distribués');
    await books.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await books.waitFor();
    await expect.poll(() => hasFocus(books)).toBe(true);

    await page.keyboard.press('Enter');
    await page.keyboard.type('cent mille');
    await page.keyboard.press('Enter');
    await page.getByText('Écrivez un nombre entier').waitFor();
    await field(page, 'Livres distribués').fill('131 400');
    await page.keyboard.press('Enter');
    await toast(page, 'Livres distribués : chiffre mis à jour').waitFor();
    await page
      .getByText(/Saisi par Première administratrice le/)
      .first()
      .waitFor();
    await expect.poll(() => hasFocus(books)).toBe(true);

    const home = async () => (await fetch(product.url)).text();
    await expect.poll(home).toMatch(/131\s400/);
  });

  journey(
    'goes back to what it was when the network fails, and what was typed is kept',
    async ({ page, product }) => {
      await openFigures(page, product);
      const before = (await readFigure(product, 'volunteers_count')).value;
      await page.route('**/api/v1/admin/metrics/**', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await figure(page, 'Bénévoles').click();
      await field(page, 'Bénévoles').fill('177');
      await page.keyboard.press('Enter');
      await figure(page, 'Bénévoles', '177.').waitFor();
      await toast(page, 'Erreur lors de la mise à jour').waitFor();
      await figure(page, 'Bénévoles', `${before}.`).waitFor();
      expect((await readFigure(product, 'volunteers_count')).value).toBe(before);

      await page.unroute('**/api/v1/admin/metrics/**');
      await page.getByRole('button', { name: 'Réessayer avec 177' }).click();
      await toast(page, 'Bénévoles : chiffre mis à jour').waitFor();
      expect((await readFigure(product, 'volunteers_count')).value).toBe(177);
    },
  );

  journey('that two people edit at once is asked about, and neither is lost', async ({ page, product }) => {
    await openFigures(page, product);
    await figure(page, 'Bibliothèques soutenues').click();
    await field(page, 'Bibliothèques soutenues').fill('58');
    const other = await staffSession(product);
    const { version } = await readFigure(product, 'libraries_supported');
    await other('PUT', '/admin/metrics/', { libraries_supported: 61, version });
    await page.keyboard.press('Enter');
    await page.getByText('Première administratrice a mis ce chiffre à 61').waitFor();
    await page.getByText('Vous aviez saisi 58.').waitFor();
    await figure(page, 'Bibliothèques soutenues', '61.').waitFor();
    await page.getByRole('button', { name: 'Enregistrer 58' }).click();
    await toast(page, 'Bibliothèques soutenues : chiffre mis à jour').waitFor();
    expect((await readFigure(product, 'libraries_supported')).value).toBe(58);
  });

  journey('is read again every 10 seconds once one was edited', async ({ page, product }) => {
    await openFigures(page, product);
    await figure(page, 'Objectif : livres distribués').click();
    await field(page, 'Objectif : livres distribués').fill('160 000');
    await page.keyboard.press('Enter');
    await toast(page, 'Objectif : livres distribués : chiffre mis à jour').waitFor();
    const other = await staffSession(product);
    const { version } = await readFigure(product, 'countries_count');
    await other('PUT', '/admin/metrics/', { countries_count: 11, version });
    await figure(page, 'Pays', '11.').waitFor({ timeout: 15_000 });
  });
});

describe('figures that cannot be read again', () => {
  journey('stay on the screen, and the person is told', async ({ page, product }) => {
    await openFigures(page, product);
    await page.route('**/api/v1/admin/metrics', (route) => route.abort());
    await page.getByRole('main').getByRole('button', { name: 'Actualiser' }).click();
    // The client tries four times before it gives up.
    await toast(page, 'Erreur lors du rafraîchissement des métriques').waitFor({ timeout: 30_000 });
    await figure(page, 'Pays').waitFor();
    await page.unroute('**/api/v1/admin/metrics');
    await page.getByRole('main').getByRole('button', { name: 'Actualiser' }).click();
    await toast(page, 'Chiffres actualisés').waitFor();
  });
});

describe('who may only read', () => {
  journey('sees every figure and can change none', async ({ page, product }) => {
    const call = await staffSession(product);
    const { body } = await call<{ code: string }>('POST', '/admin/staff', {
      name: 'Lea Mbarga',
      roles: ['lecteur'],
    });
    await openFigures(page, { ...product, accessCode: body.code });
    const main = page.getByRole('main');
    await main.getByText('Bénévoles', { exact: true }).waitFor();
    await expect.poll(() => figure(page, 'Bénévoles').count()).toBe(0);
    const offered = [
      'Recalculer',
      'Importer',
      'Ajouter un lieu',
      'Ajouter une année',
      /^Supprimer/,
      /^Modifier/,
    ];
    for (const name of offered) await expect.poll(() => main.getByRole('button', { name }).count()).toBe(0);
    await expect
      .poll(() =>
        main.getByRole('switch').evaluateAll((all) => all.every((one) => (one as HTMLInputElement).disabled)),
      )
      .toBe(true);
    await expect.poll(() => main.getByRole('button', { name: 'Exporter' }).count()).toBe(1);
  });
});
