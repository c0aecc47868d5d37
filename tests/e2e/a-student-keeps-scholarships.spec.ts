import { FAVORITE_MESSAGES } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailsIn, emailTo, type StoredEmail } from '../factories/emails.ts';
import { eventually } from '../factories/waiting.ts';
import { faultsOf } from './accessibility-faults.ts';
import { asPrinted } from './as-printed.ts';
import { pathIn } from './donation-form.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import { heart, keep, openFavorites, ownWord, publishScholarship, search } from './saved-scholarships.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { untilScripted } from './scripted.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** From the search that is open: its alert, confirmed by the link of a mail. */
async function createAlert(page: Page, { varFolder }: Product, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Enregistrer cette recherche' }).click();
  await h1(page, 'Enregistrer cette recherche').waitFor();
  const form = page.getByRole('form', { name: 'Créer une alerte' });
  await form.getByLabel('Votre adresse e-mail').fill(email);
  await form.getByLabel('Dès qu’une bourse paraît').check();
  await form.getByLabel(/J’accepte de recevoir ces e-mails/).check();
  await form.getByRole('button', { name: 'Créer mon alerte' }).click();
  await page.getByText('Un e-mail vient de partir vers cette adresse').waitFor();
  await page.goto(pathIn(await emailTo(varFolder, email, 'Confirmez'), 'universites/alertes'));
  await h1(page, 'Mon alerte').waitFor();
  await page.getByRole('button', { name: 'Confirmer mon alerte' }).click();
  await page.getByText('Votre alerte est en place.').waitFor();
}

/** Those who want to know at once are written to within the minute. */
const PATIENT = { timeout: 240_000 };
function letterFound({ varFolder }: Product, email: string, word: string): Promise<StoredEmail> {
  const find = async () =>
    (await emailsIn(varFolder)).find(({ to, text }) => to === email && text.includes(`bourse ${word}`));
  return eventually(`the letter about ${word} to ${email}`, find, 120_000);
}

async function stopAlert(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Arrêter cette alerte' }).click();
  await page.getByText(asPrinted('Cette alerte est arrêtée : vous ne recevrez plus ses e-mails.')).waitFor();
  await page.getByRole('button', { name: 'Reprendre cette alerte' }).waitFor();
}

const compareButton = (page: Page) =>
  page.getByRole('form', { name: 'Comparer des favoris' }).getByRole('button', { name: 'Comparer' });
const backToTop = (page: Page) => page.getByRole('button', { name: 'Revenir en haut de la page' });

/** Ticks two boxes and reads the table. */
async function compare(page: Page, titles: string[]): Promise<void> {
  for (const title of titles)
    await page.getByRole('checkbox', { name: asPrinted(`Comparer « ${title} »`) }).check();
  await compareButton(page).click();
  await h1(page, 'Comparer des bourses').waitFor();
  const table = page.getByRole('table', { name: 'Comparaison des bourses' });
  const heads = await table.getByRole('columnheader').allInnerTexts();
  expect(heads.slice(1).map((text) => text.split('\n')[0])).toEqual(titles);
}

