import { PHYSICAL_DONATION_TYPE_LABELS } from '../physical-donations/physical-donation-choices.contract.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';

/** The export's columns, in order, with their headings. */
export const TRANSACTION_EXPORT_COLUMNS: Record<string, string> = {
  reference: 'Don',
  status_display: 'État',
  is_late: 'En retard',
  donation_type: 'Type',
  campaign_name: 'Campagne',
  contact_name: 'Donateur',
  phone: 'Téléphone',
  pickup_address: 'Adresse',
  postal_code: 'Code postal',
  city: 'Ville',
  estimated_boxes_or_items: 'Cartons ou objets',
  requires_help: 'Aide demandée',
  validated_at: 'Validé le',
  contacted_at: 'Contacté le',
  contacted_by: 'Contacté par',
  contact_notes: 'Notes du contact',
  pickup_date: 'Jour de collecte',
  pickup_slot: 'Créneau',
  assigned_to: 'Confiée à',
  completed_at: 'Collecté le',
  collected: 'Ce qui a été collecté',
  notes: 'Notes',
};

/** A transaction as a spreadsheet shows it. */
export function exportedTransaction(transaction: PickupTransaction): object {
  return {
    ...transaction,
    donation_type: PHYSICAL_DONATION_TYPE_LABELS[transaction.donation_type],
    collected: transaction.collected.map(({ category, quantity }) => `${category} : ${quantity}`).join(', '),
  };
}
