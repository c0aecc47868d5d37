import type { DonationStarted } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aGiftForm } from '../factories/donations.ts';
import { emailTo } from '../factories/emails.ts';
import { faultsOf } from './accessibility-faults.ts';
import { postTo } from './api-calls.ts';
import { offerBooks, pathIn } from './donation-form.ts';
import { journey } from './journey.ts';
import { DESKTOP } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';

/** 50 € a month and 120 books, given by someone who said their name and no address. */
async function giveTwice(product: Product, email: string): Promise<void> {
  const { url } = product;
  const names = { first_name: 'Awa', last_name: 'Ngo Bassa' };
  const form = aGiftForm({ email, frequency: 'monthly', ...names });
  const { next } = await postTo<DonationStarted>(url, '/donations/', form);
  const page = next.kind === 'redirect' ? next.url : '';
  await postTo(url, `/payments/demo/${page.slice(page.lastIndexOf('/') + 1)}/`, { act: 'succeed' });
  await emailTo(product.varFolder, email, 'Merci pour votre don');
  await offerBooks(product, email);
}

async function signIn(page: Page, { varFolder }: Product, email: string): Promise<void> {
  await page.goto('/mon-compte');
  await page.getByRole('heading', { level: 1, name: 'Se connecter à mon espace' }).waitFor();
  const form = page.getByRole('form', { name: 'Recevoir mon lien de connexion' });
  await form.getByLabel('Votre adresse e-mail').fill(email);
  await form.getByRole('button', { name: 'Recevoir mon lien' }).click();
  await page.getByText('Un e-mail vient de partir').waitFor();
  await page.goto(pathIn(await emailTo(varFolder, email, 'lien de connexion'), 'mon-compte/connexion'));
  await page.locator('main').getByRole('button', { name: 'Me connecter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mon espace', exact: true }).waitFor();
}

const main = (page: Page) => page.locator('main');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function throughTheSpace(page: Page, product: Product, email: string): Promise<void> {
  await signIn(page, product, email);
  await main(page).getByText('Bonjour Awa.').waitFor();
  await part(page, 'Mes dons réguliers')
    .getByText(/50\s€, chaque mois/)
    .waitFor();
  await expect.poll(() => part(page, 'Mes dons').getByText('Confirmé').count()).toBe(1);
  await part(page, 'Livres et matériel offerts').getByText('En attente de validation').waitFor();
  await part(page, 'Mes dons')
    .getByRole('button', { name: /Suivre ce don/ })
    .click();
  await page.waitForURL('**/don/suivi/*');

  await page.goto('/mon-profil');
  const identity = page.getByRole('form', { name: 'Mes coordonnées' });
  await expect.poll(() => identity.getByLabel('Nom', { exact: true }).inputValue()).toBe('Ngo Bassa');
  await identity.getByLabel('Adresse').fill('4, rue des Lilas');
  await identity.getByLabel('Code postal').fill('69003');
  await identity.getByLabel('Ville').fill('Lyon');
  await identity.getByRole('button', { name: 'Enregistrer mes coordonnées' }).click();
  await page.getByText('Vos coordonnées sont enregistrées.').waitFor();
  await page.reload();
  await expect.poll(() => identity.getByLabel('Ville').inputValue()).toBe('Lyon');

  await page.getByText('Je veux supprimer mon compte').click();
  const end = page.getByRole('form', { name: 'Supprimer mon compte' });
  await end.getByLabel(/Recopiez votre adresse/).fill(email);
  await end.getByRole('button', { name: 'Supprimer mon compte pour toujours' }).click();
  await page.getByText(/Le don régulier REG-[-0-9A-F]+ est encore en cours/).waitFor();

  await page.goto('/mon-compte');
  await main(page).getByRole('button', { name: 'Me déconnecter' }).click();
  await page.getByText('Vous êtes déconnecté.').waitFor();
  await page.goto('/mon-profil');
  await page.getByRole('heading', { level: 1, name: 'Se connecter à mon espace' }).waitFor();
}

describe('someone who gave', () => {
  journey('finds their gifts by a link sent by mail, and keeps their address', async ({ page, product }) => {
    const email = newcomer('compte');
    await giveTwice(product, email);
    await throughTheSpace(page, product, email);
  });

  journey('does the same without JavaScript', async ({ visit, product }) => {
    const page = await visit({ javaScriptEnabled: false });
    const email = newcomer('sans-script');
    await giveTwice(product, email);
    await throughTheSpace(page, product, email);
  });

  journey('reads pages that anyone can use, and that nobody else is shown', async ({ page, product }) => {
    const email = newcomer('axe');
    await giveTwice(product, email);
    await page.setViewportSize(DESKTOP);
    await signIn(page, product, email);
    const faults = await faultsOf(page, 'Mon espace');
    await page.goto('/mon-profil');
    expect([...faults, ...(await faultsOf(page, 'Mon profil'))]).toEqual([]);
    for (const path of ['/mon-compte', '/mon-profil', '/mon-compte.data']) {
      const stranger = await fetch(product.url + path, { redirect: 'manual' });
      expect(stranger.headers.get('cache-control')).toBe('no-store');
      expect(await stranger.text()).not.toContain(email);
    }
  });
});
