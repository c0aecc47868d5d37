import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo, emailsIn } from '../factories/emails.ts';
import { phonePhoto } from '../factories/pictures.ts';
import { eventually } from '../factories/waiting.ts';
import { asPrinted } from './as-printed.ts';
import { postTo } from './api-calls.ts';
import { codeIn } from '../factories/physical-donations.ts';
import { DonationForm, offerBooks, pathIn, validatedGift } from './donation-form.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import { tabTo } from './tab-to.ts';

const active = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const code = (page: Page) => page.getByRole('textbox', { name: 'Code de validation' });

/** Any code but the right one. */
function another(right: string): string {
  return right.startsWith('0') ? right.replace(/^0/, '1') : right.replace(/^\d/, '0');
}

describe('someone who gives books', () => {
  journey('goes from the shelf to the thanks by the mail that was sent', async ({ page, product }) => {
    const awa = newcomer('awa');
    const form = new DonationForm(page);
    await form.open('/donations/physical?campaign_slug=heure-du-conte-kribi&type=books');
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
    await trail.getByRole('link', { name: 'L’heure du conte à Kribi' }).waitFor();
    await form.main.getByRole('button', { name: 'Suivant' }).click();
    await page.getByText('Veuillez remplir tous les champs requis avant de continuer').waitFor();
    await expect.poll(() => active(page)).toBe('donor_type');
    await expect.poll(() => page.getByText('Veuillez sélectionner une campagne').count()).toBe(0);
    await form.main.getByLabel('Particulier').check();
    await expect.poll(() => page.getByText('Veuillez sélectionner votre type').count()).toBe(0);
    await expect.poll(() => form.main.getByLabel('Nom de l’organisme').isVisible()).toBe(false);
    await form.tellWho(awa);
    await form.next('Détails du don');
    const file = { name: 'cartons.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(640, 480) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('Photo ajoutée').waitFor();
    await form.tellWhat();
    await form.next('Logistique');
    await form.tellWhere();
    await form.next('Récupération');
    await form.tellWhen();
    const summary = page.getByRole('region', { name: 'Votre don en résumé' });
    await summary.getByText('Lycée Jean-Moulin').waitFor();
    await summary.getByRole('button', { name: 'modifier l’étape 3, Logistique' }).click();
    await form.step('Logistique');
    await form.main.getByLabel('Ville').fill('Villeurbanne');
    await form.main.getByRole('button', { name: /Récupération/ }).click();
    await summary.getByText('12 rue des Lilas, 69003 Villeurbanne, France').waitFor();
    await form.main.getByRole('button', { name: 'Envoyer mon don' }).dblclick();

    await page.waitForURL('**/email-sent');
    await page.getByText(asPrinted('Votre don a été enregistré !')).waitFor();
    await page.getByText(`Un e-mail vient de partir à ${awa}`).waitFor();
    const first = await emailTo(product.varFolder, awa, 'code');
    expect((await emailsIn(product.varFolder)).filter(({ to }) => to === awa)).toHaveLength(1);
    await page.reload();
    await page.getByRole('link', { name: 'Saisir mon code de validation' }).click();

    await code(page).pressSequentially(another(codeIn(first.text)).replace('-', ''));
    await expect.poll(() => code(page).inputValue()).toBe(another(codeIn(first.text)));
    await page.getByRole('timer').getByText(/^29:/).waitFor();
    await code(page).press('Enter');
    await page.getByText('Code de validation invalide ou expiré').waitFor();
    await page.getByRole('button', { name: 'Renvoyer le code' }).click();
    await page.getByText('Un nouveau code de validation a été envoyé à votre email.').first().waitFor();
    await page.getByText('Encore 2 renvois possibles.').waitFor();
    await expect.poll(() => code(page).inputValue()).toBe('');
    const right = await eventually('a new code', async () => {
      const newest = codeIn((await emailTo(product.varFolder, awa, 'code')).text);
      return newest === codeIn(first.text) ? undefined : newest;
    });
    await code(page).fill(`Votre code : ${right.replace('-', ' ')}`);
    await page.getByRole('button', { name: 'Valider mon don' }).click();
    await page.getByText('Vous allez être redirigé dans 3 secondes.').waitFor();

    await page.waitForURL('**/donations/success');
    await page.reload();
    await page
      .getByRole('heading', { level: 1, name: asPrinted('Votre don matériel est confirmé !') })
      .waitFor();
    await page.getByText('Nous vous contactons sous 48h').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Voir la campagne' }).click();
    await page.waitForURL('**/campagnes/heure-du-conte-kribi');
  });

  journey('reads what an address that says little allows', async ({ page, product }) => {
    const { donation_id } = await offerBooks(product, newcomer('adresse'));
    await page.goto(`/email-sent?context=campaign&donation_id=${donation_id}`);
    await page.getByRole('button', { name: 'Renvoyer le code' }).click();
    await page.getByText('Encore 2 renvois possibles.').waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('link', { name: 'Saisir mon code de validation' }).click();
    const left = () => page.getByRole('timer').innerText();
    await expect.poll(left).toMatch(/^29:5/);
    await page.clock.install({ time: Date.now() + 300_000 });
    await page.reload();
    await expect.poll(left).toMatch(/^24:/);
    await page.goto(`/email-sent?context=donation&type=financial&donation_id=${donation_id}`);
    await page.getByRole('heading', { name: 'Votre don', exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Saisir mon code de validation' }).count())
      .toBe(0);
  });

  journey('fits the narrowest telephones, with all its steps shown', async ({ page, visit }) => {
    const viewport = { width: 320, height: 640 };
    await page.setViewportSize(viewport);
    const plain = await visit({ javaScriptEnabled: false, viewport });
    for (const shown of [page, plain])
      for (const path of ['/donations/physical', '/une-page-qui-n-existe-pas']) {
        await shown.goto(path, { waitUntil: 'networkidle' });
        await expect
          .poll(() => shown.evaluate(() => document.documentElement.scrollWidth), { message: path })
          .toBe(320);
      }
  });

  journey('does it all on one page without JavaScript', async ({ visit, product }) => {
    const donor = newcomer('sans-script');
    const page = await visit({ javaScriptEnabled: false });
    const form = new DonationForm(page);
    await page.goto('/donations/physical?type=books');
    await form.tellWho(donor);
    await form.main.getByLabel('Bon état').check();
    await form.tellWhere();
    await form.tellWhen();
    await form.main.getByLabel('Téléphone').fill('12');
    await form.send();
    await page.getByText('Veuillez remplir tous les champs requis pour finaliser votre don').waitFor();
    await page.getByText('Format de téléphone invalide').waitFor();
    await page.getByText('Veuillez sélectionner au moins une catégorie').waitFor();
    await expect.poll(() => form.main.getByLabel('Ville').inputValue()).toBe('Lyon');
    await expect.poll(() => form.main.getByLabel('Samedi').isChecked()).toBe(true);
    await form.main.getByLabel('Téléphone').fill('+33 6 12 34 56 78');
    await form.tellWhat();
    await form.send();
    await page.waitForURL('**/email-sent?**');
    await page.getByText('Sous 48 heures').waitFor();
    await page.getByRole('link', { name: 'Saisir mon code de validation' }).click();
    const email = await emailTo(product.varFolder, donor, 'code');
    await code(page).fill(another(codeIn(email.text)));
    await page.getByRole('button', { name: 'Valider mon don' }).click();
    await page.getByText('Code de validation invalide ou expiré').waitFor();
    await code(page).fill(codeIn(email.text));
    await page.getByRole('button', { name: 'Valider mon don' }).click();
    await page.getByRole('link', { name: 'Continuer' }).click();
    await page.getByText('Nous vous contactons sous 48h').waitFor();

    await page.goto(pathIn(email, 'verify-email'));
    await page.getByRole('button', { name: 'Vérifier mon adresse' }).click();
    await page.getByText('Votre adresse e-mail est vérifiée').first().waitFor();
  });

  journey(
    'fills it in on a phone by keyboard alone, and validates by the link',
    async ({ page, product }) => {
      const donor = newcomer('clavier');
      await page.setViewportSize(PHONE);
      const form = new DonationForm(page);
      await form.open();
      const press = async (target: Locator, key: string) => {
        await tabTo(page, target);
        await page.keyboard.press(key);
      };
      const type = async (label: string, text: string) => {
        await tabTo(page, form.main.getByLabel(label, { exact: true }));
        await page.keyboard.type(text);
      };
      await tabTo(page, form.main.getByLabel('Pour quelle campagne'));
      await page.keyboard.type('L’heure');
      await press(form.main.getByLabel('Particulier'), 'Space');
      await type('Nom de la personne à contacter', 'Jean Petit');
      await type('Adresse e-mail', donor);
      await type('Téléphone', '0612345678');
      await page.keyboard.press('Enter');
      await form.step('Détails du don');
      await press(form.main.getByLabel('Fiction'), 'Space');
      await type('Nombre de livres, à peu près', '30');
      await press(form.main.getByLabel('Excellent état'), 'Space');
      await press(form.main.getByRole('button', { name: 'Suivant' }), 'Enter');
      await form.step('Logistique');
      await type('Adresse de la collecte', '3 place du Marché');
      await type('Code postal', '75011');
      await type('Ville', 'Paris');
      await page.keyboard.press('Enter');
      await form.step('Récupération');
      await press(form.main.getByLabel('Lundi'), 'Space');
      await press(form.main.getByLabel('Soirée (17h-20h)'), 'Space');
      await press(form.main.getByRole('button', { name: 'Envoyer mon don' }), 'Enter');
      await page.waitForURL('**/email-sent');

      const email = await emailTo(product.varFolder, donor, 'code');
      await page.goto(`${pathIn(email, 'verify-email')}&return=//ailleurs.example`);
      await page.getByText('Votre adresse e-mail est vérifiée').first().waitFor();
      await page.waitForURL('**/campagnes/heure-du-conte-kribi');
    },
  );
});

describe('what was begun', () => {
  journey('is found again after a reload and without a network, and can be erased', async ({ page }) => {
    const form = new DonationForm(page);
    await form.open();
    await form.tellWho('brouillon@example.org');
    await form.main.getByLabel('Matériel de bibliothèque').check();
    await form.chooseCampaign('Une bibliothèque pour le lycée de Foumban');
    await form.next('Détails du don');
    await form.main.getByLabel('Étagères').check();
    await page.reload();
    await form.step('Détails du don');
    await expect.poll(() => form.main.getByLabel('Étagères').isChecked()).toBe(true);
    await form.main.getByLabel('Bon état').check();
    await form.next('Logistique');
    await form.tellWhere();
    await form.next('Récupération');
    await form.tellWhen();
    await page.context().setOffline(true);
    await page.getByText('ce que vous écrivez est gardé, vous pourrez l’envoyer').waitFor();
    await form.send();
    await page.getByText('Erreur de connexion. Veuillez réessayer.').waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await form.step('Récupération');
    await page.goBack();
    await form.step('Logistique');
    await page.getByRole('button', { name: 'Tout effacer et recommencer' }).click();
    await page.getByRole('button', { name: 'Oui, tout effacer' }).click();
    await form.step('Informations');
    await expect.poll(() => form.main.getByLabel('Nom de la personne à contacter').inputValue()).toBe('');
    await page.reload();
    await page.locator('form[novalidate][data-giving]').waitFor();
    await expect.poll(() => form.main.getByLabel('Nom de la personne à contacter').inputValue()).toBe('');
  });

  journey('is not lost where parts of the form cannot be fetched', async ({ visit }) => {
    const page = await visit({ serviceWorkers: 'block' });
    const form = new DonationForm(page);
    await form.open();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route('**/api/v1/physical-donations/', (route) => route.abort());
    await form.fill('sans-suite@example.org');
    await form.send();
    await page.getByText('Erreur de connexion. Veuillez réessayer.').waitFor();
    await expect.poll(() => form.main.getByLabel('Samedi').isChecked()).toBe(true);
  });

  journey('shows what the server refuses at its field, on its step', async ({ page }) => {
    const form = new DonationForm(page);
    await form.open();
    await form.fill('refus@example.org');
    const errors = { 'donation_details.categories.0': 'Catégorie inconnue.', city: 'Ville trop longue.' };
    const refusal = {
      type: '/problems/invalid',
      title: 'Invalide',
      status: 400,
      detail: 'À corriger.',
      errors,
    };
    await page.route('**/api/v1/physical-donations/', (route) =>
      route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
    );
    await form.send();
    await form.step('Détails du don');
    await page.getByText('Catégorie inconnue.').waitFor();
    await page.getByText('Veuillez corriger les erreurs dans le formulaire').waitFor();
    await expect.poll(() => active(page)).toBe('donation_details.categories');
    await page.unroute('**/api/v1/physical-donations/');
    await page.route('**/api/v1/physical-donations/', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    );
    await form.main.getByLabel('Fiction').check();
    await form.next('Logistique');
    await form.next('Récupération');
    await form.send();
    await page.getByText('Erreur lors de l’enregistrement du don').waitFor();
  });
});

describe('who has given', () => {
  journey('follows the gift, changes wishes, keeps the day and cancels', async ({ page, product }) => {
    const donor = newcomer('suivi');
    const { donation_id } = await offerBooks(product, donor);
    const own = await validatedGift(product, donor);
    const { url, accessCode: code } = product;
    await page.goto(own);
    await page.getByText('Nous vous appelons sous 24 heures').waitFor();
    await page.locator('main form[aria-label="Vos souhaits pour le passage"]').waitFor();
    await page.getByLabel('Dimanche').check();
    await page.getByLabel('Samedi').uncheck();
    await page.getByLabel('Comment arriver jusqu’à vous').fill('Code 12B34');
    await page.getByRole('button', { name: 'Enregistrer mes souhaits' }).click();
    await page.getByText('Vos souhaits sont enregistrés.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Dimanche').isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Samedi').isChecked()).toBe(false);

    const { token } = await postTo<{ token: string }>(url, '/access/', { code });
    const headers = { authorization: `Bearer ${token}` };
    const asked = await fetch(`${url}/api/v1/physical-donations/${donation_id}/`, { headers });
    const { transaction_id } = (await asked.json()) as { transaction_id: string };
    const action = (name: string, body: object) =>
      postTo(url, `/donation-transactions/${transaction_id}/${name}/`, body, token);
    await action('mark_contacted', {});
    await action('schedule_pickup', { pickup_date: '2099-03-01', pickup_slot: 'Matin (8h-12h)' });
    await page.reload();
    await page.getByText(asPrinted('dimanche 1er mars 2099, Matin (8h-12h)')).first().waitFor();
    const calendar = await fetch(`${url}${own}/collecte.ics`);
    expect(calendar.headers.get('cache-control')).toContain('no-store');
    expect(await calendar.text()).toContain('BEGIN:VEVENT');
    const answer = await fetch(`${url}${own}`);
    const said = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => answer.headers.get(name));
    expect(said).toEqual(['no-store', 'no-referrer', 'noindex, nofollow']);

    await page.getByText('Je ne peux plus donner').click();
    await page.getByLabel(/Pourquoi/).fill('Déménagement');
    await page.getByRole('button', { name: 'Oui, annuler mon don' }).click();
    await page.getByText('Ce don a été annulé.').waitFor();
    await expect.poll(() => page.getByText('Changer mes souhaits').count()).toBe(0);
  });
});
