import type { RegistrationStarted, RegistrationTickets, RegistrationVerified } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { requestOn } from '../factories/api.ts';
import { emailTo } from '../factories/emails.ts';
import { codeInPicture } from '../factories/pictures.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import { eventOf } from './registration-form.ts';
import { violations } from './violations.ts';

/** What a camera would read of the page. */
const codeOn = async (page: Page) => codeInPicture(sharp(await page.screenshot({ fullPage: true })));

describe('somebody who registered a friend', () => {
  journey(
    'sends them the link of their ticket alone, which says when it is replaced',
    async ({ page, product, visit }) => {
      const event = await eventOf(product, { title: 'Relire à deux' });
      const ask = requestOn(`${product.url}/api/v1`);
      const email = newcomer('invite');
      const body = { first_name: 'Awa', last_name: 'Ngo', email, consent: true, seats: 2 };
      await accepted(ask<RegistrationStarted>(`/events/${event.id}/register/`, { body }));
      const { text } = await emailTo(product.varFolder, email, 'Confirmez votre inscription');
      const verification = { token: /\/verify-email\/([\w-]+)/.exec(text)?.[1] };
      const path = `/events/${event.id}/verify-email/`;
      const { token } = await accepted(ask<RegistrationVerified>(path, { body: verification }));
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
