import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { EVENT_PAYMENT_METHODS, EVENT_PAYMENT_METHOD_LABELS } from '../events/event-choices.contract.js';

/** How staff end a refund that waits: asked of its provider once more, given back by hand, or left. */
export const REFUND_ENDS = ['again', 'by_hand', 'left'] as const;
export type RefundEnd = (typeof REFUND_ENDS)[number];

/** States of a registration; `MAY_BECOME` in `registration.rules.ts` says what may follow what. */
export const REGISTRATION_STATUSES = [
  'pending_verification',
  'pending_payment',
  'confirmed',
  'waitlisted',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];
export const REGISTRATION_STATUS_LABELS: Record<RegistrationStatus, string> = {
  pending_verification: 'Adresse à confirmer',
  pending_payment: 'Paiement attendu',
  confirmed: 'Confirmée',
  waitlisted: 'Liste d’attente',
  cancelled: 'Annulée',
  expired: 'Expirée',
  refunded: 'Remboursée',
};

export const REGISTRATION_SOURCES = ['site', 'equipe'] as const;
export type RegistrationSource = (typeof REGISTRATION_SOURCES)[number];
export const REGISTRATION_SOURCE_LABELS: Record<RegistrationSource, string> = {
  site: 'Site',
  equipe: 'Saisie par l’équipe',
};

export const REGISTRATION_LIMITS = {
  seats: 10,
  name: 80,
  organization: 160,
  special_needs: 1000,
  answer: 1000,
  guest: 120,
  reason: 500,
  note: 2000,
  /** For the mailbox to be verified. */
  verification_minutes: 30,
  /** For the payment to be made. */
  payment_minutes: 30,
  /** For an attempt that was begun to be paid: Stripe takes no page that closes in less than 30 minutes of its clock. */
  attempt_minutes: 35,
  /** The attempts after the first keep the seat no longer than so long after it. */
  attempts_minutes: 60,
  /** While a provider has not said that an attempt is over, its seat is kept, and it is asked again. */
  unknown_hours: 24,
  unknown_minutes: 5,
  /** For the seat that is offered to who waits. */
  offer_hours: 24,
  /** To answer to another day, and no longer than until the event. */
  date_choice_days: 14,
  /** A transfer must arrive within so many days, and before the event. */
  transfer_days: 7,
  /** Between a transfer's last day and the event. */
  transfer_days_before: 2,
  /** Bank days in which staff read that a transfer has come: its seats are kept as long. */
  transfer_read_days: 2,
  resends: 3,
  /** Registrations from one address in an hour: a lecture hall, or a mobile network whose telephones share one. */
  per_hour: 120,
  /** And for one mailbox in a day. */
  per_mailbox: 10,
  /** Codes of reduction that an address may try wrongly in an hour. */
  wrong_codes: 20,
  donation_least: 1,
  donation_most: 10_000,
} as const;

/** What one answers to an event's new day. */
export const DATE_CHOICES = ['coming', 'refund'] as const;
export type DateChoice = (typeof DATE_CHOICES)[number];

/** For how long after the event each part is kept; places and amounts stay in the accounts. */
export const REGISTRATION_RETENTION = {
  /** Special needs and answers to the organiser's questions. */
  needs: { months: 3 },
  /** Names, addresses, phone numbers. */
  identity: { years: 3 },
} as const;

export const REGISTRATION_MESSAGES = {
  first_name: 'Indiquez votre prénom.',
  last_name: 'Indiquez votre nom.',
  email_missing: 'Indiquez votre adresse e-mail.',
  email_invalid: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la.',
  phone: 'Indiquez un numéro avec l’indicatif de son pays, par exemple +33 6 12 34 56 78.',
  seats: 'Choisissez de 1 à 10 places.',
  consent: 'Acceptez que l’association garde ces informations pour organiser l’événement.',
  answer_required: 'Répondez à cette question.',
  answer_choice: 'Choisissez une des réponses proposées.',
  answer_unknown: 'Cette question n’est plus posée : rechargez la page.',
  donation: 'Indiquez un montant de 1 à 10 000 €, ou rien.',
  donation_refused: 'Cet événement ne propose pas d’ajouter un don.',
  code_unknown: 'Ce code n’est pas connu pour cet événement, ou n’est plus valable.',
  code_spent: 'Ce code a déjà servi pour toutes ses places.',
  currency_kept:
    'Des personnes attendent une place dans cette monnaie, ou un code en enlève un montant : gardez-la.',
  too_many_guests: 'Il y a plus de noms que de places.',
  reason: 'Dites pourquoi.',
  date_choice: 'Choisissez « je viens » ou « remboursez-moi ».',
  token_missing: 'Token de vérification manquant',
  registered: 'Nous vous avons envoyé un e-mail : ouvrez-le pour confirmer votre inscription.',
  resent: 'Si une inscription attend à cette adresse, un nouvel e-mail vient de partir.',
  verified: 'Votre adresse e-mail est vérifiée.',
} as const;

/** Ways to pay an event, as staff choose them and as the form sends them; `demo` while no provider is configured. */
export const REGISTRATION_PAYMENT_METHODS = [...EVENT_PAYMENT_METHODS, 'demo'] as const;
export type RegistrationPaymentMethod = (typeof REGISTRATION_PAYMENT_METHODS)[number];
export const REGISTRATION_PAYMENT_METHOD_LABELS: Record<RegistrationPaymentMethod, string> = {
  ...EVENT_PAYMENT_METHOD_LABELS,
  demo: 'Paiement de démonstration',
};

/** How staff receive what is paid to them. */
export const HAND_METHODS = ['cash', 'cheque', 'bank_transfer'] as const;
export type HandMethod = (typeof HAND_METHODS)[number];
export const HAND_METHOD_LABELS: Record<HandMethod, string> = {
  cash: 'Espèces',
  cheque: 'Chèque',
  bank_transfer: 'Virement',
};

export interface PricedSeats {
  /** Minor units. */
  unit_price: number;
  discount: number;
  ticket_amount: number;
}

/** What a code takes off: a share of the price, or an amount off each seat; minor units. */
export interface SeatDiscount {
  discount_percentage: number | null;
  discount_amount: number | null;
}

/** What so many seats cost, in minor units; a discount is rounded down to the minor unit, and never below nothing. */
export function priceOfSeats(unit_price: number, seats: number, code: SeatDiscount | null): PricedSeats {
  const full = unit_price * seats;
  const share = code?.discount_percentage ?? 0;
  const off = share > 0 ? Math.floor((full * share) / 100) : (code?.discount_amount ?? 0) * seats;
  const discount = Math.min(full, off);
  return { unit_price, discount, ticket_amount: full - discount };
}

/** What an event gives back, at most, of a ticket that is cancelled at `now`: a whole share in per cent, 0 for nothing. */
export function refundShare(
  event: { start_date: string | null; refund_until_days: number | null; refund_percentage: number },
  now: Date,
): number {
  const { start_date, refund_until_days: days, refund_percentage } = event;
  if (days === null || !start_date) return 0;
  return new Date(start_date).getTime() - now.getTime() >= days * DAY_MS ? refund_percentage : 0;
}
