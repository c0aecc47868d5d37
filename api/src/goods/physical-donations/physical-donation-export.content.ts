import { DONOR_TYPE_LABELS, PHYSICAL_DONATION_TYPE_LABELS } from './physical-donation-choices.contract.js';
import type { PhysicalDonationRecord } from './physical-donation-record.dto.js';

/** The export's columns, in order, with their headings. */
export const PHYSICAL_DONATION_EXPORT_COLUMNS: Record<string, string> = {
  reference: 'Référence',
  created_at: 'Proposé le',
  status_display: 'État',
  donation_type: 'Type de don',
  campaign_name: 'Campagne',
  donor_type: 'Type de donateur',
  organization_name: 'Organisme',
  contact_name: 'Contact',
  email: 'E-mail',
  phone: 'Téléphone',
  street_address: 'Adresse',
  postal_code: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  access_info: 'Accès',
  details: 'Contenu',
  condition: 'État des objets',
  estimated_boxes_or_items: 'Cartons ou objets',
  requires_help: 'Aide demandée',
  floor_number: 'Étage',
  has_elevator: 'Ascenseur',
  parking_available: 'Stationnement',
  days: 'Jours possibles',
  slots: 'Créneaux possibles',
  special_requirements: 'Souhaits',
  special_instructions: 'Consignes',
  validated_at: 'Validé le',
  contacted_at: 'Contacté le',
  pickup_date: 'Jour de collecte',
  pickup_slot: 'Créneau',
  completed_at: 'Collecté le',
  cancelled_at: 'Annulé le',
};

/** A line of the export: what is chosen from lists in words. */
export function exportedPhysicalDonation(record: PhysicalDonationRecord): object {
  const { donation_details, pickup_availability } = record;
  return {
    ...record,
    donation_type: PHYSICAL_DONATION_TYPE_LABELS[record.donation_type],
    donor_type: DONOR_TYPE_LABELS[record.donor_type],
    details: contentsOf(donation_details),
    condition: donation_details.condition,
    days: pickup_availability.preferred_days.join(', '),
    slots: pickup_availability.time_slots.join(', '),
    special_requirements: pickup_availability.special_requirements ?? '',
  };
}

function contentsOf(details: PhysicalDonationRecord['donation_details']): string {
  if ('categories' in details)
    return `${details.categories.join(', ')} (${details.estimated_quantity} livres)`;
  if ('equipment_types' in details)
    return [details.equipment_types.join(', '), details.brands?.join(', ')].filter(Boolean).join(' ; ');
  return [details.material_types.join(', '), details.dimensions].filter(Boolean).join(' ; ');
}
