import type { PhysicalDonationCreated, PhysicalDonationInput } from '@livres/api/contract';
import { emailTo } from '../factories/emails.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';

async function post<Answer>(product: Product, path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function campaignOf(product: Product): Promise<number> {
  const answer = await fetch(`${product.url}/api/v1/campaigns/bibliotheque-lycee-foumban/`);
  return ((await answer.json()) as { id: number }).id;
}

/** Books that someone offers by the site's own form, whose code is still to be given; anything may be told otherwise. */
export async function anOffer(
  product: Product,
  over: Partial<PhysicalDonationInput> = {},
): Promise<PhysicalDonationCreated> {
  return post<PhysicalDonationCreated>(product, '/physical-donations/', {
    campaign_id: await campaignOf(product),
    donation_type: 'books',
    donor_type: 'particulier',
    contact_name: 'Hélène Œuvrard',
    email: newcomer('helene.oeuvrard'),
    phone: '06 12 34 56 78',
    street_address: '12 rue de l’Église',
    postal_code: '69100',
    city: 'Villeurbanne',
    access_info: 'Code 45B, deuxième cour',
    donation_details: {
      categories: ['Fiction', 'Enfants'],
      estimated_quantity: 300,
      condition: 'Bon état',
    },
    pickup_availability: { preferred_days: ['Mardi', 'Samedi'], time_slots: ['Matin (8h-12h)'] },
    estimated_boxes_or_items: 6,
    ...over,
  } satisfies PhysicalDonationInput);
}

/** The same, validated with the code of the email. */
export async function aValidatedOffer(
  product: Product,
  over: Partial<PhysicalDonationInput> = {},
): Promise<PhysicalDonationCreated> {
  const offer = await anOffer(product, over);
  const email = await emailTo(product.varFolder, offer.email, 'Votre code pour valider votre don');
  const code = /\b\d{4}-\d{4}\b/.exec(email.text)?.[0];
  await post(product, '/physical-donations/verify_code/', { donation_id: offer.donation_id, code });
  return offer;
}
