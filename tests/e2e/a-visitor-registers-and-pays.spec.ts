import { describe, expect } from 'vitest';
import { emailsTo } from '../factories/emails.ts';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { codeOf, eventOf, RegistrationPages } from './registration-form.ts';

describe('a visitor registers and pays', () => {
  journey(
    'with a code and a gift on top, after a wrong code, a reload and a refused payment',
    async ({ page, product }) => {
      const email = newcomer('payant');
      const event = await eventOf(product, {
        title: 'Relier un livre',
        price: 12.5,
        accepts_donations: true,
      });
      const code = await codeOf(product, event, 50);
      const pages = new RegistrationPages(page, product);
      await page.goto(`/evenements/${event.slug}`);
      await pages.isReady();
      const total = pages.main.getByRole('region', { name: 'À payer' });
      await total.getByText(asPrinted('1 place à 12,50 €')).waitFor();
      await pages.main.getByLabel('Combien de places').selectOption('2');
      await pages.main.getByRole('radio', { name: asPrinted('20 €'), exact: true }).check();
      await total.getByText(asPrinted('45 €')).waitFor();
      await page.getByText(asPrinted('vous revient à 6,80 €')).waitFor();
      await pages.tellWho(email);
      await page.reload();
      await pages.isReady();
      await expect.poll(() => pages.main.getByLabel('Prénom').inputValue()).toBe('Awa');
      await total.getByText(asPrinted('45 €')).waitFor();

      await page.getByText('J’ai un code').click();
      await pages.main.getByLabel('Votre code').fill('INCONNU');
      await pages.press('Réserver mes 2 places');
      await pages.main.getByRole('alert').getByText('Ce code n’est pas connu').waitFor();
      await pages.main.getByRole('alert').getByRole('link', { name: 'Code' }).click();
      await expect
        .poll(() => pages.main.getByLabel('Votre code').evaluate((node) => node === document.activeElement))
        .toBe(true);
      await pages.main.getByLabel('Votre code').fill(code);
      await pages.main.getByRole('button', { name: 'Réserver mes 2 places' }).dblclick();
      await pages.title('Vérifiez votre boîte e-mail');
      expect(new URL(page.url()).search).toBe('');
      await pages.confirmAddress(email);
      expect(await emailsTo(product.varFolder, email, 'Confirmez votre inscription')).toHaveLength(1);

      await page.getByText(asPrinted('Il reste à payer : vos 2 places sont gardées.')).waitFor();
      await page.getByText(asPrinted('dont réduction de 12,50 €')).waitFor();
      await pages.press(asPrinted('Payer 32,50 €'));
      await pages.title('Paiement de démonstration');
      await pages.press('Refuser le paiement');
      await pages.title('Le paiement a été refusé');
      await page.getByText('Vos places restent gardées').waitFor();
      await page.getByRole('link', { name: 'Reprendre le paiement' }).click();
      await page.waitForURL((url) => /^\/inscriptions\/[\w-]{43}$/.test(url.pathname));
      await pages.pay(asPrinted('Payer 32,50 €'), 'Merci, vos places sont réservées');
      await page.getByRole('link', { name: 'Voir mon inscription et mes billets' }).click();
      await page.getByText(asPrinted('32,50 €, payé')).waitFor();
      await page.getByText('avec son propre reçu fiscal').waitFor();
    },
  );
});
