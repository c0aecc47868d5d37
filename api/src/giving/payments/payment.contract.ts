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

/** Whether MTN can ask this number for a payment: 8 to 15 digits with the country's, spaces and dots aside. */
export const isMobileMoneyNumber = (phone: string): boolean =>
  /^\+?[1-9]\d{7,14}$/.test(phone.replace(/[\s.-]/g, ''));

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

/** A way to pay that is offered: it is configured, and takes this kind of gift. */
export interface OfferedMethod {
  method: PaymentMethod;
  provider: PaymentProviderName;
  label: string;
  /** What to expect, in a sentence. */
  help: string;
  /** Whether it can be taken again by itself, each month, quarter or year. */
  takes_recurring: boolean;
}

/** How to pay by bank transfer. */
export interface TransferInstructions {
  holder: string;
  /** In groups of four. */
  iban: string;
  bic: string;
  /** To be written as the transfer's wording. */
  reference: string;
  /** Major units. */
  amount: number;
  currency: 'EUR' | 'XAF';
  /** The payload of the EPC069-12 QR code; banking apps fill the transfer in from it. */
  epc_payload: string;
  /** That QR code as an SVG document. */
  epc_svg: string;
}

/** What the donor does next to pay. */
export type PaymentNext =
  | { kind: 'redirect'; url: string }
  | { kind: 'transfer'; transfer: TransferInstructions }
  /** A payment that the donor accepts on their own phone. */
  | { kind: 'approve'; message: string }
  /** Stripe's payment element, with this secret. */
  | { kind: 'client_secret'; client_secret: string; publishable_key: string }
  /** Nothing: it is done, or refused. */
  | { kind: 'none' };
