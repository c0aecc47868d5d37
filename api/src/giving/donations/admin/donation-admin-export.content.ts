import { DONATION_STATUS_LABELS } from '../donation-choices.contract.js';
import { UTM_LABELS } from '../checkout/utm.contract.js';
import { FREQUENCY_LABELS, GIVER_TYPE_LABELS } from '../../donors/giving.contract.js';
import {
  PAYMENT_METHOD_LABELS,
  PAYMENT_MODE_LABELS,
  PAYMENT_PROVIDER_LABELS,
} from '../../payments/payment.contract.js';
import { parisDay } from '../../../platform/clock/paris.js';
import { DONATION_SOURCE_LABELS } from './donation-admin.contract.js';
import type { MoneyDonationRecord } from './donation-admin-record.dto.js';

/** The export's columns, in order, with their headings. */
export const ADMIN_EXPORT_COLUMNS: Record<string, string> = {
  reference: 'Référence',
  created_day: 'Reçu le',
  given_day: 'Date du don',
  status: 'État',
  donor_type: 'Type de donateur',
  organization_name: 'Organisme',
  siren: 'SIREN',
  legal_form: 'Forme juridique',
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'E-mail',
  street_address: 'Adresse',
  postal_code: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  amount: 'Montant',
  currency: 'Monnaie',
  costs_covered: 'Dont frais offerts',
  refunded: 'Remboursé',
  disputed: 'Contesté',
  fees: 'Frais du prestataire',
  net: 'Net',
  frequency: 'Fréquence',
  campaign_name: 'Campagne',
  payment_method: 'Moyen de paiement',
  provider: 'Prestataire',
  mode: 'Réel ou test',
  source: 'Origine',
  ...UTM_LABELS,
  is_anonymous: 'Anonyme',
  dedication: 'Dédicace',
  message: 'Message',
  failure: 'Motif du refus',
  created_by: 'Saisi par',
};

/** A line of the export: what is chosen from lists in words, days as they were in Paris. */
export function exportedMoneyDonation(record: MoneyDonationRecord): object {
  return {
    ...record,
    created_day: parisDay(new Date(record.created_at)),
    given_day: record.given_at ? parisDay(new Date(record.given_at)) : '',
    status: DONATION_STATUS_LABELS[record.status],
    donor_type: GIVER_TYPE_LABELS[record.donor_type],
    frequency: FREQUENCY_LABELS[record.frequency],
    campaign_name: record.campaign_name ?? 'L’association',
    payment_method: PAYMENT_METHOD_LABELS[record.payment_method],
    provider: PAYMENT_PROVIDER_LABELS[record.provider],
    mode: PAYMENT_MODE_LABELS[record.mode],
    source: DONATION_SOURCE_LABELS[record.source] ?? record.source,
  };
}