describe('a student', () => {
  journey(
    'on a phone finds a scholarship, keeps it, and is told by mail of the next one until they stop it',
    PATIENT,
    async ({ page, product }) => {
      const [word, student] = [ownWord(), newcomer('etudiante')];
      const title = `Bourse ${word} d’agronomie`;
      await publishScholarship(product, { title, min_gpa: 3 });
      await page.setViewportSize(PHONE);
      await search(page, word, '1 bourse trouvée (filtrée)');
      await keep(page, title);
      await page.getByRole('link', { name: title }).click();
      await h1(page, title).waitFor();
      await page.getByRole('button', { name: 'Retirer des favoris' }).first().waitFor();

      await page.getByRole('link', { name: asPrinted('Suis-je éligible à cette bourse ?') }).click();
      const criteria = page.getByRole('form', { name: 'Vos études' });
      await criteria.getByLabel('Niveau que vous visez').selectOption('Master');
      await criteria.getByLabel('Votre nationalité').selectOption('Cameroun');
      await criteria.getByLabel('Votre domaine d’études').fill('Agronomie');
      await criteria.getByLabel('Votre moyenne').fill('16');
      await criteria.getByRole('button', { name: 'Voir mes bourses' }).click();
      const answer = page.getByRole('article', { name: title }).first();
      await answer.getByText('Oui', { exact: true }).waitFor();

      await openFavorites(page);
      await page.getByText('1 bourse gardée').waitFor();
      await page.getByRole('link', { name: title }).waitFor();
      const calendar = await page
        .getByRole('link', { name: 'Dates limites dans mon agenda' })
        .getAttribute('href');
      const file = await (await page.request.get(calendar!)).text();
      expect(file).toContain('DTSTART;VALUE=DATE:20990630');

      await search(page, word, '1 bourse trouvée (filtrée)');
      await createAlert(page, product, student);
      await publishScholarship(product, { title: `Deuxième bourse ${word}` });
      await publishScholarship(product, { title: 'Une bourse qui ne répond pas' });
      const message = await letterFound(product, student, word);
      expect(message.text).toContain(`Deuxième bourse ${word}`);
      expect(message.text).not.toContain('ne répond pas');
      await stopAlert(page, pathIn(message, 'universites/alertes'));
    },
  );

  journey('does the same without JavaScript', PATIENT, async ({ visit, product }) => {
    const [word, student] = [ownWord(), newcomer('sans-script')];
    const titles = [`Première ${word}`, `Seconde ${word}`];
    for (const [index, title] of titles.entries())
      await publishScholarship(product, { title, deadline: `2099-06-1${index}` });
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    for (const title of titles) {
      await search(page, word, '2 bourses trouvées (filtrées)');
      await heart(page, title, 'Ajouter aux favoris').click();
      await page.getByText('La bourse est dans vos favoris.').waitFor();
      const back = await page.getByRole('link', { name: 'Revenir où vous étiez' }).getAttribute('href');
      expect(back).toBe(`/universites/scholarships?search=${word}`);
    }
    await page.getByText('2 bourses gardées').waitFor();
    await compare(page, titles);
    await page.getByRole('link', { name: `Retirer de la comparaison\u00a0: ${titles[0]}` }).click();
    await page.getByRole('link', { name: titles[0]! }).waitFor();

    await openFavorites(page);
    await heart(page, titles[0]!, 'Retirer des favoris').click();
    await page.getByText('La bourse n’est plus dans vos favoris.').waitFor();
    await page.getByText('1 bourse gardée').waitFor();

    await search(page, word, '2 bourses trouvées (filtrées)');
    await createAlert(page, product, student);
    await publishScholarship(product, { title: `Troisième bourse ${word}` });
    await stopAlert(page, pathIn(await letterFound(product, student, word), 'universites/alertes'));
  });

  journey(
    'sees a heart go back where the api refuses it, and hears nothing of it',
    async ({ page, product }) => {
      const word = ownWord();
      await publishScholarship(product, { title: `Refusée ${word}` });
      await search(page, word, '1 bourse trouvée (filtrée)');
      await page.route('**/add_favorite/', (route) =>
        route.fulfill({ status: 409, json: { detail: 'non' } }),
      );
      await untilScripted(heart(page, `Refusée ${word}`, 'Ajouter aux favoris'));
      const refused = page.waitForResponse('**/add_favorite/');
      await heart(page, `Refusée ${word}`, 'Ajouter aux favoris').click();
      await refused;
      const button = heart(page, `Refusée ${word}`, 'Ajouter aux favoris');
      await button.waitFor();
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
      await expect.poll(() => page.getByText('non', { exact: true }).count()).toBe(0);
    },
  );

  journey(
    'compares, takes a heart back, and reads it all again without a network',
    async ({ page, product }) => {
      const word = ownWord();
      const titles = [`Une ${word}`, `Deux ${word}`, `Trois ${word}`, `Quatre ${word}`];
      for (const [index, title] of titles.entries())
        await publishScholarship(product, { title, amount: 1000 * (index + 1) });
      await search(page, word, '4 bourses trouvées (filtrées)');
      for (const title of titles) await keep(page, title);
      await openFavorites(page);
      // Before the script runs, what is ticked counts, in the order of the page.
      await untilScripted(page.getByRole('checkbox', { name: /^Comparer/ }).first());
      await compareButton(page).click();
      await page.getByText('Cochez d’abord les bourses à comparer, 3 au plus.').waitFor();
      for (const title of titles.slice(0, 3))
        await page.getByRole('checkbox', { name: asPrinted(`Comparer « ${title} »`) }).check();
      const fourth = page.getByRole('checkbox', { name: asPrinted(`Comparer « ${titles[3]} »`) });
      await expect.poll(() => fourth.isDisabled()).toBe(true);
      await page.setViewportSize(PHONE);
      await page.mouse.wheel(0, 700);
      await backToTop(page).waitFor();
      const [way, press] = await Promise.all(
        [backToTop(page), compareButton(page)].map((one) => one.boundingBox()),
      );
      expect(way!.y + way!.height).toBeLessThanOrEqual(press!.y);
      await page.setViewportSize(DESKTOP);
      await compare(page, titles.slice(0, 3));
      await expect.poll(() => page.getByText('Le plus élevé').count()).toBe(1);
      await page.getByRole('link', { name: `Retirer de la comparaison\u00a0: Une ${word}` }).click();
      await page.getByRole('link', { name: `Quatre ${word}` }).click();
      await page.getByRole('columnheader', { name: new RegExp(`Quatre ${word}`) }).waitFor();

      await openFavorites(page);
      await untilScripted(heart(page, `Une ${word}`, 'Retirer des favoris'));
      const answered = page.waitForResponse('**/remove_favorite/');
      await heart(page, `Une ${word}`, 'Retirer des favoris').click();
      await answered;
      await page.getByText('3 bourses gardées').waitFor();
      await heart(page, `Une ${word}`, 'Ajouter aux favoris').waitFor();
      await page.reload();
      await page.getByText('3 bourses gardées').waitFor();
      await expect.poll(() => page.getByRole('link', { name: `Une ${word}` }).count()).toBe(0);

      await expect
        .poll(
          () =>
            page.evaluate(async () =>
              Boolean(await caches.match('/universites/favoris', { ignoreVary: true })),
            ),
          {
            timeout: 40_000,
          },
        )
        .toBe(true);
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText(asPrinted('Vous êtes hors ligne :')).waitFor();
      await page.getByRole('link', { name: `Deux ${word}` }).waitFor();
      await page.context().setOffline(false);
    },
  );

  journey('is reminded of deadlines once the address is proven, and stops it', async ({ page, product }) => {
    const [word, student] = [ownWord(), newcomer('rappels')];
    await publishScholarship(product, { title: `À rappeler ${word}` });
    await search(page, word, '1 bourse trouvée (filtrée)');
    await keep(page, `À rappeler ${word}`);
    await openFavorites(page);
    const form = page.getByRole('form', { name: 'Recevoir les rappels' });
    await form.and(page.locator('[novalidate]')).waitFor();
    await form.getByRole('button', { name: 'Recevoir les rappels' }).click();
    await page.getByText('Cochez la case pour que nous puissions vous écrire.').waitFor();
    await page.getByText(FAVORITE_MESSAGES.email_missing).waitFor();
    await form.getByLabel('Votre adresse e-mail').fill(student);
    await form.getByLabel(/J’accepte de recevoir ces rappels/).check();
    await form.getByRole('button', { name: 'Recevoir les rappels' }).click();
    await page.getByText('confirmez vos rappels').waitFor();

    const message = await emailTo(product.varFolder, student, 'Confirmez vos rappels');
    const link = pathIn(message, 'universites/rappels');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmer mes rappels' }).click();
    await page.getByText(asPrinted('Vos rappels sont en place :')).waitFor();
    await openFavorites(page);
    await page.getByText(asPrinted('Vos rappels sont en place :')).waitFor();
    await page.getByRole('button', { name: 'Arrêter les rappels' }).click();
    await page.getByText('Vos rappels sont arrêtés.').waitFor();

    // As a mailbox stops them, without a page: what is in place is taken back by one request.
    const send = (filled: Record<string, string>) =>
      fetch(product.url + link, { method: 'POST', body: new URLSearchParams(filled) });
    expect((await send({ act: 'confirm' })).status).toBe(200);
    await page.goto(link);
    await page.getByText(asPrinted('Vos rappels sont en place :')).waitFor();
    expect((await send({ 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    await page.reload();
    await page.getByText('Aucun rappel ne part vers cette adresse.').waitFor();
  });

  journey(
    'finds on another device what they kept before they signed in',
    async ({ visit, page, product }) => {
      const [word, student] = [ownWord(), newcomer('membre')];
      await publishScholarship(product, { title: `Suivie ${word}` });
      await search(page, word, '1 bourse trouvée (filtrée)');
      await keep(page, `Suivie ${word}`);
      await signIn(page, product, student);
      await openFavorites(page);
      await page.getByText('1 bourse gardée').waitFor();
      await page.getByText(`Ils partent vers l’adresse de votre espace`).waitFor();

      const other = await visit({ locale: 'fr-FR' });
      await signIn(other, product, student, 2);
      const part = other.getByRole('region', { name: 'Mes bourses favorites' });
      await part.getByRole('link', { name: `Suivie ${word}` }).waitFor();
      await search(other, word, '1 bourse trouvée (filtrée)');
      await heart(other, `Suivie ${word}`, 'Retirer des favoris').waitFor();

      await createAlertAsMember(other, student);
      await other.goto('/mon-compte');
      const alerts = other.getByRole('region', { name: 'Mes alertes' });
      await alerts.getByText('Active', { exact: true }).waitFor();
      await alerts.getByRole('button', { name: asPrinted(`Arrêter : « ${word} »`) }).click();
      await alerts.getByText('Arrêtée', { exact: true }).waitFor();
      await alerts.getByRole('button', { name: asPrinted(`Supprimer : « ${word} »`) }).click();
      await expect.poll(() => alerts.count()).toBe(0);
    },
  );

  journey('meets no obstacle on these pages', async ({ page, product }) => {
    const [word, student] = [ownWord(), newcomer('axe')];
    const titles = [`Axe un ${word}`, `Axe deux ${word}`];
    const kept: number[] = [];
    for (const title of titles) kept.push((await publishScholarship(product, { title })).id);
    await search(page, word, '2 bourses trouvées (filtrées)');
    for (const title of titles) await keep(page, title);
    await openFavorites(page);
    const faults = await faultsOf(page, 'favourites');
    await page.goto(`/universites/favoris?comparer=${kept.join(',')}`);
    await h1(page, 'Comparer des bourses').waitFor();
    faults.push(...(await faultsOf(page, 'a comparison')));
    await search(page, word, '2 bourses trouvées (filtrées)');
    await page.getByRole('link', { name: 'Enregistrer cette recherche' }).click();
    await page.locator('main form[novalidate]').waitFor();
    await page.getByRole('button', { name: 'Créer mon alerte' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    faults.push(...(await faultsOf(page, 'a refused alert')));
    await search(page, word, '2 bourses trouvées (filtrées)');
    await createAlert(page, product, student);
    faults.push(...(await faultsOf(page, 'an alert')));
    expect(faults).toEqual([]);
  });
});

async function createAlertAsMember(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Enregistrer cette recherche' }).click();
  const form = page.getByRole('form', { name: 'Créer une alerte' });
  await form.getByLabel('Votre adresse e-mail').fill(email);
  await form.getByLabel(/J’accepte de recevoir ces e-mails/).check();
  await form.getByRole('button', { name: 'Créer mon alerte' }).click();
  await page.getByText(asPrinted('Votre alerte est en place :')).waitFor();
}

/** For the first or a later `time`, each of which has an email of its own. */
async function signIn(page: Page, { varFolder }: Product, email: string, time = 1): Promise<void> {
  await page.goto('/mon-compte');
  const form = page.getByRole('form', { name: 'Recevoir mon lien de connexion' });
  await form.getByLabel('Votre adresse e-mail').fill(email);
  await form.getByRole('button', { name: 'Recevoir mon lien' }).click();
  await page.getByText('Un e-mail vient de partir').waitFor();
  const message = await eventually('the link to sign in', async () => {
    const sent = (await emailsIn(varFolder)).filter(
      (one) => one.to === email && /connexion/.test(one.subject),
    );
    return sent[time - 1];
  });
  await page.goto(pathIn(message, 'mon-compte/connexion'));
  await page.locator('main').getByRole('button', { name: 'Me connecter' }).click();
  await h1(page, 'Mon espace').waitFor();
}
