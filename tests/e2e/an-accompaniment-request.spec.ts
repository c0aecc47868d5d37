import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';

const SENT = /Votre demande d’accompagnement a été envoyée avec succès/;
const APPLIED = /Votre candidature d’ambassadeur a été soumise avec succès/;
const GOALS = 'Je termine ma licence à Yaoundé et je vise un master en France.';
const request = (page: Page) => page.getByRole('form', { name: 'Demande d’accompagnement' });
const application = (page: Page) => page.getByRole('form', { name: 'Candidature d’ambassadeur' });

async function askFor(page: Page, email: string, lastName: string): Promise<void> {
  const form = request(page);
  await form.getByLabel('Prénom').fill('Awa');
  await form.getByLabel('Nom', { exact: true }).fill(lastName);
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Niveau d’études actuel').selectOption('licence');
  await form.getByLabel('Domaine d’études').fill('Informatique');
  await form.getByLabel('Vos objectifs').fill(GOALS);
}
const send = (page: Page) => request(page).getByRole('button', { name: 'Envoyer ma demande' }).click();

/** From a phone, with mistakes that are corrected and a reload that loses nothing. */
async function ask(page: Page, email: string, lastName: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto('/universites/accompaniment', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Demander un accompagnement' }).click();
  await send(page);
  await page.getByText('Indiquez votre prénom.').waitFor();
  await page.getByText('Choisissez votre niveau d’études.').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('first_name');
  await askFor(page, 'awa', lastName);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => request(page).getByLabel('Vos objectifs').inputValue()).toBe(GOALS);
  await expect.poll(() => request(page).getByLabel('Niveau d’études actuel').inputValue()).toBe('licence');
  await send(page);
  await page.getByText('Cette adresse e-mail n’a pas la bonne forme').waitFor();
  await request(page).getByLabel('Adresse e-mail').fill(email);
  await send(page);
  await page.getByText(SENT).waitFor();
  await page.getByText(/Votre demande porte le numéro ACC-\d{4}-\d{6}/).waitFor();
}

