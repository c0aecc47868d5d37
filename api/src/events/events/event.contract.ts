import { parisDay, parisClock } from '../../platform/clock/paris-clock.contract.js';
import type { EventStatus } from './event-choices.contract.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';

export const EVENT_MESSAGES = {
  title_required: 'Donnez un titre à l’événement.',
  short_description_required: 'Résumez l’événement en une ou deux phrases.',
  type_required: 'Choisissez le genre de l’événement.',
  dates_order: 'La fin doit suivre le début.',
  start_required: 'Indiquez d’abord quand l’événement commence.',
  online_url_required: 'Indiquez l’adresse où se connecter, ou demandez une inscription.',
  price_required: 'Indiquez le prix, ou déclarez l’événement gratuit.',
  early_bird_lower: 'Le tarif anticipé doit être plus bas que le prix.',
  early_bird_free: 'Un événement gratuit n’a pas de tarif anticipé.',
  early_bird_deadline: 'Le tarif anticipé s’arrête au plus tard au début de l’événement.',
  registration_order: 'Les inscriptions ferment après leur ouverture.',
  registration_end: 'Les inscriptions ferment au plus tard à la fin de l’événement.',
  capacity: 'Il y a déjà plus d’inscrits que de places.',
  capacity_taken: (taken: number) => `${taken} places sont déjà prises : gardez-en au moins autant.`,
  questions_unreadable: 'Laissez les questions comme l’export les écrit.',
  web_address: 'Indiquez une adresse complète, qui commence par https://.',
  email: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la.',
  repetition: 'Choisissez chaque semaine ou chaque mois.',
  repetition_times: 'Choisissez de 1 à 52 dates.',
  series_scope: 'Choisissez les dates à changer.',
  time: 'Indiquez une heure, par exemple 18:30.',
  question_label: 'Écrivez la question.',
  question_kind: 'Choisissez le genre de réponse.',
  question_choices: 'Donnez au moins deux réponses à choisir.',
  reason_required: 'Dites aux personnes intéressées pourquoi l’événement est annulé.',
} as const;

/** What belongs to one event that takes place once: a copy is for another. */
export const EVENT_ONCE = {
  slug: '',
  start_date: null,
  end_date: null,
  early_bird_deadline: null,
  registration_opens_at: null,
  registration_closes_at: null,
  offline_participants: 0,
  recording_url: '',
  featured: false,
} as const;

/** What a new event is where the form says nothing. */
export const NEW_EVENT = {
  ...EVENT_ONCE,
  description: '',
  featured_image_id: null,
  language: 'fr',
  tag_ids: [] as number[],
  is_online: false,
  online_url: '',
  location: '',
  address: '',
  city: '',
  country: '',
  latitude: null,
  longitude: null,
  is_free: true,
  price: 0,
  currency: 'EUR',
  early_bird_price: null,
  payment_methods: [] as never[],
  requires_registration: false,
  max_participants: null,
  waiting_list: true,
  unverified_percentage: 100,
  refund_until_days: null,
  refund_percentage: 100,
  accepts_donations: false,
  gives_certificates: false,
  questions: [] as never[],
  organizer_first_name: '',
  organizer_last_name: '',
  accessibility_info: '',
  parking_info: '',
  public_transport_info: '',
  food_provided: false,
  wifi_available: false,
  contact_email: '',
  contact_phone: '',
  contact_website: '',
} as const;

export type EventLabelCode = 'cancelled' | 'draft' | 'past' | 'ongoing' | 'upcoming' | 'scheduled';
export interface EventLabel {
  code: EventLabelCode;
  label: string;
}

const LABELS: Record<EventLabelCode, string> = {
  cancelled: 'Annulé',
  draft: 'Brouillon',
  past: 'Terminé',
  ongoing: 'En cours',
  upcoming: 'À venir',
  scheduled: 'Programmé',
};

interface Dated {
  start_date: string | null;
  end_date: string | null;
}

/** The status that visitors read at `now` (specification, site §4). */
export function eventLabel({ status, ...dates }: Dated & { status: EventStatus }, now: Date): EventLabel {
  const code = status === 'published' ? (eventTime(dates, now) ?? 'scheduled') : status;
  return { code, label: LABELS[code] };
}

