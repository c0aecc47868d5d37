import { FREQUENCY_LABELS } from '../donors/giving.contract.js';
import { PAYMENT_METHOD_LABELS } from '../payments/payment.contract.js';
import { RECURRING_HEALTH_LABELS } from './recurring-gift.contract.js';
import type { RecurringGiftRecord } from './recurring-gift.dto.js';
import { RECURRING_STATUS_LABELS } from './recurring-gift-state.contract.js';

/** The export's columns, in order, with their headings. */
export const RECURRING_EXPORT_COLUMNS: Record<string, string> = {
  reference: 'Référence',
  status: 'État',
  health: 'Santé',
  donor_name: 'Donateur',
  email: 'E-mail',
  street_address: 'Adresse',
  postal_code: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  frequency: 'Rythme',
  amount: 'Montant',
  currency: 'Devise',
  monthly_amount: 'Par mois',
  campaign_name: 'Campagne',
  payment_method: 'Moyen de paiement',
  payment_label: 'Carte ou compte',
  payments: 'Paiements reçus',
  given: 'Total donné',
  next_payment_at: 'Prochain paiement',
  paused_until: 'En pause jusqu’au',
  failed_payments: 'Échecs en cours',
  last_failure: 'Dernier échec',
  started_at: 'Commencé le',
  cancelled_at: 'Arrêté le',
  cancel_reason: 'Raison de l’arrêt',
};

/** A line of the export: what is chosen from lists in words. */
export function exportedGift(record: RecurringGiftRecord): object {
  return {
    ...record,
    status: RECURRING_STATUS_LABELS[record.status],
    health: RECURRING_HEALTH_LABELS[record.health],
    frequency: FREQUENCY_LABELS[record.frequency],
    payment_method: PAYMENT_METHOD_LABELS[record.payment_method],
  };
}