/** Entrusted, noted, answered from a template, closed. */
async function handle(page: Page, product: Product, lastName: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await enterPanel(page, product, '/admin/accompaniment-requests');
  await page.getByRole('link', { name: `Awa ${lastName}` }).click();
  const followUp = page.getByRole('region', { name: 'Suivi', exact: true });
  await followUp.getByText('Nouvelle', { exact: true }).waitFor();
  await followUp.getByLabel('Confié à').click();
  await page.getByRole('option', { name: 'Première administratrice' }).click();
  await followUp.getByText('Attribuée', { exact: true }).waitFor();
  await page.getByLabel('Note, que seule l’équipe lit').fill('A déjà son passeport.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'A déjà son passeport.' }).waitFor();
  await answer(page);
  await followUp.getByText('Répondue', { exact: true }).waitFor();
  await followUp.getByRole('button', { name: 'Clore' }).click();
  await followUp.getByText('Close', { exact: true }).waitFor();
}

async function answer(page: Page): Promise<void> {
  const desk = page.getByRole('region', { name: 'Écrire', exact: true });
  await desk.getByLabel('Partir d’un modèle').click();
  await page.getByRole('option', { name: 'Réponse et conseils' }).click();
  await expect.poll(() => desk.getByLabel('Message').inputValue()).toContain('Bonjour Awa,');
  await desk.getByRole('button', { name: 'Aperçu' }).click();
  const preview = page.getByRole('dialog', { name: 'Ce que recevra la personne' });
  await preview.getByText('Bonjour Awa,').waitFor();
  await preview.getByRole('button', { name: 'Fermer' }).click();
  await desk.getByRole('button', { name: 'Envoyer le courrier' }).click();
  await page.getByText('Courrier envoyé', { exact: true }).waitFor();
}

describe('a request for support', () => {
  journey('goes from a phone to its answer, and is closed', async ({ page, product }) => {
    const email = newcomer('awa');
    const lastName = `Ngo ${email.slice(0, 12)}`;
    await ask(page, email, lastName);
    const copy = await emailTo(product.varFolder, email, 'Votre demande d’accompagnement ACC-');
    expect(copy.text).toContain('Je termine ma licence');
    await handle(page, product, lastName);
    const reply = await emailTo(product.varFolder, email, 'notre réponse');
    expect(reply.text).toContain('Informatique');
    expect(reply.text).toMatch(/état\s?: Répondue/);
  });

  journey('is moved on the board, from the menu of its card and by mouse', async ({ page, product }) => {
    const email = newcomer('tableau');
    const lastName = `Talla ${email.slice(0, 12)}`;
    await page.goto('/universites/accompaniment', { waitUntil: 'networkidle' });
    await askFor(page, email, lastName);
    await send(page);
    await page.getByText(SENT).waitFor();
    await enterPanel(page, product, '/admin/accompaniment-requests/board');
    await page.getByLabel('Rechercher').fill(lastName);
    await expect.poll(() => page.getByRole('button', { name: /^Déplacer le dossier/ }).count()).toBe(1);
    const move = page.getByRole('button', { name: `Déplacer le dossier de Awa ${lastName}` });
    await move.click();
    await page.getByRole('menuitem', { name: 'Prendre en main' }).click();
    const column = page.getByRole('region', { name: /^En cours/ });
    await column.getByRole('link', { name: `Awa ${lastName}` }).waitFor();
    await expect.poll(() => move.evaluate((button) => button === document.activeElement)).toBe(true);

    const answered = page.getByRole('region', { name: /^Répondue/ });
    await column.getByRole('listitem').filter({ hasText: lastName }).dragTo(answered);
    await answered.getByRole('link', { name: `Awa ${lastName}` }).waitFor();
  });

  journey('is corrected and sent without JavaScript', async ({ visit, product }) => {
    const email = newcomer('sans-script');
    const page = await visit({ javaScriptEnabled: false });
    const listed = await fetch(`${product.url}/api/v1/universities/scholarships/?page_size=1`);
    const [scholarship] = ((await listed.json()) as { results: { id: number; title: string }[] }).results;
    await page.goto(`/universites/accompaniment?bourse=${scholarship!.id}`);
    await request(page).getByText(scholarship!.title).waitFor();
    await askFor(page, 'awa@sans', 'Sans Script');
    await send(page);
    await page.getByText('Cette adresse e-mail n’a pas la bonne forme').waitFor();
    await request(page).getByText(scholarship!.title).waitFor();
    await expect.poll(() => request(page).getByLabel('Vos objectifs').inputValue()).toBe(GOALS);
    await request(page).getByLabel('Adresse e-mail').fill(email);
    await send(page);
    await page.getByText(SENT).waitFor();
  });
});

describe('an application as ambassador', () => {
  journey('says what is missing, keeps what is ticked, and arrives', async ({ page, product }) => {
    const email = newcomer('ambassadrice');
    await page.goto('/universites/ambassadors', { waitUntil: 'networkidle' });
    const form = application(page);
    await form.getByLabel('Allemand').check();
    await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await page.getByText('Indiquez l’université où vous étudiez.').waitFor();
    await page.getByText('Choisissez combien d’heures par mois vous pouvez donner.').waitFor();
    await form.getByLabel('Prénom').fill('Clarisse');
    await form.getByLabel('Nom', { exact: true }).fill('Mbarga');
    await form.getByLabel('Adresse e-mail').fill(email);
    await form.getByLabel('Université').fill('Université de Montréal');
    await form.getByLabel('Pays d’études').fill('Canada');
    await form.getByLabel('Niveau d’études').selectOption('master');
    await form.getByLabel('Domaine d’études').fill('Droit');
    await form.getByLabel('Bourse obtenue').fill('Bourse d’exemption');
    await form.getByLabel('Votre motivation').fill('Aider ceux qui arrivent.');
    await form.getByLabel('8 heures').check();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => form.getByLabel('Allemand').isChecked()).toBe(true);
    await expect.poll(() => form.getByLabel('8 heures').isChecked()).toBe(true);
    await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await page.getByText(APPLIED).waitFor();
    const copy = await emailTo(product.varFolder, email, 'Votre candidature d’ambassadeur AMB-');
    expect(copy.text).toMatch(/Bourse obtenue\s?: Bourse d’exemption/);
    expect(copy.text).toContain('Allemand');
  });
});
