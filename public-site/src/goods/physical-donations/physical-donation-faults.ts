import {
  DONOR_TYPES,
  goalOf,
  isFrenchPhone,
  isMailAddress,
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_MESSAGES as SAYS,
  PHYSICAL_DONATION_TYPES,
  type DonorType,
  type PhysicalDonationType,
} from '@livres/api/contract';
import type { CampaignForThings } from './campaigns-for-things';
import { chosenIn, stepOf, textOf, type FormValues, type Step } from './physical-donation-fields';
import { physicalDonationFormContent } from './physical-donation-form.content';

/** One sentence a field. */
export type Faults = Record<string, string>;

/** Everything that is to be corrected before the form may leave; without the list of campaigns, any may be named. */
export function faultsOf(values: FormValues, campaigns: readonly CampaignForThings[] | null): Faults {
  const faults = [
    ...donorFaults(values, campaigns),
    ...detailFaults(values),
    ...placeFaults(values),
    ...pickupFaults(values),
  ];
  return Object.fromEntries(faults.filter((fault) => fault[1] !== null)) as Faults;
}

export function faultsAt(faults: Faults, step: Step): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => stepOf(field) === step));
}

/** The first step that something is to be corrected on. */
export function firstStepOf(faults: Faults): Step | null {
  const steps = Object.keys(faults).map(stepOf);
  return steps.length > 0 ? (Math.min(...steps) as Step) : null;
}

const ILL_WRITTEN: readonly string[] = [SAYS.email_invalid, SAYS.phone_invalid, SAYS.boxes, SAYS.floor];

/** Whether something is missing, rather than ill written. */
export function isSomethingMissing(faults: Faults): boolean {
  return Object.values(faults).some((message) => !ILL_WRITTEN.includes(message));
}

type Fault = [field: string, message: string | null];

function donorFaults(values: FormValues, campaigns: readonly CampaignForThings[] | null): Fault[] {
  const donor = DONOR_TYPES.find((type) => type === textOf(values, 'donor_type'));
  return [
    ['campaign_id', campaignFault(values, campaigns)],
    ['donation_type', typeOf(values) ? null : SAYS.donation_type],
    ['donor_type', donor ? null : SAYS.donor_type],
    ['contact_name', missing(values, 'contact_name')],
    ['email', emailFault(textOf(values, 'email'))],
    ['phone', phoneFault(textOf(values, 'phone'))],
  ];
}

function campaignFault(values: FormValues, campaigns: readonly CampaignForThings[] | null): string | null {
  const asked = textOf(values, 'campaign_id');
  if (!campaigns) return asked ? null : SAYS.campaign_id;
  const campaign = campaigns.find(({ id }) => String(id) === asked);
  const type = typeOf(values);
  if (!campaign) return SAYS.campaign_id;
  if (!type || campaign.takes.includes(goalOf(type))) return null;
  return physicalDonationFormContent.campaignTakesNone[type];
}

export function typeOf(values: FormValues): PhysicalDonationType | undefined {
  return PHYSICAL_DONATION_TYPES.find((type) => type === textOf(values, 'donation_type'));
}

export function needsOrganization(donor: DonorType | undefined): boolean {
  return donor !== undefined && donor !== 'particulier';
}

function missing(values: FormValues, field: keyof typeof SAYS): string | null {
  return textOf(values, field) ? null : SAYS[field];
}

function emailFault(email: string): string | null {
  if (!email) return SAYS.email_missing;
  return isMailAddress(email) ? null : SAYS.email_invalid;
}

function phoneFault(phone: string): string | null {
  if (!phone) return SAYS.phone_missing;
  return isFrenchPhone(phone) ? null : SAYS.phone_invalid;
}

function detailFaults(values: FormValues): Fault[] {
  const type = typeOf(values);
  const needed = (name: string, message: string): Fault => {
    const field = `donation_details.${name}`;
    return [field, chosenIn(values, field).length > 0 ? null : message];
  };
  if (type === 'books') {
    const quantity = textOf(values, 'donation_details.estimated_quantity');
    return [
      needed('categories', SAYS.book_categories),
      [
        'donation_details.estimated_quantity',
        isWhole(quantity, 1, LIMITS.quantity) ? null : SAYS.book_quantity,
      ],
      needed('condition', SAYS.book_condition),
    ];
  }
  if (type === 'equipment')
    return [needed('equipment_types', SAYS.equipment_types), needed('condition', SAYS.equipment_condition)];
  if (type === 'library_material')
    return [needed('material_types', SAYS.material_types), needed('condition', SAYS.material_condition)];
  return [];
}

function placeFaults(values: FormValues): Fault[] {
  const boxes = textOf(values, 'estimated_boxes_or_items');
  const floor = textOf(values, 'floor_number');
  return [
    ['street_address', missing(values, 'street_address')],
    ['postal_code', missing(values, 'postal_code')],
    ['city', missing(values, 'city')],
    ['estimated_boxes_or_items', !boxes || isWhole(boxes, 1, LIMITS.boxes) ? null : SAYS.boxes],
    ['floor_number', !floor || isWhole(floor, 0, LIMITS.floor) ? null : SAYS.floor],
  ];
}

function pickupFaults(values: FormValues): Fault[] {
  const needed = (name: 'preferred_days' | 'time_slots'): Fault => {
    const field = `pickup_availability.${name}`;
    return [field, chosenIn(values, field).length > 0 ? null : SAYS[name]];
  };
  return [needed('preferred_days'), needed('time_slots')];
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
