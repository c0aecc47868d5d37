import type { OfferedMethod, PaymentMethod, PaymentMode, PaymentNext } from '../payments/payment.contract.js';
import type { Frequency, GiverType } from '../donors/giving.contract.js';
import type { DonationCardInput } from './donation-card.dto.js';
import type { DonationStatus } from './donation-choices.contract.js';
import type { UtmField } from './utm.contract.js';

/** `GET /donations/options/`: what the form offers here and now. */
export interface DonationOptions {
  methods: OfferedMethod[];
  /** Euros. */
  suggested_amounts: number[];
  /** Percent taken off the tax today, by kind of donor. */
  tax_rates: Record<GiverType, number>;
  /** Whether tax receipts are issued; else a payment confirmation that is not one. */
  issues_receipts: boolean;
  /** What payment costs, by method: a share in percent and a fixed part in euros; nothing where it is not known. */
  payment_costs: { method: PaymentMethod; percent: number; fixed: number }[];
  /** No money moves: payment is a demonstration. */
  is_demonstration: boolean;
}

/** `POST /donations/`. Unknown fields are refused; campaign codes that cannot be kept are left out. */
export interface DonationInput extends Partial<Record<UtmField, string>> {
  /** Euros, as typed: `20`, `"12,50"`. Costs covered are added to it. */
  amount: number | string;
  frequency: Frequency;
  /** Slug or number; absent for the association. */
  campaign?: string | number;
  donor_type: GiverType;
  email: string;
  first_name?: string;
  last_name?: string;
  /** Required unless `particulier`. */
  organization_name?: string;
  siren?: string;
  /** A company's: SARL, SAS… */
  legal_form?: string;
  street_address?: string;
  postal_code?: string;
  city?: string;
  country?: string;
  /** E.164, for mobile money. */
  phone?: string;
  cover_costs?: boolean;
  message?: string;
  is_anonymous?: boolean;
  /** « En mémoire de… », « Pour l’anniversaire de… » */
  dedication?: string;
  payment_method: PaymentMethod;
  /** One for each form shown: the same one again is the same gift. */
  form_key: string;
  /** An e-mail to a person, without the amount; null or absent for none. */
  card?: DonationCardInput | null;
  /** `bouton` from another site's button. */
  source?: 'site' | 'bouton';
}

/** The answer to `POST /donations/`, and to a second try. */
export interface DonationStarted {
  id: string;
  reference: string;
  status: DonationStatus;
  next: PaymentNext;
  /** Opens the donor's page of this gift, `/don/suivi/{token}`; shown once. */
  token: string;
}

/** The monetary donation of the specification, with what its page shows besides. */
export interface DonationView {
  id: string;
  reference: string;
  /** As shown: `DON-2026-11-21-1A2B3C4D`. */
  shownReference: string;
  /** Euros, as given; what was refunded is beside. */
  amount: number;
  currency: 'EUR' | 'XAF';
  refundedAmount: number;
  frequency: Frequency;
  status: DonationStatus;
  createdAt: string;
  /** The day of the gift, once it has succeeded. */
  givenAt: string | null;
  /** Euros. */
  taxDeduction: number;
  /** Null while there is none. */
  receiptUrl: string | null;
  receiptStatus: DonationReceiptStatus;
  campaignId: number | null;
  campaignName: string | null;
  campaignSlug: string | null;
  donorType: GiverType;
  donorName: string;
  isAnonymous: boolean;
  message: string;
  dedication: string;
  paymentMethod: PaymentMethod;
  /** `test`: no money moves. */
  mode: PaymentMode;
  /** In French, while the last try failed: what happened and what to do. */
  failure: string | null;
  /** Its bank or its provider works on the payment: nothing is to be done meanwhile. */
  isProcessing: boolean;
  /** How to go on paying, while it is pending. */
  next: PaymentNext | null;
  recurringGiftId: string | null;
  /** Name and address of who gave, for the donor's own page and for administrators. */
  donor: DonationDonor;
}

export interface DonationDonor {
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
}

