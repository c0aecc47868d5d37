import type { EventInput, EventRecord } from '@livres/api/contract';
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { requestOn, type Request } from '../factories/api.ts';
import { emailTo } from '../factories/emails.ts';
import { paidEvent, openEvent } from '../factories/registrations.ts';
import { eventually } from '../factories/waiting.ts';
import { openSession } from './enter-panel.ts';
import type { Product } from './product.ts';

async function staffOf(product: Product): Promise<Request> {
  const { token } = await openSession(product);
  const request = requestOn(`${product.url}/api/v1`);
  return (path, ask) => request(path, { token, ...ask });
}

/** An event of this journey alone, whose seats nobody else takes. */
export async function eventOf(product: Product, over: Partial<EventInput> = {}): Promise<EventRecord> {
  const make = over.price ? paidEvent : openEvent;
  return make(await staffOf(product), { start_date: later(60), end_date: later(60, 2), ...over });
}

const later = (days: number, hours = 0) =>
  new Date(Date.now() + (days * 24 + hours) * 3_600_000).toISOString();

/** A code of reduction for an event, in per cent. */
export async function codeOf({ databaseUrl }: Product, event: EventRecord, percentage: number) {
  const code = `MEMBRE-${event.id}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sql = `INSERT INTO event_codes (event_id, code, discount_percentage, created_at, updated_at, version)
               VALUES ($1, $2, $3, now(), now(), 1)`;
  await client.query(sql, [event.id, code, percentage]).finally(() => client.end());
  return code;
}

/** The form of a registration, its page after, and the page of the registration itself. */
export class RegistrationPages {
  readonly #page: Page;
  readonly #product: Product;
  readonly main: Locator;

  constructor(page: Page, product: Product) {
    this.#page = page;
    this.#product = product;
    this.main = page.getByRole('main');
  }

  /** Under an event's page the script of the form comes once one is near it. */
  async isReady(): Promise<void> {
    await this.#page.locator('#inscription').evaluate((section) => section.scrollIntoView());
    await this.#page.locator('form[novalidate][aria-label="Votre inscription"]').waitFor();
  }

  async tellWho(email: string): Promise<void> {
    const form = this.main.getByRole('form', { name: 'Votre inscription' });
    await form.getByLabel('Prénom').fill('Awa');
    await form.getByLabel('Nom', { exact: true }).fill('Ngo');
    await form.getByLabel('Adresse e-mail').fill(email);
    await form.getByLabel(/^J’accepte/).check();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.main.getByRole('button', { name }).click();
  }

  async title(name: string | RegExp): Promise<void> {
    await this.#page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async part(name: string | RegExp): Promise<void> {
    await this.main.getByRole('heading', { level: 2, name }).waitFor();
  }

  /** Pays on the page of the demonstration; where there is no script, its button asks whether it is known. */
  async pay(button: string | RegExp, thanks: string, { isScripted = true } = {}): Promise<void> {
    await this.press(button);
    await this.title('Paiement de démonstration');
    await this.press(/^Payer/);
    await this.#page.waitForURL('**/inscriptions/paiement/*');
    if (!isScripted)
      await eventually('the payment known', async () => {
        if ((await this.main.getByText(thanks).count()) > 0) return true;
        await this.press('Vérifier mon paiement');
        return null;
      });
    await this.title(thanks);
  }

  /** Follows the e-mail that confirms the address, to the registration's own page. */
  async confirmAddress(email: string, { isScripted = true } = {}): Promise<void> {
    await this.follow(email, 'Confirmez votre inscription', /\/verify-email\/\S+/);
    await this.press('Vérifier mon adresse');
    await this.main.getByText('Votre adresse e-mail est vérifiée').first().waitFor();
    if (!isScripted) await this.main.getByRole('link', { name: 'Voir mon inscription' }).click();
    await this.#page.waitForURL('**/inscriptions/*');
  }

  /** Opens what an e-mail leads to. */
  async follow(email: string, subject: string, link = /\/inscriptions\/[\w-]{43}/): Promise<void> {
    const { text } = await emailTo(this.#product.varFolder, email, subject);
    await this.#page.goto(link.exec(text)![0]);
  }
}
