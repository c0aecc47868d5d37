import type { EventRecord, EventRegistrationRecord } from '@livres/api/contract';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { emailTo } from '../factories/emails.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually } from '../factories/waiting.ts';
import { apiOf } from './api-calls.ts';
import { asPrinted } from './as-printed.ts';
import { dialog, enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { eventOf, RegistrationPages } from './registration-form.ts';
import { staffSession } from './staff-session.ts';

/** A registration that staff entered and were paid for in hand; where the panel shows it. */
async function paidInCash(product: Product, event: EventRecord, email: string): Promise<string> {
  const call = await staffSession(product);
  const person = { event_id: event.id, first_name: 'Awa', last_name: 'Ngo', email };
  const { id, version } = await accepted(
    call<EventRegistrationRecord>('POST', '/admin/event-registrations', person),
  );
  const path = `/admin/event-registrations/${id}`;
  const received_on = parisDay(new Date());
  await accepted(call('POST', `${path}/payment`, { version, method: 'cash', received_on }));
  return path;
}

describe('staff cancel what was paid in cash', () => {
  journey('read what is theirs to give back, and say so once it is given', async ({ page, product }) => {
    const email = newcomer('especes');
    const event = await eventOf(product, { title: 'Veillée de contes', price: 12.5 });
    const path = await paidInCash(product, event, email);

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

describe('staff cancel a whole event', () => {
  journey(
    'tell everyone, give back what was paid on the site at once, and say when the cash is given back',
    async ({ page, product, visit }) => {
      const title = 'Braderie de printemps';
      const event = await eventOf(product, { title, price: 12.5 });
      const [card, cash, interested] = ['carte', 'especes', 'interesse'].map(newcomer) as [
        string,
        string,
        string,
      ];
      const cashPath = await paidInCash(product, event, cash);
      await accepted(
        apiOf(product)(`/events/${event.id}/interested/`, { body: { guest_email: interested } }),
      );
      const participant = await visit();
      const pages = new RegistrationPages(participant, product);
      await participant.goto(`/evenements/${event.slug}/inscription`);
      await pages.isReady();
      await pages.tellWho(card);
      await pages.press('Réserver ma place');
      await pages.title('Vérifiez votre boîte e-mail');
      await pages.confirmAddress(card);
      await pages.pay(asPrinted('Payer 12,50 €'), 'Merci, votre place est réservée');
      const states = async () => {
        const rows = await rowsOf<{ email: string; status: string }>(
          product.databaseUrl,
          'SELECT email, status FROM event_registrations WHERE event_id = $1',
          [event.id],
        );
        return Object.fromEntries(rows.map(({ email, status }) => [email, status]));
      };
      await expect.poll(states).toEqual({ [card]: 'confirmed', [cash]: 'confirmed' });
      // Who is interested hears of what changes once the event was noted: the job of each minute does that, and the rest.
      await eventually(
        'the event noted',
        async () => {
          const sql = 'SELECT 1 FROM event_announcements WHERE event_id = $1';
          return (await rowsOf(product.databaseUrl, sql, [event.id])).length > 0;
        },
        120_000,
      );

      await enterPanel(page, product, `/admin/events/${event.id}`);
      await page.getByRole('button', { name: 'Annuler l’événement' }).click();
      const cancelling = dialog(page);
      for (const said of [
        '2 inscriptions (2 places) seront annulées, et chaque personne sera prévenue par e-mail.',
        'Paiement de démonstration : 12,50 € (1 inscription)',
        'Espèces : 12,50 € (1 inscription), à rendre par vos soins',
        '1 personne intéressée sera prévenue par e-mail.',
      ])
        await cancelling.getByText(asPrinted(said)).waitFor();
      await cancelling.getByLabel('Motif').fill('La halle est inondée.');
      await cancelling.getByLabel('Pour confirmer, tapez le titre').fill(title);
      await cancelling.getByRole('button', { name: 'Annuler l’événement' }).click();
      await page.getByText('Cet événement est annulé.').waitFor();
      // The minute in which staff may still take it back is over.
      await rowsOf(
        product.databaseUrl,
        `UPDATE events SET updated_at = updated_at - interval '2 minutes' WHERE id = $1`,
        [event.id],
      );
      await expect.poll(states, { timeout: 120_000 }).toEqual({ [card]: 'refunded', [cash]: 'cancelled' });
      for (const email of [card, cash, interested]) {
        const { text } = await emailTo(product.varFolder, email, 'Événement annulé');
        expect(text).toContain('La halle est inondée.');
      }
      const { text: toCard } = await emailTo(product.varFolder, card, 'Événement annulé');
      expect(toCard).toMatch(/12,50\s€/u);

      await page.goto(`${cashPath}/show`);
      await page.getByText(asPrinted('À rendre par l’équipe · 12,50 €')).waitFor();
      await page.getByRole('button', { name: 'C’est rendu' }).click();
      await dialog(page).getByRole('button', { name: 'C’est rendu' }).click();
      await page.getByText(asPrinted('Rendu · 12,50 €')).waitFor();
      await expect.poll(states).toEqual({ [card]: 'refunded', [cash]: 'refunded' });
      await emailTo(product.varFolder, cash, 'vous sont remboursés');
    },
  );
});
