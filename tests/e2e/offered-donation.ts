import type { PhysicalDonationCreated, PhysicalDonationInput } from '@livres/api/contract';
import { emailTo } from '../factories/emails.ts';
import { aDonation, codeIn } from '../factories/physical-donations.ts';
import { apiOf, postTo } from './api-calls.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';

/** Books that someone offers by the site's own form, whose code is still to be given; anything may be told otherwise. */
export async function anOffer(
  product: Product,
  over: Partial<PhysicalDonationInput> = {},
): Promise<PhysicalDonationCreated> {
  const { body: campaign } = await apiOf(product)('/campaigns/bibliotheque-lycee-foumban/');
  const offer = aDonation({
    campaign_id: campaign.id,
    contact_name: 'Hélène Œuvrard',
    email: newcomer('helene.oeuvrard'),
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
  } satisfies Partial<PhysicalDonationInput>);
  return postTo(product.url, '/physical-donations/', offer);
}

/** The same, validated with the code of the email. */
export async function aValidatedOffer(
  product: Product,
  over: Partial<PhysicalDonationInput> = {},
): Promise<PhysicalDonationCreated> {
  const offer = await anOffer(product, over);
  const email = await emailTo(product.varFolder, offer.email, 'Votre code pour valider votre don');
  const code = codeIn(email.text);
  await postTo(product.url, '/physical-donations/verify_code/', { donation_id: offer.donation_id, code });
  return offer;
}
