import type {
  EventRecord,
  RegistrationStarted,
  RegistrationTickets,
  RegistrationVerified,
} from '@livres/api/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { requestOn } from '../factories/api.ts';
import { emailTo } from '../factories/emails.ts';
import { codeInPicture } from '../factories/pictures.ts';
import { asPrinted } from './as-printed.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { keptPages, untilKept } from './kept-pages.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { eventOf } from './registration-form.ts';
import { violations } from './violations.ts';

/** What a camera would read of the page. */
const codeOn = async (page: Page) => codeInPicture(sharp(await page.screenshot({ fullPage: true })));

/** A registration that is sure, with its private link. */
async function registered(product: Product, event: EventRecord, seats: number) {
  const ask = requestOn(`${product.url}/api/v1`);
  const email = newcomer('invite');
  const body = { first_name: 'Awa', last_name: 'Ngo', email, consent: true, seats };
  await accepted(ask<RegistrationStarted>(`/events/${event.id}/register/`, { body }));
  const { text } = await emailTo(product.varFolder, email, 'Confirmez votre inscription');
  const verification = { token: /\/verify-email\/([\w-]+)/.exec(text)?.[1] };
  const path = `/events/${event.id}/verify-email/`;
  const { token } = await accepted(ask<RegistrationVerified>(path, { body: verification }));
  return { ask, token };
}

describe('somebody who registered a friend', () => {
  journey(
    'sends them the link of their ticket alone, which says when it is replaced',
    async ({ page, product, visit }) => {
      const event = await eventOf(product, { title: 'Relire à deux' });
      const { ask, token } = await registered(product, event, 2);
      const name = (guest_name: string) =>
        accepted(
          ask<RegistrationTickets>(`/event-registrations/track/${token}/tickets/guests/`, {
            body: { guests: [{ position: 2, guest_name }] },
          }),
        );
      const { tickets } = await name('Zoë Roux');

      await page.setViewportSize(PHONE);
      await page.goto(`/inscriptions/${token}`);
      const link = page.getByRole('link', { name: 'Le lien de ce billet seul, à envoyer à Zoë Roux' });
      const href = (await link.getAttribute('href'))!;

      const guest = await visit({ javaScriptEnabled: false });
      await guest.setViewportSize(PHONE);
      const answer = await guest.goto(href);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      const main = guest.getByRole('main');
      await main.getByRole('img', { name: 'Code QR du billet de Zoë Roux' }).waitFor();
      await main.getByRole('link', { name: 'Télécharger le billet (PDF)' }).waitFor();
      const words = (await main.textContent())!;
      for (const other of ['Ngo', 'INS-', token]) expect(words).not.toContain(other);

      // What opens the door is read from the screen of a small phone, in both themes.
      await guest.setViewportSize({ width: 320, height: 640 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await guest.emulateMedia({ colorScheme });
        await expect.poll(() => codeOn(guest), { message: colorScheme }).toBe(tickets[1]!.code);
      }
      await guest.setViewportSize(PHONE);

      await name('Paul Petit');
      await guest.reload();
      await main.getByText(/^Ce billet a été remplacé le /).waitFor();
      await expect.poll(() => main.getByRole('img', { name: /Code QR/ }).count()).toBe(0);
      await page.goto(href);
      expect(await violations(page, 'all')).toEqual([]);
    },
  );
});

describe('at a door without a network', () => {
  journey('a ticket that was read opens again, until its place is given up', async ({ page, product }) => {
    const { ask, token } = await registered(product, await eventOf(product, { title: 'Lire au village' }), 2);
    const { tickets } = await accepted(
      ask<RegistrationTickets>(`/event-registrations/track/${token}/tickets/`),
    );
    const [own, guest] = [`/inscriptions/${token}`, `/billets/${tickets[1]!.code}`];
    const qr = page.getByRole('img', { name: /^Code QR/ });
    const offlineTitle = page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' });
    for (const path of [own, guest]) {
      await page.goto(path);
      await untilKept(page, path, 'tickets');
    }
    // What is read afterwards in the economy mode, and the pages that it forgets, leave tickets where they are.
    await page.goto('/campagnes');
    await untilKept(page, '/campagnes');
    await page.goto('/actualites');
    await page.getByRole('button', { name: 'Passer en mode économie' }).click();
    await page.getByRole('button', { name: 'Quitter le mode économie' }).waitFor();
    await expect.poll(() => keptPages(page)).not.toContain('/campagnes');

    await page.context().setOffline(true);
    await page.goto(own);
    await page.getByText(asPrinted('Vous êtes hors ligne : voici la page telle que')).waitFor();
    await expect.poll(() => qr.count()).toBe(2);
    await page.goto(guest);
    await qr.waitFor();
    await expect.poll(() => codeOn(page)).toBe(tickets[1]!.code);
    await page.goto('/a-propos');
    await offlineTitle.waitFor();
    await page
      .getByRole('link', { name: /Actualités/ })
      .first()
      .waitFor();
    // The list is there with the rest of the page.
    await expect.poll(() => page.locator(`a[href*="${token}"]`).count()).toBe(0);

    await page.context().setOffline(false);
    await accepted(ask(`/event-registrations/track/${token}/cancel/`, { method: 'POST' }));
    for (const path of [own, guest]) await page.goto(path);
    await expect.poll(() => keptPages(page, 'tickets')).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(own);
    await offlineTitle.waitFor();
  });

  journey('nothing is left of a place that is given up on its own page', async ({ page, product }) => {
    const { token } = await registered(product, await eventOf(product, { title: 'Lire au marché' }), 1);
    await page.goto(`/inscriptions/${token}`);
    await untilKept(page, `/inscriptions/${token}`, 'tickets');
    await page.getByText('Je ne peux pas venir').click();
    await page.getByRole('button', { name: 'Annuler mon inscription' }).click();
    await page.getByRole('link', { name: 'M’inscrire de nouveau' }).waitFor();
    await expect.poll(() => keptPages(page, 'tickets')).toEqual([]);
  });
});
