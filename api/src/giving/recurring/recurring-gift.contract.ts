import type { Frequency, GiverType } from '../donors/giving.contract.js';
import type { PaymentMethod, PaymentMode, PaymentProviderName } from '../payments/payment.contract.js';
import type { RecurringStatus } from './recurring-gift-state.contract.js';

/** A recurring gift, as its owner and staff see it. */
export interface RecurringGiftView {
  id: string;
  reference: string;
  status: RecurringStatus;
  /** Euros. */
  amount: number;
  currency: 'EUR' | 'XAF';
  frequency: Frequency;
  campaign_id: number | null;
  campaign_name: string | null;
  payment_method: PaymentMethod;
  /** `test`: no money moves. */
  mode: PaymentMode;
  payment_label: string | null;
  next_payment_at: string | null;
  paused_until: string | null;
  failed_payments: number;
  /** In French: what happened and what to do. */
  last_failure: string | null;
  yearly_receipt: boolean;
  started_at: string | null;
  cancelled_at: string | null;
  created_at: string;
  /** Euros, all its payments together. */
  given: number;
  payments: number;
}

/** How often a gift may come again, the most often first. */
export const RECURRING_FREQUENCIES = ['monthly', 'quarterly', 'yearly'] as const;
export type RecurringFrequency = (typeof RECURRING_FREQUENCIES)[number];

/** What its owner may do with it now. */
export const RECURRING_ACTIONS = [
  'pause',
  'resume',
  'amount',
  'frequency',
  'skip',
  'cancel',
  'payment_method',
] as const;
export type RecurringAction = (typeof RECURRING_ACTIONS)[number];

/** One of its payments: a donation of its own. */
export interface RecurringPayment {
  donation_id: string;
  reference: string;
  status: 'succeeded' | 'pending' | 'failed' | 'cancelled';
  /** Euros. */
  amount: number;
  /** The day of the gift where it succeeded, else when it was begun. */
  at: string;
}

/** A recurring gift with its payments, newest first, as its owner's page shows it. */
export interface RecurringGiftPage extends RecurringGiftView {
  campaign_slug: string | null;
  may: RecurringAction[];
  history: RecurringPayment[];
  /** A higher amount that waits for the link mailed to the owner. */
  to_confirm: RecurringToConfirm | null;
}

export interface RecurringToConfirm {
  /** Euros. */
  amount: number;
  frequency: Frequency;
  /** « aw•••@example.org » */
  email_hint: string;
  expires_at: string;
}

/** `GET` and `POST /donations/recurring/confirmations/{token}/`: a higher amount, or the same more often, as its mailed link shows it. */
export interface RecurringConfirmation {
  /** Euros, today. */
  amount: number;
  /** Euros, once confirmed. */
  new_amount: number;
  currency: 'EUR' | 'XAF';
  frequency: Frequency;
  /** How often, once confirmed. */
  new_frequency: Frequency;
  is_done: boolean;
}

/** `POST /donations/recurring/track/{token}/renewal/`: where the fresh link went, « aw•••@example.org ». */
export interface RecurringLinkRenewed {
  email_hint: string;
}

export const RECURRING_HEALTH = ['failing', 'expiring', 'well', 'paused', 'waiting', 'stopped'] as const;
/** How it does: `expiring` where its card ends before long. */
export type RecurringHealth = (typeof RECURRING_HEALTH)[number];
export const RECURRING_HEALTH_LABELS: Record<RecurringHealth, string> = {
  failing: 'Paiement en échec',
  expiring: 'Carte bientôt expirée',
  well: 'En ordre',
  paused: 'En pause',
  waiting: 'À confirmer',
  stopped: 'Arrêté',
};

/** As staff read it. */
export interface RecurringGiftRecord extends RecurringGiftView {
  health: RecurringHealth;
  donor_type: GiverType;
  donor_name: string;
  email: string;
  first_name: string;
  last_name: string;
  organization_name: string;
  siren: string;
  legal_form: string;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
  message: string;
  dedication: string;
  is_anonymous: boolean;
  /** Euros a month. */
  monthly_amount: number;
  provider: PaymentProviderName;
  provider_subscription_id: string | null;
  cancel_reason: string;
  may: RecurringAction[];
  updated_at: string;
  version: number;
}

/** An entry of its timeline, for staff. */
export interface RecurringEntry {
  id: number;
  kind: string;
  at: string;
  by: string | null;
  text: string;
  details: string | null;
}

export interface RecurringAmountInput {
  /** Euros, as typed. */
  amount: number | string;
  reason?: string;
}
export interface RecurringPauseInput {
  /** 1 to 12; absent until it is resumed. */
  months?: number;
  reason?: string;
}
export interface RecurringFrequencyInput {
  /** From the next payment on. */
  frequency: RecurringFrequency;
  reason?: string;
}
export interface RecurringSkipInput {
  /** The payment to skip: `next_payment_at` as it was read. */
  payment_at: string;
  reason?: string;
}
export interface RecurringStopInput {
  reason?: string;
}
/** `POST /donations/subscriptions/{id}/payment-method/`: where to change a card or a mandate. */
export interface RecurringPaymentMethodPage {
  url: string;
}
/** `PATCH /donations/subscriptions/{id}/preferences/`, for the payments to come. */
export interface RecurringPreferencesInput {
  /** One receipt a year, or one per payment. */
  yearly_receipt?: boolean;
}

/** `PUT /admin/recurring-gifts/{id}`: who gives, for the payments to come. */
export interface RecurringIdentityInput {
  version: number;
  email?: string;
  first_name?: string;
  last_name?: string;
  organization_name?: string;
  street_address?: string;
  postal_code?: string;
  city?: string;
  country?: string;
}
export interface RecurringNoteInput {
  body: string;
}

export const RECURRING_LIMITS = { pause_months: 12, reason: 500 } as const;
export const RECURRING_MESSAGES = {
  not_found: 'Ce don régulier n’existe pas, ou ce lien ne l’ouvre plus.',
  amount: 'Indiquez un montant de 1 à 100 000 €, avec deux décimales au plus.',
  link_too_old:
    'Ce lien a plus de 90 jours\u00a0: demandez-en un nouveau, il partira à l’adresse e-mail du don.',
  confirmation_unknown: 'Ce lien ne confirme rien, ou un plus récent l’a remplacé.',
  confirmation_over:
    'Ce lien valait 30 minutes\u00a0: redemandez le nouveau montant depuis la page de votre don régulier.',
  months: 'Choisissez une pause de 1 à 12 mois.',
  frequency: 'Choisissez un rythme : chaque mois, chaque trimestre ou chaque année.',
  payment_at: 'Indiquez le paiement à sauter : la date du prochain paiement.',
  not_active: (status: string, change: 'frequency' | 'skip') =>
    change === 'skip'
      ? `Ce don régulier est « ${status} » : un paiement ne se saute que lorsqu’il est « Actif ».`
      : `Ce don régulier est « ${status} » : son rythme ne change que lorsqu’il est « Actif ».`,
  moved:
    'Le prochain paiement n’est plus celui que vous vouliez sauter. Rien n’a changé : regardez la nouvelle date, puis recommencez si besoin.',
  too_far:
    'Le paiement suivant tomberait dans plus de deux ans. Mettez plutôt ce don en pause, ou arrêtez-le.',
} as const;