/** Where an event is in time at `now`; null while its date is not fixed. Its first and last instants are in it. */
export function eventTime(event: Dated, now: Date): 'past' | 'ongoing' | 'upcoming' | null {
  const end = eventEnd(event);
  if (end && end < now) return 'past';
  if (!event.start_date) return null;
  return new Date(event.start_date) > now ? 'upcoming' : 'ongoing';
}

/** When it ends: as written, or else with its first day in Paris; null while its date is not fixed. */
export function eventEnd({ start_date, end_date }: Dated): Date | null {
  if (end_date) return new Date(end_date);
  return start_date ? nextMidnightInParis(new Date(start_date)) : null;
}

/** The midnight in Paris that follows `moment`: 23 to 25 hours after the one before. */
function nextMidnightInParis(moment: Date): Date {
  const clock = parisClock(moment);
  const utcMidnight = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() + 1);
  // Paris is one hour ahead of UTC in winter and two in summer.
  const inSummer = new Date(utcMidnight - 2 * HOUR_MS);
  return parisDay(inSummer) === parisDay(moment) ? new Date(utcMidnight - HOUR_MS) : inSummer;
}

export const REGISTRATION_STATES = ['not_required', 'over', 'closed', 'full', 'open'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];
export const REGISTRATION_STATE_LABELS: Record<RegistrationState, string> = {
  not_required: 'Sans inscription',
  over: 'Événement terminé',
  closed: 'Inscriptions fermées',
  full: 'Complet',
  open: 'Inscriptions ouvertes',
};

interface Registered extends Dated {
  status: EventStatus;
  requires_registration: boolean;
  registration_opens_at: string | null;
  registration_closes_at: string | null;
  /** Neither taken nor kept for who has a code; null without a limit. */
  available_seats: number | null;
}

/** Whether one may register at `now`, or why not (specification, site §4). */
export function registrationState(event: Registered, now: Date): RegistrationState {
  if (!event.requires_registration) return 'not_required';
  if (eventTime(event, now) === 'past') return 'over';
  if (!isRegistrationOpen(event, now)) return 'closed';
  return isFull(event) ? 'full' : 'open';
}

/** Asked for, and open at `now`: from its opening, up to and without its closing. */
export function isRegistrationOpen(event: Registered, now: Date): boolean {
  const {
    status,
    requires_registration,
    registration_opens_at: opens,
    registration_closes_at: closes,
  } = event;
  if (!requires_registration || status !== 'published' || eventTime(event, now) === 'past') return false;
  return (!opens || new Date(opens) <= now) && (!closes || now < new Date(closes));
}

/** From when, and until when, one may register. */
export function registrationWindow(
  event: Pick<Registered, 'registration_opens_at' | 'registration_closes_at'>,
) {
  return { opens: event.registration_opens_at, closes: event.registration_closes_at };
}

/** Registration has a beginning, and it is still to come. */
export function opensLater(
  { registration_opens_at: opens }: Pick<Registered, 'registration_opens_at'>,
  now: Date,
) {
  return opens !== null && new Date(opens) > now;
}

/** No seat is left that anyone may have; never so without a limit. */
export function isFull({ available_seats }: Pick<Registered, 'available_seats'>): boolean {
  return available_seats !== null && available_seats <= 0;
}

interface Priced extends Dated {
  status: EventStatus;
  is_free: boolean;
  price: number;
  early_bird_price: number | null;
  early_bird_deadline: string | null;
}

/** The early-bird price, what it takes off, and whether it still runs at `now`; null where there is none. */
export function earlyBird(event: Priced, now: Date) {
  const {
    is_free,
    price,
    early_bird_price: early,
    early_bird_deadline: deadline,
    start_date,
    status,
  } = event;
  if (is_free || early === null || early >= price) return null;
  const until = deadline ?? start_date;
  return {
    price: early,
    // Amounts have two decimals at most: in hundredths they are whole, and no floating point rounds them.
    discount_percentage: Math.floor((Math.round((price - early) * 100) * 100) / Math.round(price * 100)),
    deadline,
    runs: status === 'published' && (!until || now <= new Date(until)) && eventTime(event, now) !== 'past',
  };
}
