import type { EventRecord, RegistrationStarted, RegistrationTicket } from '@livres/api/contract';
import { HOUR_MS } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { startCuttableProxy } from '../fakes/cuttable-proxy.ts';
import { dialog, enterPanel, keepSession } from './enter-panel.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';
import { violations } from './violations.ts';

/** An event in an hour, to which people with these last names are registered. */
async function eventWith(
  product: Product,
  people: readonly string[],
): Promise<{ event: EventRecord; tickets: RegistrationTicket[] }> {
  const staff = await staffSession(product);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const { body: draft } = await staff<EventRecord>('POST', '/admin/events', {
    title: `Rencontre à la porte ${people.join(' ')}`,
    short_description: 'Une soirée pour lire ensemble.',
    event_type: 'workshop',
    start_date: at(1),
    end_date: at(3),
    requires_registration: true,
    location: 'Entrepôt de Vaise',
    city: 'Lyon',
    country: 'France',
  });
  await staff('POST', `/admin/events/${draft.id}/publish`, { version: draft.version });
  const tickets: RegistrationTicket[] = [];
  for (const last_name of people) tickets.push(await ticketOf(product, draft.id, last_name));
  return { event: draft, tickets };
}

async function ticketOf(product: Product, event: number, last_name: string): Promise<RegistrationTicket> {
  const ask = async <Body>(path: string, body?: object): Promise<Body> => {
    const answer = await fetch(`${product.url}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  const email = newcomer('entree');
  const form = { first_name: 'Awa', last_name, email, consent: true };
  await ask<RegistrationStarted>(`/events/${event}/register/`, form);
  const { text } = await emailTo(product.varFolder, email, 'Confirmez votre inscription');
  const token = /\/verify-email\/([\w-]+)/.exec(text)?.[1];
  const verified = await ask<{ token: string }>(`/events/${event}/verify-email/`, { token });
  const { tickets } = await ask<{ tickets: RegistrationTicket[] }>(
    `/event-registrations/track/${verified.token}/tickets/`,
  );
  return tickets[0]!;
}

const doorOf = ({ id }: EventRecord) => `/admin/event-registrations/${id}/check-in`;
const box = (page: Page) => page.getByLabel('Nom, référence ou code du billet');
const figures = (page: Page) => page.getByRole('region', { name: 'Entrés' });

async function scan(page: Page, { code }: RegistrationTicket): Promise<void> {
  await box(page).fill(code);
  await box(page).press('Enter');
}
async function nameDoor(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nom de cette porte').fill(name);
  await page.getByRole('button', { name: 'Garder ce nom' }).click();
}

describe('the door of an event', () => {
  journey(
    'lets a ticket in once, on every phone, and also by name; a mistake is undone',
    async ({ page, product }) => {
      const { event, tickets } = await eventWith(product, ['Ndiaye', 'Roux']);
      await page.setViewportSize(PHONE);
      await enterPanel(page, product, doorOf(event));
      await nameDoor(page, 'Porte 2');
      await figures(page).getByText('sur 2 attendus').waitFor();
      await scan(page, tickets[0]!);
      await page.getByRole('status').getByText('Bienvenue').waitFor();
      await figures(page).getByText('1', { exact: true }).waitFor();

      const other = await page.context().newPage();
      await other.setViewportSize(PHONE);
      await other.goto(doorOf(event));
      await scan(other, tickets[0]!);
      await other.getByRole('alert').getByText('Déjà entré').waitFor();
      await other
        .getByRole('alert')
        .getByText(/^à \d\d:\d\d, Porte 2$/)
        .waitFor();
      expect(await violations(other, 'all')).toEqual([]);

      await box(other).fill('roux');
      // By name it takes two presses, and the first is taken back.
      const letIn = other.getByRole('button', { name: 'Faire entrer : Awa Roux, billet n° 1' });
      await letIn.click();
      await dialog(other).getByText('Awa Roux').waitFor();
      await other.keyboard.press('Escape');
      await dialog(other).waitFor({ state: 'detached' });
      await letIn.click();
      await dialog(other).getByRole('button', { name: 'Faire entrer', exact: true }).click();
      await other.getByRole('status').getByText('Bienvenue').waitFor();
      await figures(page).getByText('2', { exact: true }).waitFor();
      await other.getByRole('button', { name: 'Annuler cette entrée' }).first().click();
      await figures(page).getByText('1', { exact: true }).waitFor();
      await scan(page, { ...tickets[0]!, code: 'B1-'.padEnd(45, 'A') });
      await page.getByRole('alert').getByText('Billet inconnu').waitFor();
    },
  );

  journey('goes on without a network, and says afterwards who came twice', async ({ page, product }) => {
    const { event, tickets } = await eventWith(product, ['Sow', 'Petit']);
    // A cable that is pulled: what a browser emulates does not always reach its service workers.
    const network = await startCuttableProxy(product.url);
    const baseURL = new URL(network.through(product.url)).origin;
    const browser = page.context().browser()!;
    const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: PHONE });
    const second = await context.newPage();
    await enterPanel(page, product, doorOf(event));
    await nameDoor(page, 'Porte 1');
    await keepSession(second, product);
    await second.goto(doorOf(event));
    await nameDoor(second, 'Porte 2');
    const keepsPage = () =>
      second.evaluate(async () => (await (await caches.open('check-in')).match('/admin/')) !== undefined);
    await expect.poll(keepsPage, { timeout: 20_000 }).toBe(true);

    await network.cut();
    await second.getByText(/^Hors ligne : liste de/).waitFor();
    await scan(second, tickets[0]!);
    await second.getByText('Noté sur ce téléphone, à envoyer.').waitFor();
    await scan(second, tickets[0]!);
    await second.getByRole('alert').getByText('Déjà entré').waitFor();

    await second.reload();
    await second.getByText('1 entrée pas encore envoyée').waitFor();
    await scan(second, tickets[1]!);
    await second.getByText('2 entrées pas encore envoyées').waitFor();

    // Registered after the list was taken: genuine, and for whoever stands at the door to decide; a forged one is not.
    const younger = await ticketOf(product, event.id, 'Tard');
    await scan(second, younger);
    await second.getByRole('alert').getByText('Billet plus récent').waitFor();
    await second.getByRole('button', { name: 'Faire entrer quand même' }).click();
    await second.getByText('3 entrées pas encore envoyées').waitFor();
    await scan(second, younger);
    await second.getByRole('alert').getByText('Déjà entré').waitFor();
    await scan(second, { ...younger, code: 'B1-'.padEnd(45, 'A') });
    await second.getByRole('alert').getByText('Billet inconnu').waitFor();

    await scan(page, tickets[0]!);
    await page.getByRole('status').getByText('Bienvenue').waitFor();
    await network.mend();
    await second.getByText(/entrées? pas encore envoyée/).waitFor({ state: 'detached' });
    const twice = /^Awa Sow : entré à \d\d:\d\d, Porte 2, et de nouveau à \d\d:\d\d, Porte 1\.$/;
    await page.getByText(twice).waitFor();
    await second.getByText(twice).waitFor();
    await figures(page).getByText('3', { exact: true }).waitFor();
    await context.close();
    await network.close();
  });

  journey('may use the camera, and no other page may', async ({ product }) => {
    const policy = async (path: string) =>
      (await fetch(`${product.url}${path}`)).headers.get('permissions-policy');
    expect(await policy('/admin/event-registrations/1/check-in')).toContain('camera=(self)');
    expect(await policy('/')).toContain('camera=()');
  });
});
