import { expect, it } from 'vitest';
import { changesOf } from './physical-donation-changes';

const before = {
  donor_type: 'particulier',
  organization_name: '',
  contact_name: 'Claire Petit',
  email: 'claire@example.org',
  phone: '0612345678',
  street_address: '3 rue Neuve',
  postal_code: '69003',
  city: 'Lyon',
  country: 'France',
  access_info: '',
  donation_details: { categories: ['Fiction'], estimated_quantity: 40, condition: 'Bon état' },
  pickup_availability: { preferred_days: ['Lundi'], time_slots: ['Matin (8h-12h)'] },
  special_instructions: '',
  estimated_boxes_or_items: 4,
  requires_help: false,
  has_elevator: false,
  floor_number: 2,
  parking_available: true,
  campaign_id: 1,
  version: 3,
} as const satisfies object;
type PhysicalDonation = Parameters<typeof changesOf>[0];
const donation = before as unknown as PhysicalDonation;

it('only what was changed is sent, with the version that was read', () => {
  expect(changesOf({ ...donation, city: 'Villeurbanne' }, donation)).toEqual({
    city: 'Villeurbanne',
    version: 3,
  });
  expect(changesOf(donation, donation)).toEqual({ version: 3 });
});

it('a text that was emptied is sent as an empty text, a number as nothing', () => {
  const emptied = { ...donation, access_info: null, contact_name: null, floor_number: null };
  expect(changesOf(emptied, donation)).toEqual({ contact_name: '', floor_number: null, version: 3 });
});

it('a detail that was left empty is left out of the details', () => {
  const details = { ...before.donation_details, languages: null, estimated_quantity: 60 };
  expect(changesOf({ ...donation, donation_details: details as never }, donation)).toEqual({
    donation_details: { categories: ['Fiction'], estimated_quantity: 60, condition: 'Bon état' },
    version: 3,
  });
});
