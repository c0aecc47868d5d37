import type { PhysicalDonationCreated, PhysicalDonationInput } from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Request, TestApi } from './api.ts';
import { createCampaign } from './campaigns.ts';
import { emailTo } from './emails.ts';

let offered = 0;

/** A valid donation of books; a test overrides what matters to it. */
export function aDonation(over: object = {}): PhysicalDonationInput {
  offered += 1;
  return {
    campaign_id: 0,
    donation_type: 'books',
    donor_type: 'particulier',
    contact_name: 'Awa Ndiaye',
    email: `awa.${offered}@example.org`,
    phone: '06 12 34 56 78',
    street_address: '12 rue des Lilas',
    postal_code: '69003',
    city: 'Lyon',
    donation_details: { categories: ['Fiction'], estimated_quantity: 120, condition: 'Bon état' },
    pickup_availability: { preferred_days: ['Lundi'], time_slots: ['Matin (8h-12h)'] },
    ...over,
  };
}

/** The details of each type of donation. */
export const DETAILS = {
  books: { categories: ['Fiction'], estimated_quantity: 120, condition: 'Bon état' },
  equipment: {
    equipment_types: ['Ordinateurs'],
    brands: ['Lenovo'],
    working_status: 'working',
    condition: 'Bon état',
  },
  library_material: { material_types: ['Étagères'], dimensions: '2 m', condition: 'Bon état' },
} as const;

/** A running campaign that takes books and equipment. */
export function aCampaignOfThings(staff: Request, over: object = {}) {
  return createCampaign(staff, {
    campaign_type: 'mixed',
    goal_amount: 0,
    goal_books: 1e3,
    goal_equipment: 50,
    ...over,
  });
}

/** Donors of an api, each from a place of their own unless one is given. */
export function donorsOf(api: TestApi, campaignId: () => number) {
  let places = 0;
  const from = (place?: string) => ({
    'x-forwarded-for': place ?? `10.9.${(places += 1) >> 8}.${places & 255}`,
  });
  const offer = (over: object = {}, place?: string) =>
    api.request<PhysicalDonationCreated & Record<string, any>>('/physical-donations/', {
      body: aDonation({ campaign_id: campaignId(), ...over }),
      headers: from(place),
    });
  const verify = (donation_id: string, code: string, place?: string) =>
    api.request('/physical-donations/verify_code/', { body: { donation_id, code }, headers: from(place) });
  const resend = (donation_id: string, place?: string) =>
    api.request(`/physical-donations/${donation_id}/resend_code/`, { method: 'POST', headers: from(place) });
  /** A donation whose form has come in. */
  const offered = (over: object = {}) => accepted(offer(over));
  const letterWithCode = (email: string) => emailTo(api.varFolder, email, 'Votre code');
  const codeSentTo = async (email: string) => codeIn((await letterWithCode(email)).text);
  /** A donation whose code was typed in. */
  const validated = async (over: object = {}) => {
    const donation = await offered(over);
    const { status, text } = await verify(donation.donation_id, await codeSentTo(donation.email));
    if (status !== 200) throw new Error(`verify_code: ${status} ${text}`);
    return donation;
  };
  /** The token of the donor's own page. */
  const trackingOf = async (email: string) => {
    const { text } = await emailTo(api.varFolder, email, 'est validé');
    return /\/donations\/suivi\/([\w-]{43})/.exec(text)![1]!;
  };
  return { offer, offered, verify, resend, validated, letterWithCode, codeSentTo, trackingOf };
}

/** The code that an email shows. */
export function codeIn(text: string): string {
  return /^\s+(\d{4}-\d{4})$/m.exec(text)![1]!;
}

/** Another code than this one, of the same form. */
export function wrongCode(code: string, step = 1): string {
  const digits = (Number(code.replace('-', '')) + step) % 100_000_000;
  return String(digits).padStart(8, '0');
}

export type Donors = ReturnType<typeof donorsOf>;
