import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel, sideMenu } from './enter-panel.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import type { Product } from './product.ts';
import { violations } from './violations.ts';

const pageText = async ({ url }: Product, path: string) => (await fetch(url + path)).text();
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
const review = (page: Page) => page.getByRole('button', { name: 'Relire et enregistrer' });
const difference = (page: Page) => page.getByRole('dialog', { name: 'Ce qui va changer sur le site' });

async function openSettings(page: Page, product: Product, query = ''): Promise<void> {
  await enterPanel(page, product, `/admin/settings${query}`);
  await field(page, 'Nom du site').waitFor();
}

async function save(page: Page, reason?: string): Promise<void> {
  await review(page).click();
  if (reason) await difference(page).getByLabel('Motif').fill(reason);
  await difference(page).getByRole('button', { name: 'Enregistrer' }).click();
  await difference(page).waitFor({ state: 'detached' });
}

describe('an administrator', () => {
  journey('changes several settings with a reason, and visitors see them', async ({ page, product }) => {
    await enterPanel(page, product);
    await sideMenu(page).getByRole('link', { name: 'Réglages' }).click();
    await field(page, 'Nom du site').fill('Pages du monde');
    await page.getByRole('textbox', { name: 'Annonce', exact: true }).fill('Fermé le 14 juillet');
    await field(page, 'Délai de réponse').fill('5');
    await page.getByRole('switch', { name: 'Proposer la lettre' }).click();
    await page.getByRole('combobox', { name: /Ton de l’annonce/ }).click();
    await page.getByRole('option', { name: 'Important' }).click();
    await field(page, 'Hébergeur').fill('Serveurs du Rhône');
    await review(page).click();
    const dialog = difference(page);
    for (const said of ['Pages du monde', 'Serveurs du Rhône', 'Non'])
      await dialog.getByText(said, { exact: true }).waitFor();
    expect(await violations(page, 'all')).toEqual([]);
    await dialog.getByLabel('Motif').fill('Assemblée du 3 mars');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.waitFor({ state: 'detached' });

    await expect.poll(() => pageText(product, '/contact')).toContain('<title>Nous écrire | Pages du monde');
    const contact = await pageText(product, '/contact');
    expect(contact).toContain('Fermé le 14 juillet');
    expect(contact).toContain('cinq jours ouvrés');
    expect(contact).not.toContain('id="pied-lettre"');
    expect(await pageText(product, '/mentions-legales')).toContain('Serveurs du Rhône');
    await page.getByText('Assemblée du 3 mars').first().waitFor();

    await page.getByRole('button', { name: /Historique de.*Nom du site/ }).click();
    const history = page.getByRole('dialog', { name: /Historique.*Nom du site/ });
    await history.getByText('Première administratrice').waitFor();
    expect(await violations(page, 'all')).toEqual([]);
    await history.getByRole('button', { name: /avant le premier changement/ }).click();
    await save(page);
    await expect.poll(() => pageText(product, '/contact')).toContain('Nous écrire | Livres en partage');
  });

  journey('loses nothing where the network fails while saving', async ({ page, product }) => {
    await openSettings(page, product);
    await field(page, 'Horaires').fill('Le mardi, de 14 h à 18 h');
    await page.route('**/settings/bulk_update/', (route) => route.abort());
    await review(page).click();
    await difference(page).getByLabel('Motif').fill('Nouveaux horaires');
    await difference(page).getByRole('button', { name: 'Enregistrer' }).click();
    await difference(page)
      .getByRole('alert')
      .getByText(/rien de ce que vous avez écrit/)
      .waitFor();
    await expect.poll(() => difference(page).getByLabel('Motif').inputValue()).toBe('Nouveaux horaires');
    await page.unroute('**/settings/bulk_update/');
    await difference(page).getByRole('button', { name: 'Réessayer' }).click();
    await difference(page).waitFor({ state: 'detached' });
    await expect.poll(() => pageText(product, '/contact')).toContain('Le mardi, de 14 h à 18 h');
  });

  journey('is told what is wrong next to the field, and finds it again later', async ({ page, product }) => {
    await openSettings(page, product);
    await field(page, 'Numéro SIREN').fill('123 456 789');
    await field(page, 'Adresse postale').fill('1, rue des Livres');
    await review(page).click();
    await difference(page).getByRole('button', { name: 'Enregistrer' }).click();
    await difference(page).waitFor({ state: 'detached' });
    await page.getByText('Ce numéro SIREN n’existe pas').waitFor();
    await expect
      .poll(() => field(page, 'Numéro SIREN').evaluate((input) => input === document.activeElement))
      .toBe(true);
    expect(await pageText(product, '/contact')).not.toContain('1, rue des Livres');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(/changements que vous n’aviez pas enregistrés sont repris/).waitFor();
    await expect.poll(() => field(page, 'Adresse postale').inputValue()).toBe('1, rue des Livres');
    await field(page, 'Numéro SIREN').fill('732 829 320');
    await save(page);
    await expect.poll(() => pageText(product, '/contact')).toContain('1, rue des Livres');
  });

  journey('finds a setting by its words, and prepares another environment', async ({ page, product }) => {
    await openSettings(page, product);
    await page.getByLabel('Chercher un réglage').fill('hebergeur telephone');
    await field(page, 'Nom du site').waitFor({ state: 'detached' });
    await field(page, 'Téléphone de l’hébergeur').waitFor();
    await page.getByLabel('Chercher un réglage').fill('rien de tel');
    await page.getByRole('button', { name: 'Montrer tous les réglages' }).click();
    await field(page, 'Nom du site').waitFor();

    await page.getByRole('combobox', { name: 'Environnement' }).click();
    await page.getByRole('option', { name: 'Production', exact: true }).click();
    await page.getByText(/Vous préparez les réglages de l’environnement/).waitFor();
    await field(page, 'Nom du site').fill('Le nom de demain');
    await save(page);
    expect(await pageText(product, '/contact')).not.toContain('Le nom de demain');
    await page.reload();
    await expect.poll(() => field(page, 'Nom du site').inputValue()).toBe('Le nom de demain');
  });

  journey('replaces what stays masked, from a phone', async ({ page, product }) => {
    await page.setViewportSize(PHONE);
    await openSettings(page, product);
    await page.getByRole('button', { name: /Écrire.*IBAN/ }).click();
    await page.getByRole('textbox', { name: 'IBAN' }).fill('FR76 3000 6000 0112 3456 7890 189');
    await review(page).click();
    await difference(page).getByText('nouvelle valeur').waitFor();
    await difference(page).getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('•••••••• 0189').waitFor();
    await expect.poll(() => page.content()).not.toContain('30006000');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('3000 6000');
  });
});
