import { describe } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { eventOf, RegistrationPages } from './registration-form.ts';

describe('someone who cannot come', () => {
  journey(
    'is told what is given back, cancels, and is refunded; the gift stays one',
    async ({ page, product }) => {
      const email = newcomer('annule');
      const event = await eventOf(product, {
        title: 'Dîner des lecteurs',
        price: 12.5,
        accepts_donations: true,
        refund_until_days: 7,
        refund_percentage: 100,
      });
      const pages = new RegistrationPages(page, product);
      await page.goto(`/evenements/${event.slug}/inscription`);
      await pages.isReady();
      await pages.tellWho(email);
      await pages.main.getByRole('radio', { name: asPrinted('20 €'), exact: true }).check();
      await pages.press('Réserver ma place');
      await pages.title('Vérifiez votre boîte e-mail');
      await pages.confirmAddress(email);
      await pages.pay(asPrinted('Payer 32,50 €'), 'Merci, votre place est réservée');
      await page.getByRole('link', { name: 'Voir mon inscription et mes billets' }).click();

      await page.getByText('Je ne peux pas venir').click();
      await page.getByText(asPrinted('12,50 € vous seront rendus')).waitFor();
      await page.getByText(asPrinted('Le don de 20 € reste un don.')).waitFor();
      await pages.press('Annuler mon inscription');
      await page.getByText(/12,50\s€ vous (?:sont|ont été) rendus/u).waitFor();
      await emailTo(product.varFolder, email, 'Inscription annulée');
      await page.getByRole('link', { name: 'M’inscrire de nouveau' }).waitFor();
    },
  );
});
