import type { EventRegistrationRecord } from '@livres/api/contract';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { describe } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { asPrinted } from './as-printed.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { eventOf } from './registration-form.ts';
import { staffSession } from './staff-session.ts';

describe('staff cancel what was paid in cash', () => {
  journey('read what is theirs to give back, and say so once it is given', async ({ page, product }) => {
    const email = newcomer('especes');
    const event = await eventOf(product, { title: 'Veillée de contes', price: 12.5 });
    const call = await staffSession(product);
    const person = { event_id: event.id, first_name: 'Awa', last_name: 'Ngo', email };
    const { body: entered } = await call<EventRegistrationRecord>(
      'POST',
      '/admin/event-registrations',
      person,
    );
    const path = `/admin/event-registrations/${entered.id}`;
    const received_on = parisDay(new Date());
    await call('POST', `${path}/payment`, { version: entered.version, method: 'cash', received_on });

    // Before an event is cancelled: whose money, by which means, and its title typed.
    await enterPanel(page, product, `/admin/events/${event.id}`);
    await page.getByRole('button', { name: 'Annuler l’événement' }).click();
    const cancelling = dialog(page);
    await cancelling
      .getByText(asPrinted('Espèces : 12,50 € (1 inscription), à rendre par vos soins'))
      .waitFor();
    await cancelling.getByLabel('Motif').fill('Salle fermée.');
    await cancelling.getByLabel('Pour confirmer, tapez le titre').fill('Veillée de chants');
    await cancelling.getByRole('button', { name: 'Annuler l’événement' }).click();
    await cancelling.getByText('Ce n’est pas le titre : Veillée de contes').waitFor();
    await page.keyboard.press('Escape');

    await page.goto(`${path}/show`);
    await page.getByRole('button', { name: 'Annuler l’inscription' }).click();
    await dialog(page)
      .getByLabel(/^Rendre aussi ce qui reste/)
      .check();
    await dialog(page).getByRole('button', { name: 'Annuler l’inscription' }).click();
    await page.getByText(asPrinted('À rendre par l’équipe · 12,50 €')).waitFor();
    await page.getByRole('button', { name: 'C’est rendu' }).click();
    await dialog(page).getByRole('button', { name: 'C’est rendu' }).click();
    await page.getByText(asPrinted('Rendu · 12,50 €')).waitFor();
    await page.getByText('Remboursée', { exact: true }).first().waitFor();
    await emailTo(product.varFolder, email, 'vous sont remboursés');
  });
});
