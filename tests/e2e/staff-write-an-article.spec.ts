import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel, dialog, publication } from './enter-panel.ts';
import { journey } from './journey.ts';

const SLUG = 'a-bafang-on-lit-le-soir';

/** The form has read again what was saved: now it may be worked on. */
const revision = (page: Page, number: number) =>
  page.getByRole('button', { name: `Comparer l’édition ${number}` }).waitFor();

async function confirm(page: Page, action: string): Promise<void> {
  await dialog(page).getByRole('button', { name: action, exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

describe('staff', () => {
  journey('write, schedule, publish, correct and withdraw an article', async ({ page, product }) => {
    const readPublic = async () => {
      const answer = await fetch(`${product.url}/actualites/${SLUG}`);
      return answer.status === 200 ? /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1] : answer.status;
    };
    await enterPanel(page, product, '/admin/articles/new');
    await page.getByRole('textbox', { name: /^Titre/ }).fill('À Bafang, on lit le soir');
    await page.getByLabel('Résumé').fill('La salle reste ouverte jusqu’à vingt et une heures.');
    await expect.poll(() => page.title()).toMatch(/Nouvel article – /);
    await page
      .getByRole('textbox', { name: 'Texte', exact: true })
      .fill('Trente élèves viennent chaque soir.');
    await page.getByLabel('Étiquettes').fill('Bafang');
    await page.getByRole('option', { name: /Créer l’étiquette/ }).click();
    await page.getByText('Étiquette « Bafang » créée').waitFor();
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await page.waitForURL(`**/articles/${SLUG}/edit`);
    await publication(page).getByText('Brouillon').waitFor();
    expect(await readPublic()).toBe(404);

    await page.getByRole('button', { name: 'Programmer…' }).click();
    await dialog(page).getByLabel('Jour').fill('2031-10-26');
    await dialog(page).getByLabel('Heure (de Paris)').fill('08:00');
    await confirm(page, 'Programmer');
    await publication(page)
      .getByText(/Programmé le 26 octobre 2031 à 08:00/)
      .waitFor();
    expect(await readPublic()).toBe(404);

    await page.getByRole('button', { name: 'Publier maintenant' }).click();
    await confirm(page, 'Publier maintenant');
    await revision(page, 2);
    await expect.poll(readPublic).toBe('À Bafang, on lit le soir');

    const title = page.getByRole('textbox', { name: /^Titre/ });
    await title.fill('À Bafang, on lit jusqu’à la nuit');
    await title.evaluate((field) => field.setAttribute('data-same', ''));
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page.waitForURL(/\/articles\/\d+\/edit$/);
    await revision(page, 3);
    // The address has changed, the form has not: what is opened or typed meanwhile stays.
    await expect.poll(() => title.getAttribute('data-same')).toBe('');
    await publication(page).getByText('En ligne, avec des modifications non publiées').waitFor();
    expect(await readPublic()).toBe('À Bafang, on lit le soir');
    await publication(page).getByRole('button', { name: 'Publier les modifications' }).click();
    await confirm(page, 'Publier les modifications');
    await expect.poll(readPublic).toBe('À Bafang, on lit jusqu’à la nuit');

    await revision(page, 4);
    await publication(page).getByRole('button', { name: 'Retirer du site' }).click();
    await confirm(page, 'Retirer du site');
    await publication(page).getByText('Brouillon').waitFor();
    await expect.poll(readPublic).toBe(404);
  });
});
