import type { Frequency, GiverType } from '../../donors/giving.contract.js';
import type { DonationStatus } from '../donation-choices.contract.js';
import type { UtmField } from '../utm.contract.js';
import type {
  AttemptStatus,
  OfflineMethod,
  PaymentMethod,
  PaymentMode,
  PaymentProviderName,
} from '../../payments/payment.contract.js';

/** `admin/donations`: a gift of money as staff read it. Amounts are in major units of its currency. */
export interface MoneyDonationRecord extends Record<UtmField, string> {
  id: string;
  reference: string;
  status: DonationStatus;
  /** Who gave, through all their gifts: a record of `admin/users`; null where they did not say who they are. */
  donor_id: string | null;
  donor_name: string;
  donor_type: GiverType;
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
  campaign_id: number | null;
  campaign_name: string | null;
  recurring_gift_id: string | null;
  frequency: Frequency;
  amount: number;
  /** The part of the amount that the donor added for payment costs. */
  costs_covered: number;
  currency: 'EUR' | 'XAF';
  /** What was given back to the donor, by the journal. */
  refunded: number;
  /** What the donor's bank holds or took back, by the journal. */
  disputed: number;
  /** What the payment provider kept, by the journal. */
  fees: number;
  /** What stays with the association: what was given, less what was given back, disputed and kept. */
  net: number;
  message: string;
  dedication: string;
  is_anonymous: boolean;
  payment_method: PaymentMethod;
  provider: PaymentProviderName;
  /** Whether money really moved. */
  mode: PaymentMode;
  source: string;
  /** In French, why the newest try did not succeed. */
  failure: string | null;
  created_by: string | null;
  given_at: string | null;
  succeeded_at: string | null;
  failed_at: string | null;
  cancelled_at: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

/** What staff look for first. */
export const DONATION_ATTENTIONS = ['transfer', 'dispute', 'unapplied', 'address', 'failed'] as const;
export type DonationAttention = (typeof DONATION_ATTENTIONS)[number];
export const DONATION_ATTENTION_LABELS: Record<DonationAttention, string> = {
  transfer: 'Virements attendus',
  dispute: 'Paiements contestés',
  unapplied: 'Paiements à rendre ou à accepter',
  address: 'Sans adresse pour le reçu',
  failed: 'Refusés depuis 30 jours',
};

export const DONATION_SOURCE_LABELS: Record<string, string> = {
  site: 'Le site',
  bouton: 'Un bouton sur un autre site',
  equipe: 'Saisi par l’équipe',
  abonnement: 'Don régulier',
};

/** `GET admin/donations/{id}/story`: all that happened to a gift and its money. */
export interface MoneyDonationTimeline {
  /** Newest first. */
  entries: MoneyDonationEntry[];
  /** Oldest first. */
  attempts: MoneyDonationAttempt[];
  /** Oldest first. */
  journal: MoneyDonationPosting[];
}

export interface MoneyDonationEntry {
  id: number;
  /** `letter`, `note`, `refund`… */
  kind: string;
  at: string;
  /** A member of staff, `donateur`, or null for the product itself. */
  by: string | null;
  text: string;
  details: string | null;
}

/** A try to pay. */
export interface MoneyDonationAttempt {
  id: string;
  provider: PaymentProviderName;
  method: PaymentMethod;
  status: AttemptStatus;
  amount: number;
  currency: 'EUR' | 'XAF';
  /** The provider's own number of the payment. */
  provider_payment_id: string | null;
  /** In French: why it was refused. */
  failure: string | null;
  /** As the provider says it. */
  failure_code: string | null;
  created_at: string;
  updated_at: string;
}

/** A line of the journal of money. */
export interface MoneyDonationPosting {
  id: number;
  /** The kind of its entry, in French. */
  kind: string;
  /** The account, in French. */
  account: string;
  /** Above 0 where the account receives, below where it gives. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  happened_at: string;
  /** A member of staff; null where it came from a provider. */
  by: string | null;
  note: string;
}

/** `PUT admin/donations/{id}`: who gave and their choices, corrected with them. */
export interface MoneyDonationChanges {
  version: number;
  donor_type?: GiverType;
  email?: string;
  first_name?: string;
  last_name?: string;
  organization_name?: string;
  siren?: string;
  legal_form?: string;
  street_address?: string;
  postal_code?: string;
  city?: string;
  country?: string;
  message?: string;
  dedication?: string;
  is_anonymous?: boolean;
}

/** `POST admin/donations`: a gift that came otherwise than by the site. */
export interface OfflineDonationInput {
  /** Euros, as typed. */
  amount: number | string;
  payment_method: OfflineMethod;
  /** The day of the gift, not in the future. */
  received_on: string;
  campaign_id?: number | null;
  donor_type: GiverType;
  email?: string;
  first_name?: string;
  last_name?: string;
  organization_name?: string;
  siren?: string;
  legal_form?: string;
  street_address?: string;
  postal_code?: string;
  city?: string;
  country?: string;
  message?: string;
  dedication?: string;
  is_anonymous?: boolean;
  /** The cheque's number, who brought the envelope… Read by the team alone. */
  note?: string;
  /** Leaves out the email of thanks: they were thanked already. */
  is_thanked?: boolean;
  /** One for each form shown: the same one again is the same gift. */
  key: string;
}

/** `POST admin/donations/{id}/refunds`. */
export interface DonationRefundInput {
  /** Euros, as typed; absent for all that is left. */
  amount?: number | string;
  /** Why; read by the team alone. */
  reason: string;
  /** It is given back by hand, by cheque or transfer: no provider is asked. */
  by_hand?: boolean;
  version: number;
  /** A UUID for each form shown: the same one again is the same refund. */
  key: string;
}

/** The answer to a refund: done, or asked of a provider who did not answer yet and is asked again. */
export interface DonationRefunded {
  id: string;
  status: 'asked' | 'done';
  /** Euros. */
  amount: number;
}

/** `POST admin/donations/{id}/transfer`: the transfer that was announced is on the account. */
export interface TransferReceivedInput {
  /** The day it came in, not in the future. */
  received_on: string;
  /** Euros, as typed, where it is not what was promised. */
  amount?: number | string;
  version: number;
}

export const DONATION_ADMIN_LIMITS = { note: 2000, reason: 300 } as const;
export const DONATION_ADMIN_MESSAGES = {
  amount: 'Indiquez un montant, par exemple 20 ou 12,50.',
  method: 'Indiquez comment le don a été remis.',
  campaign: 'Cette campagne n’existe pas ou plus.',
  day: 'Indiquez le jour du don.',
  received: 'Indiquez le jour où le virement est arrivé.',
  organization: 'Indiquez le nom de l’organisme.',
  email: 'Indiquez une adresse e-mail, par exemple prenom@exemple.fr.',
  siren: 'Le SIREN compte 9 chiffres.',
  reason: 'Indiquez pourquoi vous remboursez.',
  note: 'Écrivez votre note.',
} as const;
