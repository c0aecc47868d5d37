import type {
  PhysicalDonationDetails,
  PhysicalDonationInput,
  PhysicalDonationType,
  PickupAvailability,
} from '@livres/api/contract';
import { needsOrganization } from './physical-donation-faults';
import { chosenIn, textOf, type FormValues } from './physical-donation-fields';

/** What is sent of a form in which nothing is to be corrected; what stands empty is left out. */
export function payloadOf(values: FormValues): PhysicalDonationInput {
  const donationType = textOf(values, 'donation_type') as PhysicalDonationType;
  const donorType = textOf(values, 'donor_type') as PhysicalDonationInput['donor_type'];
  const organization = needsOrganization(donorType) ? textOf(values, 'organization_name') : '';
  const pictures = chosenIn(values, 'picture_ids');
  const text = <Name extends keyof PhysicalDonationInput>(name: Name) => present(name, textOf(values, name));
  return {
    campaign_id: Number(textOf(values, 'campaign_id')),
    donation_type: donationType,
    donor_type: donorType,
    ...present('organization_name', organization),
    contact_name: textOf(values, 'contact_name'),
    email: textOf(values, 'email'),
    phone: textOf(values, 'phone'),
    street_address: textOf(values, 'street_address'),
    postal_code: textOf(values, 'postal_code'),
    city: textOf(values, 'city'),
    ...text('country'),
    ...text('access_info'),
    donation_details: detailsOf(values, donationType),
    pickup_availability: availabilityOf(values),
    ...text('special_instructions'),
    ...count('estimated_boxes_or_items', values),
    requires_help: isTicked(values, 'requires_help'),
    has_elevator: isTicked(values, 'has_elevator'),
    ...count('floor_number', values),
    parking_available: isTicked(values, 'parking_available'),
    ...(pictures.length > 0 && { picture_ids: pictures }),
    ...text('form_key'),
    ...text('website'),
  };
}

export function availabilityOf(values: FormValues): PickupAvailability {
  return {
    preferred_days: chosenIn(
      values,
      'pickup_availability.preferred_days',
    ) as PickupAvailability['preferred_days'],
    time_slots: chosenIn(values, 'pickup_availability.time_slots') as PickupAvailability['time_slots'],
    ...present('special_requirements', textOf(values, 'pickup_availability.special_requirements')),
  };
}

function detailsOf(values: FormValues, type: PhysicalDonationType): PhysicalDonationDetails {
  const list = (name: string) => chosenIn(values, `donation_details.${name}`);
  const text = (name: string) => textOf(values, `donation_details.${name}`);
  const condition = text('condition') as PhysicalDonationDetails['condition'];
  if (type === 'books') {
    const languages = list('languages');
    return {
      categories: list('categories'),
      estimated_quantity: Number(text('estimated_quantity')),
      ...(languages.length > 0 && { languages }),
      condition,
    };
  }
  if (type === 'equipment') {
    const brands = brandsIn(text('brands'));
    return {
      equipment_types: list('equipment_types'),
      ...(brands.length > 0 && { brands }),
      ...present('working_status', text('working_status') as 'working'),
      condition,
    };
  }
  return { material_types: list('material_types'), ...present('dimensions', text('dimensions')), condition };
}

/** « Dell, HP » is two brands. */
export function brandsIn(text: string): string[] {
  const brands = text.split(',').map((brand) => brand.trim());
  return [...new Set(brands.filter((brand) => brand !== ''))];
}

function present<Name extends string, Value extends string>(name: Name, value: Value) {
  return (value === '' ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}

function count<Name extends string>(name: Name, values: FormValues) {
  const text = textOf(values, name);
  return (text === '' ? {} : { [name]: Number(text) }) as Partial<Record<Name, number>>;
}

function isTicked(values: FormValues, name: string): boolean {
  return textOf(values, name) === 'true';
}
