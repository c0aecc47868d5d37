import { describe, expect } from 'vitest';
import { emailsIn, emailTo, type StoredEmail } from '../factories/emails.ts';
import { createNewsletter, LATER } from '../factories/newsletters.ts';
import { apiOf } from './api-calls.ts';
import { dialog, enterPanel, openSession, toast } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';

const ARTICLE = 'donner-ses-livres-ce-qui-sert-ce-qui-encombre';
const SUBJECT = 'Ce que deviennent vos livres';

/** L24: pressed in a mailbox or followed, they are pages that say what they would do for a reader. */
async function triedLinksSayTheyAreATest({ headers, text }: StoredEmail, site: string): Promise<void> {
  const [, unsubscribe = ''] = /^<([^>]+)>/.exec(headers.get('list-unsubscribe') ?? '')!;
  const links = [...text.matchAll(/https?:\/\/\S+\/essai$/gm)].map(([link]) => link);
  expect(links).toHaveLength(3);
  expect(links).toContain(unsubscribe);
  for (const link of links)
    expect(await (await fetch(site + new URL(link).pathname)).text()).toContain('C’est un essai');
  const pressed = await fetch(site + new URL(unsubscribe).pathname, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('C’est un essai')]);
}

describe('a newsletter', () => {
  journey(
    'is an article first, is tested and sent, read in the archive, stopped by a reader, and withdrawn',
    async ({ page, product }) => {
      await enterPanel(page, product, `/admin/articles/${ARTICLE}/edit`);
      await page.getByRole('link', { name: 'Envoyer en lettre' }).click();
      await page.waitForURL(/\/admin\/newsletters\/\d+\/edit$/);
      const screen = page.url();
      await page.getByLabel('Objet', { exact: true }).fill(SUBJECT);
      const kept = page.getByText(/^enregistré à/);
      await page.getByText('pas encore enregistré').waitFor();
      await kept.waitFor();
      // What one sees is what arrives.
      const shown = page.frameLocator('iframe[title="Aperçu de la lettre"]');
      await shown.getByText('Bonjour Fatou,').waitFor();
      await page.getByRole('button', { name: 'Téléphone', exact: true }).click();
      await page.getByRole('button', { name: 'Sombre', exact: true }).click();
      await shown.getByText('Me désabonner en un clic').waitFor();

      const writer = newcomer('redactrice');
      await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
      await dialog(page).getByLabel('À quelle adresse').fill(writer);
      await dialog(page).getByRole('button', { name: 'Envoyer l’essai' }).click();
      await page.getByText(`Essai envoyé à ${writer}`).waitFor();
      const test = await emailTo(product.varFolder, writer, SUBJECT);
      expect(test.subject).toBe(`[Test] ${SUBJECT}`);
      await triedLinksSayTheyAreATest(test, product.url);

      await page.getByLabel('Jour et heure de Paris').fill(LATER.said);
      await page.getByRole('button', { name: /^Programmer pour \d+ personnes$/ }).click();
      await dialog(page)
        .getByRole('button', { name: /^Programmer pour \d+ personnes$/ })
        .click();
      await page.getByText(/^Partira le .*heure de Paris/).waitFor();
      await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
      await page.getByText('Envoi annulé').waitFor();

      await page.getByRole('button', { name: 'Tout de suite', exact: true }).click();
      await page.getByRole('button', { name: /^Envoyer à \d+ personnes$/ }).click();
      await dialog(page)
        .getByRole('button', { name: /^Envoyer à \d+ personnes$/ })
        .click();
      await page.getByRole('heading', { name: /lettres parties sur/ }).waitFor();
      await page.getByText('L’envoi est terminé').waitFor({ timeout: 60_000 });
      await page.getByText('envoyées deux fois').waitFor();

      await page.goto('/lettres');
      await page.getByRole('link', { name: SUBJECT }).click();
      await page.getByRole('heading', { level: 1, name: SUBJECT }).waitFor();
      await expect.poll(() => page.getByText('Bonjour,', { exact: true }).count()).toBeGreaterThan(0);
      const read = page.url();
      expect(await (await fetch(`${product.url}/lettres/rss.xml`)).text()).toContain(SUBJECT);
      expect(await (await fetch(`${product.url}/sitemap.xml`)).text()).toContain(new URL(read).pathname);

      // One of the demonstration's readers.
      const received = (await emailsIn(product.varFolder)).find(({ subject }) => subject === SUBJECT)!;
      const address = /^<([^>]+)>/.exec(received.headers.get('list-unsubscribe') ?? '')![1]!;
      // A scanner of mail that follows the link changes nothing.
      await fetch(address);
      await page.goto(address);
      await page.getByRole('button', { name: 'Me désinscrire' }).click();
      await page.getByText('Vous êtes désinscrit').waitFor();

      await page.goto(screen);
      await page.getByRole('button', { name: 'Retirer du site' }).click();
      await dialog(page).getByRole('button', { name: 'Retirer du site' }).click();
      await page.getByText('Lettre retirée du site').waitFor();
      // The site's server hears of it within two seconds.
      await expect.poll(async () => (await fetch(read)).status, { timeout: 10_000 }).toBe(410);
      await page.goto(read);
      await page.getByRole('heading', { level: 1, name: 'Cette lettre n’est plus publique' }).waitFor();
      for (const list of ['/lettres', '/lettres/rss.xml', '/sitemap.xml'])
        expect(await (await fetch(product.url + list)).text()).not.toContain(new URL(read).pathname);
    },
  );

  journey('that is deleted by mistake is taken back at once, or from the bin', async ({ page, product }) => {
    const title = 'Un brouillon de trop';
    const { token } = await openSession(product);
    const { id } = await createNewsletter((path, ask) => apiOf(product)(path, { ...ask, token }), { title });
    await enterPanel(page, product, `/admin/newsletters/${id}/edit`);
    const remove = async () => {
      await page.getByRole('button', { name: 'Supprimer cette lettre' }).click();
      await dialog(page).getByRole('button', { name: 'Supprimer cette lettre' }).click();
      await page.waitForURL(/\/admin\/newsletters$/);
    };
    await remove();
    await toast(page, 'Lettre mise à la corbeille').getByRole('button', { name: 'Annuler' }).click();
    await toast(page, 'Lettre restaurée').waitFor();
    await page.getByRole('link', { name: title }).click();
    await remove();
    await page.getByRole('button', { name: 'Corbeille' }).click();
    await page.getByRole('button', { name: `Restaurer « ${title} »` }).click();
    await page.getByText('Lettre restaurée').waitFor();
    await page.getByRole('button', { name: 'Toutes' }).click();
    await page.getByRole('link', { name: title }).waitFor();
  });
});
