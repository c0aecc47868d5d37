import type { PhysicalDonationCreated } from '@livres/api/contract';
import type { Locator, Page } from 'playwright-core';
import { emailTo, type StoredEmail } from '../factories/emails.ts';
import { aDonation, codeIn } from '../factories/physical-donations.ts';
import { apiOf, postTo } from './api-calls.ts';
import type { Product } from './product.ts';

/** Where an email leads, to one of the site's pages whose address ends with a secret. */
export function pathIn({ text }: StoredEmail, page: string): string {
  return new RegExp(`/${page}/[\\w-]{43}[^\\s]*`).exec(text)?.[0] ?? '';
}

/** Validates what was offered with the code of its email; answers the donor's own page. */
export async function validatedGift({ url, varFolder }: Product, email: string): Promise<string> {
  const message = await emailTo(varFolder, email, 'code');
  const donation_id = /donation_id=([\w-]{36})/.exec(message.text)![1];
  await postTo(url, '/physical-donations/verify_code/', { donation_id, code: codeIn(message.text) });
  return pathIn(await emailTo(varFolder, email, 'validé'), 'donations/suivi');
}

/** A gift of books, as the form sends it. */
export async function offerBooks({ url }: Product, email: string): Promise<PhysicalDonationCreated> {
  const { body: campaign } = await apiOf({ url })('/campaigns/heure-du-conte-kribi/');
  const gift = aDonation({
    campaign_id: campaign.id,
    contact_name: 'Awa Ngo',
    email,
    donation_details: { categories: ['Enfants'], estimated_quantity: 120, condition: 'Bon état' },
    pickup_availability: { preferred_days: ['Samedi'], time_slots: ['Matin (8h-12h)'] },
  });
  return postTo(url, '/physical-donations/', gift);
}

/** The four steps of the form as a donor of books fills them in; whatever is in the form already stays. */
export class DonationForm {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  /** Opens it, and waits for the script. */
  async open(address = '/donations/physical?type=books'): Promise<void> {
    await this.#page.goto(address);
    await this.#page.locator('form[novalidate][data-giving]').waitFor();
  }

  async tellWho(email: string): Promise<void> {
    await this.chooseCampaign();
    await this.main.getByLabel('École').check();
    await this.main.getByLabel('Nom de l’organisme').fill('Lycée Jean-Moulin');
    await this.main.getByLabel('Nom de la personne à contacter').fill('Awa Ngo');
    await this.main.getByLabel('Adresse e-mail', { exact: true }).fill(email);
    await this.main.getByLabel('Téléphone').fill('06 12 34 56 78');
  }

  async chooseCampaign(title = 'L’heure du conte à Kribi'): Promise<void> {
    await this.main.getByLabel('Pour quelle campagne').selectOption({ label: title });
  }

  async tellWhat(): Promise<void> {
    await this.main.getByLabel('Enfants').check();
    await this.main.getByLabel('Nombre de livres').fill('120');
    await this.main.getByLabel('Bon état').check();
  }

  async tellWhere(): Promise<void> {
    await this.main.getByLabel('Adresse de la collecte').fill('12 rue des Lilas');
    await this.main.getByLabel('Code postal').fill('69003');
    await this.main.getByLabel('Ville').fill('Lyon');
    await this.main.getByLabel('Nombre de cartons').fill('4');
  }

  async tellWhen(): Promise<void> {
    await this.main.getByLabel('Samedi').check();
    await this.main.getByLabel('Matin (8h-12h)').check();
  }

  async next(title: string): Promise<void> {
    await this.main.getByRole('button', { name: 'Suivant' }).click();
    await this.step(title);
  }

  async step(title: string): Promise<void> {
    await this.main.getByRole('heading', { level: 2, name: title }).waitFor();
  }

  async send(): Promise<void> {
    await this.main.getByRole('button', { name: 'Envoyer mon don' }).click();
  }

  /** From the first step to the last. */
  async fill(email: string): Promise<void> {
    await this.tellWho(email);
    await this.next('Détails du don');
    await this.tellWhat();
    await this.next('Logistique');
    await this.tellWhere();
    await this.next('Récupération');
    await this.tellWhen();
  }
}
