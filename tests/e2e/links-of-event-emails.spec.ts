import { hashToken, newPrivateToken } from '@livres/api/dist/platform/http/private-token.js';
import type { RegistrationProgress } from '@livres/api/contract';
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { accepted } from '../factories/answers.ts';
import { rowsOf } from '../factories/rows.ts';
import { apiOf } from './api-calls.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { eventOf } from './registration-form.ts';

/** The pages of the site that an e-mail leads to. */
const linksIn = (text: string) => [
  ...new Set(text.match(/(?<=https?:\/\/[^/\s]+)\/(verify-email|inscriptions|evenements)\/\S+/g)),
];

/** Opens them as a program that looks for viruses does, script and all; answers what the pages sent by themselves. */
async function lookAt(page: Page, product: Product, email: string, subject: string): Promise<string[]> {
  const { text } = await emailTo(product.varFolder, email, subject);
  const links = linksIn(text);
  expect(links.length).toBeGreaterThan(0);
  return openAll(page, links);
}

async function openAll(page: Page, links: readonly string[]): Promise<string[]> {
  const sent: string[] = [];
  const note = (request: Request) => {
    // A page that is read is counted, by a ping.
    if (request.method() !== 'GET' && request.resourceType() !== 'ping')
      sent.push(`${request.method()} ${request.url()}`);
  };
  page.on('request', note);
  for (const link of links) {
    await page.goto(link);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  page.off('request', note);
  return sent;
}

describe('the links of e-mails about a registration', () => {
  journey(
    'do nothing until somebody presses: not the one that verifies, nor that of a seat that is offered',
    async ({ page, product }) => {
      const event = await eventOf(product, { title: 'Lire sous les arbres', max_participants: 1 });
      const ask = apiOf(product);
      const [first, second] = [newcomer('lien'), newcomer('lien')];
      const register = (email: string, over: object = {}) =>
        accepted(
          ask<{ registration_id: string }>(`/events/${event.slug}/register/`, {
            body: { first_name: 'Awa', last_name: 'Ngo', email, consent: true, ...over },
          }),
        );
      const statusOf = async (id: string) => {
        const path = `/events/${event.slug}/registration-status/?registration_id=${id}`;
        return (await accepted(ask<{ registration: RegistrationProgress }>(path))).registration.status;
      };
      const verify = async (email: string) => {
        const { text } = await emailTo(product.varFolder, email, 'Confirmez');
        const token = /\/verify-email\/([\w-]+)/.exec(text)![1];
        return accepted(ask<{ token: string }>(`/events/${event.slug}/verify-email/`, { body: { token } }));
      };
      const one = await register(first);
      expect(await lookAt(page, product, first, 'Confirmez')).toEqual([]);
      expect(await statusOf(one.registration_id)).toBe('pending_verification');
      const { token } = await verify(first);
      expect(await lookAt(page, product, first, 'Inscription confirmée')).toEqual([]);
      expect(await statusOf(one.registration_id)).toBe('confirmed');

      const other = await register(second, { waiting_list: true });
      await verify(second);
      expect(await statusOf(other.registration_id)).toBe('waitlisted');
      await accepted(ask(`/event-registrations/track/${token}/cancel/`, { body: {} }));
      expect(await lookAt(page, product, second, 'Une place')).toEqual([]);
      expect(await statusOf(other.registration_id)).toBe('waitlisted');
    },
  );

  journey(
    'that stops those of an event that one follows waits for a press too',
    async ({ page, product }) => {
      const event = await eventOf(product, { title: 'Nuit de la lecture' });
      const guest_email = newcomer('suit');
      await accepted(apiOf(product)(`/events/${event.slug}/interested/`, { body: { guest_email } }));
      const token = newPrivateToken();
      await rowsOf(
        product.databaseUrl,
        `INSERT INTO event_interest_links (event_id, email, token_hash, created_at) VALUES ($1, $2, $3, now())`,
        [event.id, guest_email, hashToken(token)],
      );
      const follows = async () =>
        (await rowsOf(product.databaseUrl, 'SELECT FROM event_interests WHERE email = $1', [guest_email]))
          .length;
      expect(await openAll(page, [`/evenements/suivi/${token}`])).toEqual([]);
      expect(await follows()).toBe(1);
      await page.getByRole('button', { name: 'Ne plus le suivre' }).click();
      await expect.poll(follows).toBe(0);
    },
  );
});
