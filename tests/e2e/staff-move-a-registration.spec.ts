import type { EventRegistrationRecord } from '@livres/api/contract';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { describe } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { eventOf, RegistrationPages } from './registration-form.ts';
import { staffSession } from './staff-session.ts';

describe('staff move a registration that is paid to a dearer event', () => {
  journey(
    'see the difference and ask for it, and the participant pays it from their page',
    async ({ page, product, visit }) => {
      const email = newcomer('mutation');
      const [from, to] = [
        await eventOf(product, { title: 'Couvrir des manuels', price: 12.5 }),
        await eventOf(product, { title: 'Réparer des reliures anciennes', price: 20 }),
      ];
      const call = await staffSession(product);
      const person = { event_id: from.id, first_name: 'Awa', last_name: 'Ngo', email };
      const { body: entered } = await call<EventRegistrationRecord>(
        'POST',
        '/admin/event-registrations',
        person,
      );
      const path = `/admin/event-registrations/${entered.id}`;
      const today = parisDay(new Date());
      await call('POST', `${path}/payment`, {
        version: entered.version,
        method: 'cash',
        received_on: today,
      });

      await enterPanel(page, product, `${path}/show`);
      await page.getByRole('button', { name: 'Changer d’événement' }).click();
      await dialog(page).getByLabel('Vers').fill('Réparer des reliures');
      await page.getByRole('option', { name: /^Réparer des reliures anciennes/ }).click();
      await dialog(page).getByRole('button', { name: 'Changer d’événement' }).click();
      await dialog(page).getByText(asPrinted('Cet événement coûte 7,50 € de plus')).waitFor();
      await dialog(page)
        .getByRole('radio', { name: asPrinted('Demander 7,50 €') })
        .check();
      await dialog(page).getByRole('button', { name: 'Changer d’événement' }).click();
      await page.getByText(asPrinted('Reste 7,50 € à payer')).first().waitFor();
      await page.getByRole('link', { name: to.title }).first().waitFor();

      const participant = await visit();
      const pages = new RegistrationPages(participant, product);
      await pages.follow(email, 'Votre inscription passe à un autre événement');
      await participant
        .getByText(asPrinted('Il reste 7,50 € à payer. Votre place est réservée en attendant.'))
        .waitFor();
      await pages.pay(asPrinted('Payer 7,50 €'), 'Merci, votre place est réservée');
      await participant.getByRole('link', { name: 'Voir mon inscription et mes billets' }).click();
      await participant.getByText(asPrinted('20 €, payé')).waitFor();
    },
  );
});
