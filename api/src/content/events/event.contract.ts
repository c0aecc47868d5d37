import type { Picture } from '../media/media.contract.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { PublicationState } from '../publishing/publishing.contract.js';
import type { TagMention } from '../taxonomy/taxonomy.contract.js';
import type { EventLanguage, EventPaymentMethod, EventStatus, EventType } from './event-choices.contract.js';
import type { EarlyBird, RegistrationState } from './event-state.contract.js';

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
  web_address: 'Indiquez une adresse complète, qui commence par https://.',
  email: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la.',
  reason_required: 'Dites aux personnes intéressées pourquoi l’événement est annulé.',
} as const;

/** An event as anyone may read it. Prices are in major units of `currency`; dates are ISO 8601, UTC. */
export interface PublicEvent {
  id: number;
  slug: string;
  title: string;
  short_description: string;
  /** Sanitised HTML. */
  description: string;
  /** Address of the picture, for clients that want one; `picture` has its sizes and its text. */
  featured_image: string | null;
  picture: Picture | null;
  event_type: EventType;
  status: EventStatus;
  /** Why it is cancelled; empty where it is not. */
  cancellation_reason: string;
  featured: boolean;
  language: EventLanguage;
  /** null while the date is not fixed. */
  start_date: string | null;
  /** null: until the end of its day in Paris. */
  end_date: string | null;
  is_past: boolean;
  is_ongoing: boolean;
  is_upcoming: boolean;
  is_online: boolean;
  /** Where to connect; null where one registers first. */
  online_url: string | null;
  /** Name of the place. */
  location: string;
  /** Street and postcode. */
  address: string;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  is_free: boolean;
  price: number;
  currency: Currency;
  early_bird_price: number | null;
  early_bird_deadline: string | null;
  /** The early-bird price against the price, and whether it still runs; null where there is none. */
  early_bird: EarlyBird | null;
  payment_methods: EventPaymentMethod[];
  requires_registration: boolean;
  registration_opens_at: string | null;
  registration_closes_at: string | null;
  /** Registration is asked for and open at this moment, full or not. */
  registration_open: boolean;
  registration_state: RegistrationState;
  /** null: no limit. */
  max_participants: number | null;
  current_participants: number;
  interested_count: number;
  view_count: number;
  tags: TagMention[];
  organizer: { first_name: string; last_name: string } | null;
  accessibility_info: string;
  parking_info: string;
  public_transport_info: string;
  food_provided: boolean;
  wifi_available: boolean;
  recording_url: string | null;
  contact_email: string;
  contact_phone: string;
  contact_website: string;
  updated_at: string;
}

/** `admin/events`: the working copy, with what only staff read. */
export interface EventRecord extends Omit<PublicEvent, 'online_url' | 'recording_url'>, PublicationState {
  featured_image_id: number | null;
  tag_ids: number[];
  online_url: string;
  recording_url: string;
  offline_participants: number;
  organizer_first_name: string;
  organizer_last_name: string;
}

/** `POST admin/events/{id}/cancel`. */
export interface EventCancellation {
  version: number;
  reason: string;
}

/** What staff write. What is left out of a new event is empty, false, or null where null means something. */
export interface EventInput {
  slug?: string;
  title: string;
  short_description: string;
  description?: string;
  event_type: EventType;
  featured?: boolean;
  featured_image_id?: number | null;
  language?: EventLanguage;
  tag_ids?: number[];
  start_date?: string | null;
  end_date?: string | null;
  is_online?: boolean;
  online_url?: string;
  location?: string;
  address?: string;
  city?: string;
  country?: string;
  latitude?: number | null;
  longitude?: number | null;
  is_free?: boolean;
  /** Major units, as on a poster. */
  price?: number;
  currency?: Currency;
  early_bird_price?: number | null;
  early_bird_deadline?: string | null;
  payment_methods?: EventPaymentMethod[];
  requires_registration?: boolean;
  registration_opens_at?: string | null;
  registration_closes_at?: string | null;
  max_participants?: number | null;
  /** Registrations taken by phone or on paper, which the site does not know one by one. */
  offline_participants?: number;
  organizer_first_name?: string;
  organizer_last_name?: string;
  accessibility_info?: string;
  parking_info?: string;
  public_transport_info?: string;
  food_provided?: boolean;
  wifi_available?: boolean;
  recording_url?: string;
  contact_email?: string;
  contact_phone?: string;
  contact_website?: string;
}
