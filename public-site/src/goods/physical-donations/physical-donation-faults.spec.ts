import { describe, expect, it } from 'vitest';
import type { CampaignForThings } from './campaigns-for-things';
import { faultsAt, faultsOf, firstStepOf, isSomethingMissing } from './physical-donation-faults';
import { fieldOf, stepOf, type FormValues } from './physical-donation-fields';
import { brandsIn, payloadOf } from './physical-donation-payload';

const CAMPAIGNS: CampaignForThings[] = [
  { id: 1, slug: 'tout', title: 'Tout', takes: ['books', 'equipment'] },
  { id: 2, slug: 'livres', title: 'Livres', takes: ['books'] },
];

function filled(changes: Record<string, string | string[]> = {}): FormValues {
  const form = {
    campaign_id: '1',
    donation_type: 'books',
    donor_type: 'particulier',
    contact_name: 'Awa Ngo',
    email: 'awa@example.org',
    phone: '06 12 34 56 78',
    'donation_details.categories': ['Fiction', 'Arts'],
    'donation_details.estimated_quantity': '120',
    'donation_details.condition': 'Bon état',
    street_address: '12 rue des Lilas',
    postal_code: '69003',
    city: 'Lyon',
    'pickup_availability.preferred_days': 'Samedi',
    'pickup_availability.time_slots': 'Matin (8h-12h)',
    ...changes,
  };
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, [value].flat()]));
}
const faults = (changes: Record<string, string | string[]>) => faultsOf(filled(changes), CAMPAIGNS);

describe('a form may leave', () => {
  it('when everything required is there', () => expect(faults({})).toEqual({}));

  it('and says, where nothing is, what each step lacks', () => {
    const all = faultsOf({}, CAMPAIGNS);
    expect(faultsAt(all, 1)).toEqual({
      campaign_id: 'Veuillez sélectionner une campagne',
      donation_type: 'Veuillez sélectionner un type de don',
      donor_type: 'Veuillez sélectionner votre type',
      contact_name: 'Le nom de contact est requis',
      email: 'L’email est requis',
      phone: 'Le téléphone est requis',
    });
    expect(faultsAt(all, 3)).toEqual({
      street_address: 'L’adresse est requise',
      postal_code: 'Le code postal est requis',
      city: 'La ville est requise',
    });
    expect(faultsAt(all, 4)).toEqual({
      'pickup_availability.preferred_days': 'Veuillez sélectionner au moins un jour',
      'pickup_availability.time_slots': 'Veuillez sélectionner au moins un créneau',
    });
    expect(firstStepOf(all)).toBe(1);
  });

  it.each([
    [
      'books',
      {
        'donation_details.categories': 'Veuillez sélectionner au moins une catégorie',
        'donation_details.estimated_quantity': 'Veuillez indiquer la quantité estimée',
        'donation_details.condition': 'Veuillez indiquer l’état des livres',
      },
    ],
    [
      'equipment',
      {
        'donation_details.equipment_types': 'Veuillez sélectionner au moins un type d’équipement',
        'donation_details.condition': 'Veuillez indiquer l’état de l’équipement',
      },
    ],
    [
      'library_material',
      {
        'donation_details.material_types': 'Veuillez sélectionner au moins un type de matériel',
        'donation_details.condition': 'Veuillez indiquer l’état du matériel',
      },
    ],
  ])('with the details of its own type: %s', (type, expected) => {
    const none = {
      'donation_details.categories': [],
      'donation_details.estimated_quantity': '',
      'donation_details.condition': [],
    };
    expect(faultsAt(faults({ ...none, donation_type: type }), 2)).toEqual(expected);
  });

  it.each(['06 12 34 56 78', '0612345678', '+33 6 12 34 56 78', '0033 (0)6.12-34/56 78'])(
    'with a French number: %s',
    (phone) => expect(faults({ phone })).toEqual({}),
  );
  it.each(['12', '00 12 34 56 78', '+44 20 7946 0958', '06 12 34 56 7'])('not with %s', (phone) =>
    expect(faults({ phone })).toEqual({ phone: 'Format de téléphone invalide' }),
  );

  it('with whole numbers from 1, and a floor from 0', () => {
    expect(faults({ estimated_boxes_or_items: '0', floor_number: '-1' })).toEqual({
      estimated_boxes_or_items: 'Indiquez un nombre d’au moins 1',
      floor_number: 'Indiquez un étage, 0 pour le rez-de-chaussée',
    });
    expect(faults({ estimated_boxes_or_items: '1', floor_number: '0' })).toEqual({});
    expect(faults({ 'donation_details.estimated_quantity': '2,5' })).not.toEqual({});
  });

  it('with or without the name of an organisation', () => {
    expect(faults({ donor_type: 'ecole' })).toEqual({});
    expect(faults({ donor_type: 'ecole', organization_name: 'Lycée' })).toEqual({});
  });

  it('for a campaign that takes what is given', () => {
    const equipment = { donation_type: 'equipment', 'donation_details.equipment_types': 'Tablettes' };
    expect(faults({ ...equipment, campaign_id: '2' })).toHaveProperty('campaign_id');
    expect(faults(equipment)).toEqual({});
    expect(faults({ campaign_id: '9' })).toHaveProperty('campaign_id');
  });

  it('something missing is told from something ill written', () => {
    expect(isSomethingMissing(faults({ email: 'awa' }))).toBe(false);
    expect(isSomethingMissing(faults({ email: '' }))).toBe(true);
  });
});

describe('a refusal', () => {
  it('of one choice belongs to its list, on the step that asks for it', () => {
    expect(fieldOf('donation_details.categories.0')).toBe('donation_details.categories');
    expect(fieldOf('pickup_availability.time_slots')).toBe('pickup_availability.time_slots');
    expect(fieldOf('form_key')).toBeNull();
    expect(stepOf('donation_details.condition')).toBe(2);
  });
});

describe('what leaves', () => {
  it('is what was filled in, and nothing of another type', () => {
    const form = filled({
      organization_name: 'Oubliée',
      floor_number: '2',
      has_elevator: 'true',
      access_info: '',
      'donation_details.brands': 'Dell',
    });
    expect(payloadOf(form)).toEqual({
      campaign_id: 1,
      donation_type: 'books',
      donor_type: 'particulier',
      contact_name: 'Awa Ngo',
      email: 'awa@example.org',
      phone: '06 12 34 56 78',
      street_address: '12 rue des Lilas',
      postal_code: '69003',
      city: 'Lyon',
      donation_details: { categories: ['Fiction', 'Arts'], estimated_quantity: 120, condition: 'Bon état' },
      pickup_availability: { preferred_days: ['Samedi'], time_slots: ['Matin (8h-12h)'] },
      requires_help: false,
      has_elevator: true,
      floor_number: 2,
      parking_available: false,
    });
  });

  it('brands are what stands between commas', () => {
    expect(brandsIn('Dell, HP,, Dell , Epson')).toEqual(['Dell', 'HP', 'Epson']);
  });
});
