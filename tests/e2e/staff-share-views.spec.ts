import type { StaffCreated } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { enterPanel } from './enter-panel.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { staffSession } from './staff-session.ts';

const NAME = 'Virements attendus, du plus gros';
const DONATIONS = '/admin/donations';
const QUERY = {
  filter: JSON.stringify({ payment_method: ['bank_transfer'] }),
  displayedFilters: JSON.stringify({ payment_method: true }),
  sort: 'amount',
  order: 'DESC',
  page: '1',
  perPage: '50',
};

const views = (page: Page) => page.getByRole('group', { name: 'Vues enregistrées de cette liste' });
const menuOf = (page: Page) => views(page).getByRole('button', { name: /^Vues?\b/ });
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('staff who look at the same list', () => {
  journey(
    'save it as it is, share it, and open what a colleague shares',
    async ({ page, visit, product }) => {
      await enterPanel(page, product, `${DONATIONS}?${new URLSearchParams(QUERY)}`);
      await page.getByRole('button', { name: 'Colonnes' }).click();
      await page.getByRole('menu').getByText('Campagne', { exact: true }).click();
      await page.keyboard.press('Escape');
      const column = (of: Page) => of.getByRole('columnheader').filter({ hasText: /^Campagne$/ });
      await column(page).waitFor({ state: 'detached' });

      await menuOf(page).press('Enter');
      await page.getByRole('menuitem', { name: 'Enregistrer cette vue…' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' });
      await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await dialog.getByText('Donnez un nom à cette vue.').waitFor();
      await dialog.getByLabel('Nom de la vue').fill(NAME);
      await dialog.getByRole('switch', { name: asPrinted('Partager avec l’équipe') }).check();
      await dialog.getByLabel('Nom de la vue').press('Enter');
      await page.getByText(asPrinted(`La vue « ${NAME} » est enregistrée.`)).waitFor();
      await menuOf(page)
        .filter({ hasText: `Vue : ${NAME}` })
        .waitFor();

      const staff = await staffSession(product);
      const { body } = await staff<StaffCreated>('POST', '/admin/staff', {
        name: 'Noé Trésorier',
        roles: ['tresorier'],
      });
      const colleague = await visit({ locale: 'fr-FR' });
      await enterPanel(colleague, { ...product, accessCode: body.code }, DONATIONS);
      await column(colleague).waitFor();
      await views(colleague).getByRole('button', { name: NAME, exact: true }).click();
      await colleague.waitForURL(/perPage=50/);
      expect(asked(colleague)).toEqual(QUERY);
      await column(colleague).waitFor({ state: 'detached' });
      // The address is written a moment before the list is shown as it says.
      await menuOf(colleague)
        .filter({ hasText: new RegExp(`^Vue : ${NAME}$`) })
        .click();
      const line = colleague.getByRole('menuitemradio', { name: new RegExp(`^${NAME}`) });
      await expect.poll(() => line.getAttribute('aria-checked')).toBe('true');
      await line.getByText('Partagée par Première administratrice').waitFor();
      await expect.poll(() => colleague.getByRole('menuitem', { name: /^Supprimer/ }).count()).toBe(0);
    },
  );

  journey('find again what a browser kept before, on a phone too', async ({ visit, product }) => {
    const page = await visit({ viewport: PHONE, locale: 'fr-FR' });
    await enterPanel(page, product, '/admin/articles');
    await menuOf(page).waitFor();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => /^RaStore.*\.version$/.test(name))!;
      const value = {
        filter: { shelf: 'bin' },
        displayedFilters: {},
        sort: { field: 'title', order: 'ASC' },
        perPage: 10,
      };
      localStorage.setItem(
        key.replace(/version$/, 'articles.savedQueries'),
        JSON.stringify([{ label: 'Ma corbeille', value }]),
      );
    });
    await page.reload();
    await page.getByText('est maintenant une de vos vues').waitFor();
    await menuOf(page).click();
    await page.getByRole('menuitemradio', { name: /^Ma corbeille/ }).click();
    await page.waitForURL(/sort=title/);
    await menuOf(page).filter({ hasText: 'Vue : Ma corbeille' }).click();
    await page.getByRole('menuitem', { name: asPrinted('Supprimer « Ma corbeille »…') }).click();
    await page.getByRole('button', { name: 'Supprimer la vue' }).click();
    await page.getByText(asPrinted('La vue « Ma corbeille » est supprimée.')).waitFor();
    await menuOf(page)
      .filter({ hasText: /^Vues$/ })
      .waitFor();
    await page.reload();
    await menuOf(page).waitFor();
    await expect.poll(() => page.getByText('de vos vues').count()).toBe(0);
  });
});
