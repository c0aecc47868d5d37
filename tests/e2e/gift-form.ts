import type { Locator, Page } from 'playwright-core';
import { issueReceipts } from '../factories/receipt-settings.ts';
import { apiOf, postTo } from './api-calls.ts';
import type { Product } from './product.ts';

/** The form of a gift of money, and the page that stands for its payment. */
export class GiftForm {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  /** Opens it, and waits for the script. */
  async open(address = '/faire-un-don'): Promise<void> {
    await this.#page.goto(address);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    await this.#page.locator('form[novalidate][data-giving]').waitFor();
  }

  /** One of the choices that are drawn over their radio button. */
  async choose(name: string): Promise<void> {
    await this.main.getByRole('radio', { name, exact: true }).check({ force: true });
  }

  get email(): Locator {
    return this.main.getByRole('textbox', { name: 'Adresse e-mail', exact: true });
  }

  async tellName(): Promise<void> {
    await this.main.getByText('Mon nom et mon adresse').click();
    await this.main.getByLabel('Prénom').fill('Awa');
    await this.main.getByLabel('Nom', { exact: true }).fill('Ngo');
    await this.main.getByLabel('Adresse', { exact: true }).fill('12 rue des Lilas');
    await this.main.getByLabel('Code postal').fill('69003');
    await this.main.getByLabel('Ville').fill('Lyon');
  }

  async send(): Promise<void> {
    await this.main.getByRole('button', { name: /^Donner/ }).click();
  }

  /** What the bank answers, on the page of the demonstration. */
  async bank(button: string | RegExp): Promise<void> {
    await this.title('Paiement de démonstration');
    await this.main.getByRole('button', { name: button }).click();
  }

  async title(name: string | RegExp): Promise<void> {
    await this.#page.getByRole('heading', { level: 1, name }).waitFor();
  }
}

/** Switches tax receipts on, as an administrator does. */
export async function switchReceiptsOn({ url, accessCode: code }: Product): Promise<void> {
  const { token } = await postTo<{ token: string }>(url, '/access/', { code });
  const request = apiOf({ url });
  await issueReceipts({ asStaff: async () => (path, ask) => request(path, { token, ...ask }) });
}
