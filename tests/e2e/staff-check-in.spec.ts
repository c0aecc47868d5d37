import type { EventRecord, RegistrationStarted, RegistrationTicket } from '@livres/api/contract';
import { HOUR_MS } from '@livres/api/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { startCuttableProxy } from '../fakes/cuttable-proxy.ts';
import { dialog, enterPanel, keepSession } from './enter-panel.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';
import { tabTo } from './tab-to.ts';
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
  for (const last_name of people) tickets.push(...(await ticketsOf(product, draft.id, { last_name })));
  return { event: draft, tickets };
}

async function ticketsOf(
  product: Product,
  event: number,
  who: { last_name: string; seats?: number },
): Promise<RegistrationTicket[]> {
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
  const form = { first_name: 'Awa', ...who, email, consent: true };
  await ask<RegistrationStarted>(`/events/${event}/register/`, form);
  const { text } = await emailTo(product.varFolder, email, 'Confirmez votre inscription');
  const token = /\/verify-email\/([\w-]+)/.exec(text)?.[1];
  const verified = await ask<{ token: string }>(`/events/${event}/verify-email/`, { token });
  const { tickets } = await ask<{ tickets: RegistrationTicket[] }>(
    `/event-registrations/track/${verified.token}/tickets/`,
  );
  return tickets;
}

