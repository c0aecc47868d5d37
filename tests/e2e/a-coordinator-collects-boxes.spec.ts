import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { phonePhoto } from '../factories/pictures.ts';
import { enterPanel, keepSession, openSession, sideMenu, dialog } from './enter-panel.ts';
import { postTo } from './api-calls.ts';
import { PHONE } from './journey-sizes.ts';
import { journey } from './journey.ts';
import { anOffer, aValidatedOffer } from './offered-donation.ts';

const actions = (page: Page) => page.getByRole('group', { name: 'Ce que vous pouvez faire' });
const action = (page: Page, name: string) => actions(page).getByRole('button', { name });

async function offered(page: Page): Promise<string[]> {
  await actions(page).getByRole('button').first().waitFor();
  return actions(page).getByRole('button').allInnerTexts();
}

async function openDonation(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/physical-donations/${id}/show`);
  await page.getByRole('heading', { name: 'Où en est ce don' }).waitFor();
}

async function markContacted(page: Page, notes: string): Promise<void> {
  await action(page, 'Marquer comme contacté').click();
  await dialog(page).getByLabel('Notes de l’échange').fill(notes);
  await dialog(page).getByRole('button', { name: 'Enregistrer le contact' }).click();
}

describe('a coordinator', () => {
  journey('goes from the alert to the collected boxes, on a phone', async ({ page, product }) => {
    const { donation_id, reference, email } = await aValidatedOffer(product, {
      estimated_boxes_or_items: 24,
    });
    await page.setViewportSize(PHONE);
    await enterPanel(page, product);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await sideMenu(page)
      .getByRole('link', { name: /^Alertes \(\d+ non lue/ })
      .click();
    await page.getByRole('link', { name: new RegExp(`Gros don.*${reference}`, 's') }).click();
    await page.waitForURL(`**/physical-donations/${donation_id}/show`);
    await page.getByRole('link', { name: '06 12 34 56 78' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: '06 12 34 56 78' }).getAttribute('href'))
      .toBe('tel:0612345678');

    await markContacted(page, 'Rappeler en arrivant.');
    await page.getByText('Rappeler en arrivant.').first().waitFor();

    await action(page, 'Planifier la collecte').click();
    // The first day that suits the donor is there already; one that does not suit is pointed out.
    await expect
      .poll(() => dialog(page).getByLabel('Jour', { exact: true }).inputValue())
      .toMatch(/^\d{4}-\d\d-\d\d$/);
    await dialog(page).getByRole('combobox', { name: 'Créneau' }).click();
    await page.getByRole('option', { name: 'Soirée (17h-20h)' }).click();
    await dialog(page).getByText('Le donateur n’a pas proposé').waitFor();
    await dialog(page).getByRole('combobox', { name: 'Créneau' }).click();
    await page.getByRole('option', { name: 'Matin (8h-12h)' }).click();
    await dialog(page).getByLabel('Qui va chercher').fill('Paul');
    await dialog(page).getByRole('button', { name: 'Planifier et prévenir le donateur' }).click();
    await page.getByText('Confiée à Paul').first().waitFor();
    await emailTo(product.varFolder, email, 'Nous passons chercher votre don');

    await action(page, 'Terminer la collecte').click();
    await dialog(page).getByRole('button', { name: 'Terminer et remercier le donateur' }).click();
    await dialog(page).getByText('Indiquez ce qui a été collecté.').waitFor();
    await dialog(page)
      .getByLabel(/^Quantité.*Fiction$/)
      .fill('180');
    await dialog(page)
      .getByRole('button', { name: /^Un de plus.*Enfants$/ })
      .click();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'cartons.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(800, 600) });
    await dialog(page).getByRole('img', { name: 'Photo 1' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Terminer et remercier le donateur' }).dblclick();

    const collected = page.getByRole('region', { name: 'Ce qui a été collecté' });
    await collected.getByText('180').waitFor();
    await page.getByText('Ce don a été collecté').waitFor();
    await emailTo(product.varFolder, email, 'Merci');
    await expect.poll(() => page.getByRole('button', { name: 'Agrandir la photo 1' }).count()).toBe(1);
    await expect.poll(() => actions(page).getByRole('button').count()).toBe(0);
    await expect.poll(() => page.getByText('Don collecté').count()).toBe(1);
  });

  journey('is offered the steps that are allowed, and no other', async ({ page, product }) => {
    const offer = await anOffer(product);
    await keepSession(page, product);
    await openDonation(page, offer.donation_id);
    await expect
      .poll(() => offered(page))
      .toEqual(['Valider à la place du donateur', 'Annuler ce don', 'Mettre à la corbeille']);
    await action(page, 'Valider à la place du donateur').click();
    await dialog(page).getByRole('button', { name: 'Valider ce don' }).click();
    await action(page, 'Marquer comme contacté').waitFor();
    await expect
      .poll(() => offered(page))
      .toEqual(['Marquer comme contacté', 'Annuler ce don', 'Mettre à la corbeille']);
    await markContacted(page, '');
    await action(page, 'Planifier la collecte').waitFor();
    await action(page, 'Annuler ce don').click();
    await dialog(page).getByRole('button', { name: 'Annuler le don' }).click();
    await dialog(page).getByText('Indiquez pourquoi ce don est annulé.').waitFor();
    // What is typed survives closing the form by mistake.
    await dialog(page).getByLabel('Motif').fill('Déjà donné à l’école');
    await page.keyboard.press('Escape');
    await action(page, 'Annuler ce don').click();
    await expect.poll(() => dialog(page).getByLabel('Motif').inputValue()).toBe('Déjà donné à l’école');
    await dialog(page).getByRole('button', { name: 'Annuler le don' }).click();
    await page.getByText('Ce don est annulé').waitFor();
    await expect.poll(() => offered(page)).toEqual(['Mettre à la corbeille']);
  });

  journey('learns that a colleague was quicker, and loses nothing', async ({ page, visit, product }) => {
    const { donation_id } = await aValidatedOffer(product);
    await keepSession(page, product);
    await openDonation(page, donation_id);
    const other = await visit({ locale: 'fr-FR', storageState: await page.context().storageState() });
    await openDonation(other, donation_id);

    await action(page, 'Marquer comme contacté').click();
    await dialog(page).getByLabel('Notes de l’échange').fill('Vu au téléphone.');
    await markContacted(other, 'Je viens de l’appeler.');
    await action(other, 'Planifier la collecte').waitFor();
    await dialog(page).getByRole('button', { name: 'Enregistrer le contact' }).click();
    await page.getByText('Quelqu’un d’autre a modifié cette fiche').waitFor();
    await page.getByRole('button', { name: 'Lire sa version' }).click();
    await expect
      .poll(() => dialog(page).getByLabel('Notes de l’échange').inputValue())
      .toBe('Vu au téléphone.');
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Je viens de l’appeler.').first().waitFor();
    await action(page, 'Planifier la collecte').waitFor();
    await expect.poll(() => action(page, 'Marquer comme contacté').count()).toBe(0);

    await page.goto(`/admin/physical-donations/${donation_id}`);
    await other.goto(`/admin/physical-donations/${donation_id}`);
    await page.getByLabel('Ville').fill('Bron');
    await other.getByLabel('Ville').fill('Vaulx-en-Velin');
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await other.waitForURL('**/show');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const choice = page.getByRole('dialog').getByRole('radiogroup');
    await choice.getByRole('radio', { name: /Vaulx-en-Velin/ }).waitFor();
    await expect.poll(() => choice.getByRole('radio', { name: /Bron/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Enregistrer ces choix' }).click();
    await page.getByText('Vos changements sont enregistrés').waitFor();
    await other.reload();
    await other.getByText('69100 Bron').waitFor();
  });
});

describe('who only reads', () => {
  journey('sees how far donations are, and no person', async ({ visit, product }) => {
    const { reference } = await aValidatedOffer(product);
    const { token } = await openSession(product);
    const analyst = { name: 'Lise Analyste', roles: ['lecteur'] };
    const { code } = await postTo<{ code: string }>(product.url, '/admin/staff', analyst, token);
    const reader = await visit({ locale: 'fr-FR' });
    await enterPanel(reader, { ...product, accessCode: code }, '/admin/physical-donations');
    await reader.getByRole('link', { name: reference }).click();
    await reader.getByText('Coordonnées masquées pour votre rôle').waitFor();
    await reader.getByText('Villeurbanne').first().waitFor();
    const text = await reader.getByRole('main').innerText();
    for (const hidden of ['Œuvrard', '06 12', '@example.org', 'rue de l’Église', '45B'])
      expect(text).not.toContain(hidden);
    await expect.poll(() => actions(reader).count()).toBe(0);
  });
});
