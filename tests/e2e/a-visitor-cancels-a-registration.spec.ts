import { describe } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually } from '../factories/waiting.ts';
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

describe('someone who let the time to pay run out', () => {
  journey('asks for the same seat again by one press, and pays', async ({ page, product }) => {
    const email = newcomer('revient');
    const event = await eventOf(product, { title: 'Soirée contes', price: 12.5 });
    const pages = new RegistrationPages(page, product);
    await page.goto(`/evenements/${event.slug}/inscription`);
    await pages.isReady();
    await pages.tellWho(email);
    await pages.press('Réserver ma place');
    await pages.title('Vérifiez votre boîte e-mail');
    await pages.confirmAddress(email);
    await page.getByRole('button', { name: asPrinted('Payer 12,50 €') }).waitFor();
    await rowsOf(
      product.databaseUrl,
      `UPDATE event_registrations SET deadline_at = now() - interval '1 second' WHERE event_id = $1`,
      [event.id],
    );
    // The job of each minute gives the seat back.
    const again = page.getByRole('button', { name: 'Redemander cette place' });
    await eventually(
      'the seat to be given back',
      async () => {
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        return again.isVisible();
      },
      120_000,
    );
    await again.click();
    await pages.pay(asPrinted('Payer 12,50 €'), 'Merci, votre place est réservée');
  });
});
