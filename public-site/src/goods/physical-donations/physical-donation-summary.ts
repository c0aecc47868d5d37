import {
  DONOR_TYPE_LABELS,
  PHYSICAL_DONATION_TYPE_LABELS,
  WORKING_STATUS_LABELS,
  type DonorType,
  type WorkingStatus,
} from '@livres/api/contract';
import type { CampaignForThings } from './campaigns-for-things';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { needsOrganization, typeOf } from './physical-donation-faults';
import { chosenIn, STEPS, textOf, type FormValues, type Step } from './physical-donation-fields';
import {
  physicalDonationFormContent as content,
  physicalDonationPicturesContent,
} from './physical-donation-form.content';

export interface SummaryPart {
  step: Step;
  title: string;
  rows: { label: string; text: string }[];
}

/** What was filled in, step by step, as one reads it again before sending; what stands empty is left out. */
export function summaryOf(values: FormValues, campaigns: readonly CampaignForThings[]): SummaryPart[] {
  const rows = {
    1: donorRows(values, campaigns),
    2: detailRows(values),
    3: placeRows(values),
    4: pickupRows(values),
  };
  return STEPS.map((step) => ({
    step,
    title: content.steps[step],
    rows: rows[step].flatMap(([label, text]) => (text ? [{ label, text }] : [])),
  }));
}

type Row = [label: string, text: string];

function donorRows(values: FormValues, campaigns: readonly CampaignForThings[]): Row[] {
  const campaign = campaigns.find(({ id }) => String(id) === textOf(values, 'campaign_id'));
  const type = typeOf(values);
  const donor = textOf(values, 'donor_type') as DonorType | '';
  return [
    [content.campaign, withFrenchSpaces(campaign?.title ?? '')],
    [content.donationType, type ? PHYSICAL_DONATION_TYPE_LABELS[type] : ''],
    [content.donorType, donor ? DONOR_TYPE_LABELS[donor] : ''],
    [content.organization, needsOrganization(donor || undefined) ? textOf(values, 'organization_name') : ''],
    [content.contactName, textOf(values, 'contact_name')],
    [content.email, textOf(values, 'email')],
    [content.phone, textOf(values, 'phone')],
  ];
}

function detailRows(values: FormValues): Row[] {
  const list = (name: string) => chosenIn(values, `donation_details.${name}`).join(', ');
  const type = typeOf(values);
  const working = textOf(values, 'donation_details.working_status') as WorkingStatus | '';
  const own: Record<NonNullable<typeof type>, Row[]> = {
    books: [
      [content.categories, list('categories')],
      [content.quantity, list('estimated_quantity')],
      [content.languages, list('languages')],
    ],
    equipment: [
      [content.equipmentTypes, list('equipment_types')],
      [content.brands, list('brands')],
      [content.working, working ? WORKING_STATUS_LABELS[working] : ''],
    ],
    library_material: [
      [content.materialTypes, list('material_types')],
      [content.dimensions, list('dimensions')],
    ],
  };
  const pictures = chosenIn(values, 'picture_ids').length;
  return [
    ...(type ? own[type] : []),
    [content.condition, list('condition')],
    [physicalDonationPicturesContent.short, pictures > 0 ? String(pictures) : ''],
  ];
}

function placeRows(values: FormValues): Row[] {
  const town = `${textOf(values, 'postal_code')} ${textOf(values, 'city')}`.trim();
  const place = [textOf(values, 'street_address'), town, textOf(values, 'country')];
  const practical = [
    textOf(values, 'has_elevator') && content.elevator,
    textOf(values, 'parking_available') && content.parking,
    textOf(values, 'requires_help') && content.help,
  ];
  return [
    [content.street, joined(place)],
    [content.access, textOf(values, 'access_info')],
    [content.boxes, textOf(values, 'estimated_boxes_or_items')],
    [content.floor, textOf(values, 'floor_number')],
    [content.practical, joined(practical)],
  ];
}

function pickupRows(values: FormValues): Row[] {
  const list = (name: string) => chosenIn(values, `pickup_availability.${name}`).join(', ');
  return [
    [content.days, list('preferred_days')],
    [content.slots, list('time_slots')],
    [content.requirements, list('special_requirements')],
    [content.instructions, textOf(values, 'special_instructions')],
  ];
}

function joined(parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