/** A phone whose network can be cut: what a browser emulates does not always reach its service workers. */
async function phoneAtDoor(page: Page, product: Product, event: EventRecord) {
  const network = await startCuttableProxy(product.url);
  const baseURL = new URL(network.through(product.url)).origin;
  const context = await page.context().browser()!.newContext({ baseURL, locale: 'fr-FR', viewport: PHONE });
  const phone = await context.newPage();
  await keepSession(phone, product);
  await phone.goto(doorOf(event));
  await nameDoor(phone, 'Porte 2');
  const keepsPage = () =>
    phone.evaluate(async () => (await (await caches.open('check-in')).match('/admin/')) !== undefined);
  await expect.poll(keepsPage, { timeout: 20_000 }).toBe(true);
  const close = async () => {
    await context.close();
    await network.close();
  };
  return { phone, network, close };
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
    await enterPanel(page, product, doorOf(event));
    await nameDoor(page, 'Porte 1');
    const { phone: second, network, close } = await phoneAtDoor(page, product, event);

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
    const [younger] = (await ticketsOf(product, event.id, { last_name: 'Tard' })) as [RegistrationTicket];
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
    await close();
  });

  journey('sends what a phone kept of one event from the door of another', async ({ page, product }) => {
    const { event, tickets } = await eventWith(product, ['Samedi']);
    const { event: next } = await eventWith(product, ['Dimanche']);
    await enterPanel(page, product, doorOf(event));
    await figures(page).getByText('0', { exact: true }).waitFor();
    const { phone, network, close } = await phoneAtDoor(page, product, event);
    await phone.goto(doorOf(next));
    await figures(phone).getByText('sur 1 attendus').waitFor();
    await phone.goto(doorOf(event));
    await figures(phone).getByText('sur 1 attendus').waitFor();
    await network.cut();
    await phone.getByText(/^Hors ligne : liste de/).waitFor();
    await scan(phone, tickets[0]!);
    await phone.getByText('1 entrée pas encore envoyée').waitFor();
    await phone.goto(doorOf(next));
    await phone.getByText('1 entrée d’un autre événement pas encore envoyée').waitFor();
    await network.mend();
    await phone.getByText('1 entrée d’un autre événement pas encore envoyée').waitFor({ state: 'detached' });
    await figures(page).getByText('1', { exact: true }).waitFor();
    await figures(phone).getByText('0', { exact: true }).waitFor();
    await close();
  });

  journey('loses none of 40 entries in flight mode, and counts each once', async ({ page, product }) => {
    const { event } = await eventWith(product, []);
    const groups = ['Ba', 'Diop', 'Fall', 'Kane'];
    const tickets: RegistrationTicket[] = [];
    for (const last_name of groups)
      tickets.push(...(await ticketsOf(product, event.id, { last_name, seats: 10 })));
    expect(tickets).toHaveLength(40);
    const { phone, network, close } = await phoneAtDoor(page, product, event);
    await network.cut();
    await phone.getByText(/^Hors ligne : liste de/).waitFor();
    const kept = (on: Page, count: number) =>
      on.getByText(new RegExp(`^${count} entrées? pas encore`)).waitFor();
    const letIn = async (on: Page, from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        await scan(on, tickets[index]!);
        await kept(on, index + 1);
      }
    };
    await letIn(phone, 0, 20);
    await phone.reload();
    await kept(phone, 20);
    await letIn(phone, 20, 40);
    const again = await phone.context().newPage();
    await phone.close();
    await again.goto(doorOf(event));
    await kept(again, 40);

    // The server takes them, and the network is gone before the phone has heard.
    let cuts = 0;
    await again.route('**/check-in/scans', async (route) => {
      cuts += 1;
      if (cuts > 1) return route.continue();
      await route.fetch();
      await network.cut();
      return route.abort();
    });
    await network.mend();
    await expect.poll(() => cuts, { timeout: 30_000 }).toBeGreaterThan(0);
    await again.getByText(/^Hors ligne : liste de/).waitFor();
    await kept(again, 40);
    await enterPanel(page, product, doorOf(event));
    await figures(page).getByText('40', { exact: true }).waitFor();

    await network.mend();
    await again.getByText(/entrées? pas encore envoyée/).waitFor({ state: 'detached' });
    expect(cuts).toBeGreaterThan(1);
    await figures(again).getByText('40', { exact: true }).waitFor();
    await page.reload();
    await figures(page).getByText('40', { exact: true }).waitFor();
    await figures(page).getByText('sur 40 attendus').waitFor();
    for (const one of [page, again])
      await expect.poll(() => one.getByText(/et de nouveau à/).count()).toBe(0);
    await close();
  });

  journey(
    'is kept by keyboard alone, and says by words what it says by colour',
    async ({ page, product }) => {
      const { event, tickets } = await eventWith(product, ['Zongo', 'Petit']);
      await page.setViewportSize(PHONE);
      await enterPanel(page, product, doorOf(event));
      const press = async (target: Locator, key: string) => {
        await tabTo(page, target);
        await page.keyboard.press(key);
      };
      const type = async (target: Locator, text: string) => {
        await tabTo(page, target);
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(text);
      };
      await type(page.getByLabel('Nom de cette porte'), 'Porte 3');
      await press(page.getByRole('button', { name: 'Garder ce nom' }), 'Enter');
      await type(box(page), tickets[0]!.code);
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Bienvenue').waitFor();
      await type(box(page), tickets[0]!.code);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('Déjà entré').waitFor();
      expect(await violations(page, 'all')).toEqual([]);
      await type(box(page), 'petit');
      await press(page.getByRole('button', { name: 'Faire entrer : Awa Petit, billet n° 1' }), 'Enter');
      await dialog(page).getByText('Awa Petit').waitFor();
      await press(dialog(page).getByRole('button', { name: 'Faire entrer', exact: true }), 'Enter');
      await page.getByRole('status').getByText('Bienvenue').waitFor();
      await figures(page).getByText('2', { exact: true }).waitFor();
      await press(page.getByRole('button', { name: 'Annuler cette entrée' }).first(), 'Enter');
      await figures(page).getByText('1', { exact: true }).waitFor();
    },
  );

  journey('says that it has no list, where the browser threw it away', async ({ page, product }) => {
    const { event } = await eventWith(product, ['Sarr']);
    const { phone, network, close } = await phoneAtDoor(page, product, event);
    await network.cut();
    await phone.getByText(/^Hors ligne : liste de/).waitFor();
    const isForgotten = await phone.evaluate(
      () =>
        new Promise((resolve) => {
          const asked = indexedDB.deleteDatabase('livres.admin.check-in');
          asked.addEventListener('success', () => resolve(true));
          asked.addEventListener('error', () => resolve(false));
        }),
    );
    expect(isForgotten).toBe(true);
    await phone.reload();
    await phone.getByText('n’a pas encore la liste de cet événement').waitFor();
    await expect.poll(() => box(phone).count()).toBe(0);
    await close();
  });

  journey('may use the camera, and no other page may', async ({ product }) => {
    const policy = async (path: string) =>
      (await fetch(`${product.url}${path}`)).headers.get('permissions-policy');
    expect(await policy('/admin/event-registrations/1/check-in')).toContain('camera=(self)');
    expect(await policy('/')).toContain('camera=()');
  });
});
