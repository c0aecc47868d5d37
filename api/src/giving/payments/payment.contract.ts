import { dialled } from '../../platform/http/phone.contract.js';

export const PAYMENT_PROVIDERS = [
  'stripe',
  'paypal',
  'mobile_money',
  'bank_transfer',
  'demo',
  'offline',
] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];
export const PAYMENT_PROVIDER_LABELS: Record<PaymentProviderName, string> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  mobile_money: 'MTN MoMo',
  bank_transfer: 'Virement',
  demo: 'Démonstration',
  offline: 'Saisi par l’équipe',
};

/** Whether money really moves: `test` is a provider's test keys or sandbox, and the demonstration. */
export const PAYMENT_MODES = ['live', 'test'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
export const PAYMENT_MODE_LABELS: Record<PaymentMode, string> = { live: 'Réel', test: 'Mode test' };

export const PAYMENT_METHODS = [
  'card',
  'sepa_debit',
  'paypal',
  'mobile_money',
  'bank_transfer',
  'cheque',
  'cash',
  'demo',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  card: 'Carte bancaire',
  sepa_debit: 'Prélèvement SEPA',
  paypal: 'PayPal',
  mobile_money: 'MTN MoMo',
  bank_transfer: 'Virement',
  cheque: 'Chèque',
  cash: 'Espèces',
  demo: 'Paiement de démonstration',
};
/** What staff may enter by hand. */
export const OFFLINE_METHODS = ['cheque', 'cash', 'bank_transfer'] as const satisfies PaymentMethod[];
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

/** Whether MTN can ask this number for a payment: 8 to 15 digits with the country's, what parts them aside. */
export const isMobileMoneyNumber = (phone: string): boolean => /^\+?[1-9]\d{7,14}$/.test(dialled(phone));

export const ATTEMPT_STATUSES = [
  'created',
  'waiting',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
export const ATTEMPT_STATUS_LABELS: Record<AttemptStatus, string> = {
  created: 'Préparé',
  waiting: 'En attente du donateur',
  processing: 'En cours chez le prestataire',
  succeeded: 'Réussi',
  failed: 'Refusé',
  expired: 'Expiré',
  cancelled: 'Abandonné',
};
