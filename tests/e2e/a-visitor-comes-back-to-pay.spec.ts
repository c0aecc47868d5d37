import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { rowsOf } from '../factories/rows.ts';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { eventOf, RegistrationPages } from './registration-form.ts';

const RESUME = 'Reprendre mon inscription';

/** Registers to an event of one seat, and is on the page of their own registration, which is to be paid. */
async function awaitsPayment(page: Page, product: Product, title: string, { isScripted = true } = {}) {
  const email = newcomer('parti');
  const event = await eventOf(product, { title, price: 12.5, max_participants: 1 });
  const pages = new RegistrationPages(page, product);
  await page.goto(`/evenements/${event.slug}/inscription`);
  if (isScripted) await pages.isReady();
  await pages.tellWho(email);
  await pages.press('Réserver ma place');
  await pages.title('Vérifiez votre boîte e-mail');
  await pages.confirmAddress(email, { isScripted });
  return { email, event, own: new URL(page.url()).pathname, pages };
}

/** The same, who left the page of a bank where it is paid. */
async function leftToPay(...registrant: Parameters<typeof awaitsPayment>) {
  const left = await awaitsPayment(...registrant);
  await left.pages.press(asPrinted('Payer 12,50 €'));
  await left.pages.title('Paiement de démonstration');
  return left;
}

const registrationsOf = ({ databaseUrl }: Product, event: { id: number }) =>
  rowsOf(databaseUrl, 'SELECT status, held_seats FROM event_registrations WHERE event_id = $1', [event.id]);

describe('someone who left the page where one pays', () => {
  journey(
    'comes back by the event’s page, which knows the time that is left; others are shown nothing',
    async ({ page, product, visit }) => {
      const { event, own, pages } = await leftToPay(page, product, 'Veillée des retours');
      const others = await visit();
      await page.goto(`/evenements/${event.slug}`);
      const said =
        /^Votre inscription du .+ attend votre paiement\s: il vous reste [123]?\d\sminutes \(jusqu’au .+\)\.$/u;
      await pages.main.getByText(said).waitFor();
      await others.goto(`/evenements/${event.slug}`);
      await others.getByRole('heading', { level: 1, name: 'Veillée des retours' }).waitFor();
      await expect.poll(() => others.getByText(RESUME).count()).toBe(0);

      await pages.main.getByRole('link', { name: RESUME }).click();
      await page.waitForURL(`**${own}`);
      await pages.main
        .getByRole('button', { name: 'Reprendre le paiement' })
        .or(pages.main.getByRole('link', { name: 'Reprendre le paiement' }))
        .waitFor();
      expect(await registrationsOf(product, event)).toEqual([{ status: 'pending_payment', held_seats: 1 }]);

      // From another page of the site, where the event's page is drawn by the browser.
      await page.goto(`/evenements?search=${encodeURIComponent('Veillée des retours')}`);
      await pages.main.getByRole('link', { name: 'Veillée des retours', exact: true }).click();
      await pages.main.getByRole('link', { name: RESUME }).click();
      await page.waitForURL(`**${own}`);

      await page.getByText('Je ne peux pas venir').click();
      await pages.press('Annuler mon inscription');
      await page.getByText('Cette inscription est annulée.').waitFor();
      expect(await registrationsOf(product, event)).toEqual([{ status: 'cancelled', held_seats: 0 }]);
      await page.goto(`/evenements/${event.slug}`);
      await page.getByRole('heading', { level: 1, name: 'Veillée des retours' }).waitFor();
      await expect.poll(() => page.getByText(RESUME).count()).toBe(0);
    },
  );

  journey('comes back so too who left before they chose how to pay', async ({ page, product }) => {
    const { event, own, pages } = await awaitsPayment(page, product, 'Veillée des indécis');
    await page.goto(`/evenements/${event.slug}`);
    await pages.main.getByRole('link', { name: RESUME }).click();
    await page.waitForURL(`**${own}`);
    await pages.press(asPrinted('Payer 12,50 €'));
    await pages.title('Paiement de démonstration');
  });

  journey('comes back so without JavaScript too, and by the e-mail', async ({ product, visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    const { email, event, own, pages } = await leftToPay(page, product, 'Soirée sans script', {
      isScripted: false,
    });
    const answer = await page.goto(`/evenements/${event.slug}`);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await pages.main.getByRole('link', { name: RESUME }).click();
    await page.waitForURL(`**${own}`);
    await pages.follow(email, 'Confirmez votre inscription', /\/verify-email\/\S+/);
    await pages.press('Vérifier mon adresse');
    await page.getByRole('link', { name: 'Voir mon inscription' }).click();
    await page.getByText('Il reste à payer').first().waitFor();
    expect(await registrationsOf(product, event)).toEqual([{ status: 'pending_payment', held_seats: 1 }]);
  });
});
