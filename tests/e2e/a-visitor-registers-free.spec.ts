import { type EventRegistrationRecord, MINUTE_MS } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { emailsTo } from '../factories/emails.ts';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import { eventOf, RegistrationPages } from './registration-form.ts';
import { staffSession } from './staff-session.ts';

const QUESTIONS = [
  { id: 'repas', kind: 'choice' as const, label: 'Quel repas ?', choices: ['Avec viande', 'Végétarien'] },
  { id: 'train', kind: 'yes_no' as const, label: 'Venez-vous en train ?', choices: [] },
];

describe('a visitor registers for a free event', () => {
  journey('on a phone without JavaScript, from the form to the ticket', async ({ browser, product }) => {
    const email = newcomer('gratuit');
    const questions = QUESTIONS.map((question, index) => ({ ...question, required: index === 0 }));
    const event = await eventOf(product, { title: 'Trier les manuels', max_participants: 3, questions });
    const context = await browser.newContext({
      baseURL: product.url,
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    const page = await context.newPage();
    const pages = new RegistrationPages(page, product);
    await page.goto(`/evenements/${event.slug}`);
    await page.getByText(asPrinted('Il reste 3 places')).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('link', { name: 'Réserver ma place' }).last().click();
    await page.waitForURL('**/inscription');

    await pages.main.getByLabel('Combien de places').selectOption('2');
    await pages.tellWho('awa@exemple');
    await pages.main.getByLabel('Végétarien').check();
    await pages.press('Réserver ma place');
    await page.getByText('Cette adresse e-mail n’a pas la bonne forme').first().waitFor();
    await expect.poll(() => pages.main.getByLabel('Prénom').inputValue()).toBe('Awa');
    await expect.poll(() => pages.main.getByLabel('Végétarien').isChecked()).toBe(true);
    await expect.poll(() => pages.main.getByLabel('Combien de places').inputValue()).toBe('2');
    await pages.main.getByLabel('Adresse e-mail').fill(email);
    await pages.press('Réserver ma place');

    await pages.title('Vérifiez votre boîte e-mail');
    await page.getByText(asPrinted('Pour « Trier les manuels »')).waitFor();
    await pages.press('Envoyer l’e-mail de nouveau');
    await page.getByText('un nouvel e-mail vient de partir').waitFor();
    expect(await emailsTo(product.varFolder, email)).not.toHaveLength(0);
    await pages.confirmAddress(email, { isScripted: false });
    await page.getByText(asPrinted('Vos 2 places sont réservées. À bientôt !')).waitFor();
    await pages.part('Vos billets');

    await page.getByText('Mes coordonnées').click();
    await pages.main.getByLabel('Nom', { exact: true }).fill('Ngo Bassa');
    await pages.press('Enregistrer');
    await page.getByText('C’est enregistré.').waitFor();
    await page.getByText('Awa Ngo Bassa').first().waitFor();
    const answer = await page.reload();
    const said = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => answer?.headers()[name]);
    expect(said).toEqual(['no-store', 'no-referrer', 'noindex, nofollow']);

    await page.getByText('Je ne peux pas venir').click();
    await page.getByText('Vos places iront à d’autres.').waitFor();
    await pages.press('Annuler mon inscription');
    await page.getByText('Cette inscription est annulée.').waitFor();
    await context.close();
  });
});

describe('who goes back after a registration', () => {
  journey(
    'registers somebody else: another registration beside the first, and nothing blank',
    async ({ page, product, visit }) => {
      const event = await eventOf(product, { title: 'Ranger à plusieurs', max_participants: 9 });
      const address = `/evenements/${event.slug}/inscription`;
      const call = await staffSession(product);
      const filter = encodeURIComponent(JSON.stringify({ event_id: event.id }));
      const names = async () => {
        const path = `/admin/event-registrations?filter=${filter}&sort=["created_at","ASC"]`;
        return (await accepted(call<EventRegistrationRecord[]>('GET', path))).map(
          ({ first_name }) => first_name,
        );
      };
      const expected: string[] = [];
      for (const tab of [page, await visit({ javaScriptEnabled: false })]) {
        const pages = new RegistrationPages(tab, product);
        const isScripted = tab === page;
        const isReady = () =>
          tab.locator(`form${isScripted ? '[novalidate]' : ''}[aria-label="Votre inscription"]`).waitFor();
        await tab.goto(address);
        for (const name of ['Awa', 'Moussa']) {
          await isReady();
          await pages.tellWho(newcomer('retour'));
          await pages.main.getByLabel('Prénom').fill(name);
          await pages.press('Réserver ma place');
          await pages.title('Vérifiez votre boîte e-mail');
          expected.push(name);
          await expect.poll(() => names()).toEqual(expected);
          await tab.goBack();
        }
        await tab.goto(address);
        await isReady();
        await pages.main.getByLabel('Prénom').fill('');
        await pages.press('Réserver ma place');
        if (isScripted) await pages.main.getByText('réponses sont à corriger').waitFor();
        await expect.poll(() => names()).toEqual(expected);
      }
    },
  );
});

describe('who types for 35 minutes', () => {
  journey('is hurried by nothing, and registers as if at once', async ({ page, product }) => {
    const event = await eventOf(product, { title: 'Coudre des sacs', max_participants: 2 });
    const pages = new RegistrationPages(page, product);
    await page.clock.install();
    await page.goto(`/evenements/${event.slug}/inscription`);
    await page.locator('form[novalidate][aria-label="Votre inscription"]').waitFor();
    const before = await pages.main.innerText();
    await pages.tellWho(newcomer('lente'));
    await page.clock.fastForward(35 * MINUTE_MS);
    await expect.poll(() => pages.main.innerText()).toBe(before);
    await pages.press('Réserver ma place');
    await pages.title('Vérifiez votre boîte e-mail');
  });
});

describe('a link to a registration', () => {
  journey('that leads nowhere says so', async ({ page }) => {
    expect((await page.goto('/inscriptions/un-lien-qui-ne-mene-nulle-part'))?.status()).toBe(404);
    await page.getByText('Ce lien ne mène à aucune inscription').waitFor();
    const payment = '/inscriptions/paiement/0f8fad5b-d9cb-469f-a165-70867728950e';
    expect((await page.goto(payment))?.status()).toBe(404);
    await page.getByText('Paiement introuvable').waitFor();
    expect((await page.goto('/evenements/jamais-vu/inscription'))?.status()).toBe(404);
  });
});
