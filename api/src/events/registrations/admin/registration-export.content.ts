import { PAYMENT_METHOD_LABELS } from '../../../giving/payments/payment.contract.js';
import { REGISTRATION_SOURCE_LABELS, REGISTRATION_STATUS_LABELS } from '../registration.contract.js';
import type { EventRegistrationRecord } from './registration-record.dto.js';

/** The export's columns, in order, with their headings. */
export const REGISTRATION_EXPORT_COLUMNS: Record<string, string> = {
  reference: 'Référence',
  event_title: 'Événement',
  event_start: 'Date de l’événement',
  status: 'État',
  last_name: 'Nom',
  first_name: 'Prénom',
  email: 'E-mail',
  phone: 'Téléphone',
  organization: 'Organisation',
  seats: 'Places',
  checked_in: 'Entrées',
  special_needs: 'Besoins particuliers',
  answers: 'Réponses',
  code: 'Code',
  amount: 'Participation',
  donation_amount: 'Don en plus',
  total: 'Total',
  currency: 'Monnaie',
  payment_method: 'Moyen de paiement',
  paid_at: 'Payé le',
  refunded: 'Rendu',
  refund_pending: 'À rendre',
  fees: 'Frais de paiement',
  source: 'Provenance',
  created_at: 'Inscrit le',
  confirmed_at: 'Confirmé le',
};
export const REGISTRATION_EXPORT_DATES = ['event_start', 'paid_at', 'created_at', 'confirmed_at'] as const;

/** A registration as a line of the export. */
export function exportedRegistration({ answers, ...record }: EventRegistrationRecord): object {
  return {
    ...record,
    status: REGISTRATION_STATUS_LABELS[record.status],
    source: REGISTRATION_SOURCE_LABELS[record.source],
    payment_method: record.payment_method && PAYMENT_METHOD_LABELS[record.payment_method],
    answers: answers.map(({ label, answer }) => `${label} : ${answer}`).join('\n'),
  };
}

export const REGISTRATION_SHEET = 'Inscriptions';
