import {
  DONOR_TYPE_LABELS,
  PHYSICAL_DONATION_TYPE_LABELS,
  WORKING_STATUS_LABELS,
} from '../physical-donations/physical-donation-choices.contract.js';
import { dayInFrench } from '../../platform/clock/paris.js';
import { drawableOr } from '../../platform/pdf/drawable-text.js';
import type { PrintedPickup } from './printed-pickup.js';

/** What stands for letters that papers cannot draw: the code at the head of the slip opens the record. */
const OTHER_LETTERS = 'en d’autres lettres : voir la fiche';

type Line = readonly [label: string, value: string];
const filled = (lines: readonly (readonly [string, string | null | undefined])[]): Line[] =>
  lines.flatMap(([label, value]) => {
    const drawn = drawableOr(value ?? '', OTHER_LETTERS);
    return drawn ? [[label, drawn] as const] : [];
  });
const list = (values: readonly string[] | undefined) => values?.join(', ');

export const slipTexts = {
  title: 'Bon de collecte',
  reference: (reference: string) => `Référence ${reference}`,
  scan: 'Ouvrir la fiche (équipe)',
  sections: { who: 'Qui donne', where: 'Où', when: 'Quand', what: 'Quoi', collected: 'Collecté' },
  columns: ['Catégorie', 'Quantité', 'Remarques'] as const,
  boxes: 'Cartons emportés :',
  notes: 'Notes :',
  given: 'Remis par (nom, date, signature)',
  taken: 'Collecté par (nom, date, signature)',
  page: (page: number, pages: number) => `${page} / ${pages}`,
};

export const labelTexts = {
  title: (reference: string) => `Étiquettes ${reference}`,
  box: (box: number, boxes: number) => `${box}/${boxes}`,
};

export function whoLines({
  contact_name,
  phone,
  email,
  donor_type,
  organization_name,
}: PrintedPickup): Line[] {
  return filled([
    ['Nom', contact_name],
    ['Organisme', organization_name],
    ['Donateur', DONOR_TYPE_LABELS[donor_type]],
    ['Téléphone', phone],
    ['E-mail', email],
  ]);
}

export function whereLines(pickup: PrintedPickup): Line[] {
  const { pickup_address, access_info, floor_number, has_elevator, parking_available, requires_help } =
    pickup;
  const floor = floor_number === null ? '' : floor_number === 0 ? 'rez-de-chaussée' : `étage ${floor_number}`;
  const place = [
    floor,
    has_elevator ? 'ascenseur' : floor_number ? 'sans ascenseur' : '',
    parking_available ? 'stationnement possible' : '',
  ];
  return filled([
    ['Adresse', pickup_address],
    ['Accès', access_info],
    ['Sur place', place.filter(Boolean).join(', ')],
    ['Demandes', pickup.pickup_availability.special_requirements],
    ['Aide', requires_help ? 'Le donateur demande de l’aide pour porter' : ''],
  ]);
}

export function whenLines(pickup: PrintedPickup): Line[] {
  const { pickup_date, pickup_slot, assigned_to, pickup_availability } = pickup;
  const { preferred_days, time_slots } = pickup_availability;
  return filled([
    ['Jour', pickup_date ? dayInFrench(pickup_date) : 'à convenir'],
    ['Créneau', pickup_slot],
    ['Confiée à', assigned_to],
    ['Préférences', [list(preferred_days), list(time_slots)].filter(Boolean).join(' ; ')],
  ]);
}

export function whatLines(pickup: PrintedPickup): Line[] {
  const { donation_type, donation_details, estimated_boxes_or_items, special_instructions } = pickup;
  return filled([
    ['Type', PHYSICAL_DONATION_TYPE_LABELS[donation_type]],
    ...contentsOf(donation_details),
    ['État', donation_details.condition],
    ['Cartons ou objets', estimated_boxes_or_items === null ? '' : String(estimated_boxes_or_items)],
    ['Campagne', pickup.campaign_name],
    ['Précisions', special_instructions],
  ]);
}

function contentsOf(details: PrintedPickup['donation_details']): [string, string | undefined][] {
  if ('categories' in details)
    return [
      ['Catégories', list(details.categories)],
      ['Quantité estimée', `${details.estimated_quantity} livres`],
      ['Langues', list(details.languages)],
    ];
  if ('equipment_types' in details)
    return [
      ['Équipements', list(details.equipment_types)],
      ['Marques', list(details.brands)],
      ['Marche', details.working_status && WORKING_STATUS_LABELS[details.working_status]],
    ];
  return [
    ['Matériel', list(details.material_types)],
    ['Dimensions', details.dimensions],
  ];
}