/** `GET /donations/stats/`, for staff: sums, and nobody's name. Amounts in euros. */
export interface DonationStats {
  total_amount: number;
  refunded_amount: number;
  donation_count: number;
  donor_count: number;
  average_amount: number;
  month_amount: number;
  month_count: number;
  recurring_active: number;
  /** What recurring gifts bring in a month. */
  recurring_monthly_amount: number;
  by_status: Record<DonationStatus, number>;
  by_frequency: Record<Frequency, number>;
}

export interface SendReceiptInput {
  email: string;
  paymentId: string;
  /** Minor units. */
  amount?: number;
}
export interface ReceiptSent {
  success: boolean;
  message: string;
}
/** `POST /donations/create-payment-intent/`: for Stripe's payment element. */
export interface PaymentIntentCreated {
  donation_id: string;
  reference: string;
  client_secret: string;
  publishable_key: string;
  token: string;
}

/** `POST /donations/track/{token}/renewal/`: where the fresh link went, « aw•••@example.org ». */
export interface LinkRenewed {
  email_hint: string;
}

export const DONATION_RECEIPT_STATUSES = [
  'not_due',
  'missing_address',
  'being_made',
  'yearly',
  'issued',
  'voided',
  'specimen',
  'confirmation_only',
] as const;
export type DonationReceiptStatus = (typeof DONATION_RECEIPT_STATUSES)[number];
export const DONATION_RECEIPT_STATUS_LABELS: Record<DonationReceiptStatus, string> = {
  not_due: 'Pas encore dû',
  missing_address: 'En attente d’adresse',
  being_made: 'En cours de génération',
  yearly: 'Dans le reçu annuel',
  issued: 'Émis',
  voided: 'Annulé',
  specimen: 'Spécimen (mode test, pas un reçu fiscal)',
  confirmation_only: 'Confirmation de paiement (pas un reçu fiscal)',
};

/** Payment details of the specification: amounts in minor units. */
export interface PaymentDetails {
  amount: number;
  currency: string;
  campaignName: string | null;
  campaignId: number | null;
  campaignSlug: string | null;
  /** The reference, `DON-…`. */
  paymentId: string;
  transactionDate: string;
  donorEmail: string;
  receiptUrl: string | null;
  donationType: 'financial';
  status: DonationStatus;
  donationId: string;
  frequency: Frequency;
  /** In French, where the payment was refused. */
  failure: string | null;
}

/** `PATCH /donations/{id}/preferences/`, by its owner. Name and address are what a receipt waits for. */
export interface DonationPreferencesInput {
  is_anonymous?: boolean;
  message?: string;
  dedication?: string;
  first_name?: string;
  last_name?: string;
  organization_name?: string;
  siren?: string;
  legal_form?: string;
  street_address?: string;
  postal_code?: string;
  city?: string;
  country?: string;
}

export const DONATION_MESSAGES = {
  details_failed: 'Impossible de récupérer les détails du paiement',
  details_missing: 'Détails du paiement non disponibles',
  not_found: 'Don non trouvé',
  donation_failed: 'Impossible de récupérer les détails du don',
  no_identifier: 'Aucun identifiant de paiement fourni',
  receipt_failed: 'Erreur lors du téléchargement du reçu',
  receipt_being_made: 'Facture en cours de génération',
  confirmation_over:
    'Cette confirmation se lit pendant une heure après le paiement. L’e-mail reçu contient le lien vers votre don.',
  link_too_old: 'Ce lien a plus de 90 jours : demandez-en un nouveau, il partira à l’adresse e-mail du don.',
  receipt_sent:
    'Si cette adresse est celle du don, la confirmation vient d’y être envoyée, avec le lien vers son reçu.',
} as const;

/** `DON-20261121-1A2B3C4D` as it is shown: `DON-2026-11-21-1A2B3C4D`. */
export function shownDonationReference(reference: string): string {
  return reference.replace(/^DON-(\d{4})(\d{2})(\d{2})-/, 'DON-$1-$2-$3-');
}

/** What a gift in euros does, as the specification words its thresholds: books from 20, crates from 50, training from 100. */
export function impactOf(euros: number): { books: number; crates: number; training: boolean } {
  return {
    books: euros >= 20 ? Math.floor(euros / 4) : 0,
    crates: euros >= 50 ? Math.floor(euros / 50) : 0,
    training: euros >= 100,
  };
}
