import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo, type StoredEmail } from '../factories/emails.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';

const pathIn = ({ text }: StoredEmail, page: string) =>
  new RegExp(`/lettre/${page}/[\\w-]{43}`).exec(text)?.[0] ?? '';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/lettre');
  const form = page.getByRole('form', { name: 'Recevoir la lettre' });
  await form.getByLabel('Votre adresse e-mail').fill(email);
  await form.getByLabel(/J’accepte de recevoir/).check();
  await form.getByRole('button', { name: 'Je m’inscris' }).click();
  await page.getByText('Un e-mail vient de partir').waitFor();
}

async function toTheEnd(page: Page, varFolder: string, email: string): Promise<StoredEmail> {
  await page.goto(pathIn(await emailTo(varFolder, email, 'Confirmez'), 'confirmer'));
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await page.getByText('Votre inscription est confirmée').waitFor();
  const welcome = await emailTo(varFolder, email, 'confirmée');

  await page.goto(pathIn(welcome, 'preferences'));
  await page.getByLabel('Les campagnes de collecte').uncheck();
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await page.getByText('Vos choix sont enregistrés').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Les campagnes de collecte').isChecked()).toBe(false);
  await expect.poll(() => page.getByLabel('Les nouvelles de l’association').isChecked()).toBe(true);

  await page.getByRole('link', { name: 'Ne plus recevoir la lettre' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ne plus recevoir la lettre' }).waitFor();
  await page.getByLabel('Je reçois trop de lettres').check();
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await page.getByText('Vous êtes désinscrit').waitFor();

  // Pressed by whoever the letter was forwarded to: the same link takes it back.
  await page.goto(pathIn(welcome, 'desinscription'));
  await page.getByRole('button', { name: 'Annuler la désinscription' }).click();
  await page.getByText('C’est annulé.').waitFor();
  await page.goto(pathIn(welcome, 'preferences'));
  await expect.poll(() => page.getByLabel('Les campagnes de collecte').isChecked()).toBe(false);
  await page.goto(pathIn(welcome, 'desinscription'));
  await page.getByText('@example.org').waitFor();
  await page.getByLabel('Je reçois trop de lettres').check();
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await page.getByText('Vous êtes désinscrit').waitFor();
  return welcome;
}

describe('the newsletter', () => {
  journey('goes from sign-up to unsubscription by the mails sent', async ({ page, product }) => {
    const reader = newcomer('lectrice');
    await page.goto('/lettre');
    // Until the script has come, the browser says in its own words what is missing.
    await page.locator('main form[novalidate]').waitFor();
    await page.getByRole('button', { name: 'Je m’inscris' }).click();
    await page.getByText('Indiquez votre adresse e-mail').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');

    await signUp(page, reader);
    await toTheEnd(page, product.varFolder, reader);

    await enterPanel(page, product, '/admin/newsletters/subscribers');
    await page.getByRole('link', { name: reader }).click();
    await page.getByRole('heading', { level: 2, name: reader }).waitFor();
    await page.getByText('Je reçois trop de lettres').waitFor();
  });

  journey('goes the same way without JavaScript', async ({ visit, product }) => {
    const reader = newcomer('sans-script');
    const page = await visit({ javaScriptEnabled: false });
    await signUp(page, reader);
    await toTheEnd(page, product.varFolder, reader);

    await page.goto('/lettres');
    await page.getByLabel('Adresse où vous recevez la lettre').fill(reader);
    await page.getByRole('button', { name: 'Recevoir mon lien' }).click();
    await page.getByText('Si cette adresse est inscrite').waitFor();
    await page.goto(pathIn(await emailTo(product.varFolder, reader, 'Le lien de vos'), 'preferences'));
    await page.getByText('n’est pas inscrite à la lettre').waitFor();
  });

  journey('stops by one click in a mailbox, through the front door', async ({ page, product }) => {
    const reader = newcomer('un-clic');
    await signUp(page, reader);
    const message = await emailTo(product.varFolder, reader, 'Confirmez');
    const address = /^<([^>]+)>/.exec(message.headers.get('list-unsubscribe') ?? '')![1]!;
    const click = (body: BodyInit) => fetch(address, { method: 'POST', body });
    expect((await click(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200);
    const again = new FormData();
    again.set('List-Unsubscribe', 'One-Click');
    expect((await click(again)).status).toBe(200);
    const headers = { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' };
    expect((await fetch(address, { method: 'POST', headers, body: new URLSearchParams() })).status).toBe(403);

    const { headers: said } = await fetch(address);
    expect([said.get('cache-control'), said.get('referrer-policy'), said.get('x-robots-tag')]).toEqual([
      'no-store',
      'no-referrer',
      'noindex, nofollow',
    ]);
    await page.goto(pathIn(message, 'preferences'));
    await page.getByText('n’est pas inscrite à la lettre').waitFor();
  });
});
