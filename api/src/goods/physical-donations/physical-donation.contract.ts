import type {
  Condition,
  DonorType,
  PhysicalDonationType,
  PickupDay,
  PickupSlot,
  WorkingStatus,
} from './physical-donation-choices.contract.js';
import type { PhysicalDonationStatus } from './physical-donation-state.contract.js';

export const PHYSICAL_DONATION_LIMITS = {
  code_digits: 8,
  code_seconds: 1800,
  code_tries: 5,
  resends: 3,
  pictures: 6,
  name: 120,
  address: 200,
  postal_code: 10,
  city: 100,
  note: 2000,
  brands: 20,
  quantity: 100_000,
  boxes: 10_000,
  floor: 200,
  /** New donations from one place, in an hour. */
  donations_per_hour: 10,
  /** New donations with one e-mail address, in a day. */
  donations_per_email: 10,
  /** Pictures sent from one place, in an hour. */
  pictures_per_hour: 60,
  /** Codes tried and resends asked from one place, in a minute: each code has its own 5 tries besides. */
  tries_per_minute: 30,
} as const;

export const PHYSICAL_DONATION_MESSAGES = {
  campaign_id: 'Veuillez sélectionner une campagne',
  donation_type: 'Veuillez sélectionner un type de don',
  donor_type: 'Veuillez sélectionner votre type',
  organization_name: 'Indiquez le nom de votre organisme',
  contact_name: 'Le nom de contact est requis',
  email_missing: 'L’email est requis',
  email_invalid: 'Format d’email invalide',
  phone_missing: 'Le téléphone est requis',
  phone_invalid: 'Format de téléphone invalide',
  book_categories: 'Veuillez sélectionner au moins une catégorie',
  book_quantity: 'Veuillez indiquer la quantité estimée',
  book_condition: 'Veuillez indiquer l’état des livres',
  equipment_types: 'Veuillez sélectionner au moins un type d’équipement',
  material_types: 'Veuillez sélectionner au moins un type de matériel',
  equipment_condition: 'Veuillez indiquer l’état de l’équipement',
  material_condition: 'Veuillez indiquer l’état du matériel',
  street_address: 'L’adresse est requise',
  postal_code: 'Le code postal est requis',
  city: 'La ville est requise',
  boxes: 'Indiquez un nombre d’au moins 1',
  floor: 'Indiquez un étage, 0 pour le rez-de-chaussée',
  preferred_days: 'Veuillez sélectionner au moins un jour',
  time_slots: 'Veuillez sélectionner au moins un créneau',
  pictures: 'Choisissez 6 photos au plus.',
  code_form: 'Le code doit contenir exactement 8 chiffres (format: XXXX-XXXX)',
  code_wrong: 'Code de validation invalide ou expiré',
  not_found: 'Donation non trouvée. Veuillez vérifier votre lien.',
  verified: 'Votre don est validé. Un membre de l’équipe vous contacte sous 24 heures.',
  resent: 'Un nouveau code de validation a été envoyé à votre email.',
  resend_limit: 'Limite de renvois atteinte. Contactez le support si vous n’avez toujours pas reçu l’email.',
} as const;

const PHONE = /^(?:\+33|0)[1-9]\d{8}$/;
/** A French number, spaces left out: +33 or 0, a digit 1 to 9, then 8 digits. */
export function isFrenchPhone(phone: string): boolean {
  return PHONE.test(phone.replace(/\s/g, ''));
}

export interface BooksDetails {
  categories: string[];
  estimated_quantity: number;
  languages?: string[];
  condition: Condition;
}
export interface EquipmentDetails {
  equipment_types: string[];
  brands?: string[];
  working_status?: WorkingStatus;
  condition: Condition;
}
export interface MaterialDetails {
  material_types: string[];
  dimensions?: string;
  condition: Condition;
}
export type PhysicalDonationDetails = BooksDetails | EquipmentDetails | MaterialDetails;

export interface PickupAvailability {
  preferred_days: PickupDay[];
  time_slots: PickupSlot[];
  special_requirements?: string;
}

/** `POST /physical-donations/`. */
export interface PhysicalDonationInput {
  campaign_id: number;
  donation_type: PhysicalDonationType;
  donor_type: DonorType;
  organization_name?: string;
  contact_name: string;
  email: string;
  phone: string;
  street_address: string;
  postal_code: string;
  city: string;
  country?: string;
  access_info?: string;
  donation_details: PhysicalDonationDetails;
  pickup_availability: PickupAvailability;
  special_instructions?: string;
  estimated_boxes_or_items?: number;
  requires_help?: boolean;
  has_elevator?: boolean;
  floor_number?: number;
  parking_available?: boolean;
  /** Pictures sent before, by `POST /physical-donations/pictures/`; 6 at most. */
  picture_ids?: string[];
  /** Given with the form: what is sent twice from it, as it is, is one donation. */
  form_key?: string;
  /** A field that people do not see. */
  website?: string;
}

export interface PhysicalDonationCreated {
  donation_id: string;
  reference: string;
  status: PhysicalDonationStatus;
  email: string;
  campaign_id: number;
  campaign_slug: string;
  campaign_name: string;
  /** When the code that was sent stops being good. */
  code_expires_at: string;
}

/** `POST /physical-donations/pictures/` (multipart, one `file`): a picture of the goods, stripped of where it was taken. */
export interface PhysicalDonationPicture {
  id: string;
  url: string;
  thumbnail_url: string;
  width: number;
  height: number;
}

/** `POST /physical-donations/verify_code/`. */
export interface VerifyCodeInput {
  donation_id: string;
  /** 8 digits, a dash in the middle or not. */
  code: string;
}
export interface CodeVerified {
  success: boolean;
  message: string;
  status: PhysicalDonationStatus;
  donation_id: string;
  reference: string;
  campaign_id: number;
  campaign_name: string;
  campaign_slug: string;
}

/** `POST /physical-donations/{id}/resend_code/`. */
export interface CodeResent {
  success: boolean;
  message: string;
  code_expires_at: string;
  resends_left: number;
}

/** What someone at the donor's own link reads: `GET /physical-donations/tracking/{token}`. */
export interface PhysicalDonationTracking {
  donation_id: string;
  reference: string;
  status: PhysicalDonationStatus;
  status_display: string;
  donation_type: PhysicalDonationType;
  contact_name: string;
  campaign_name: string;
  campaign_slug: string;
  city: string;
  street_address: string;
  postal_code: string;
  access_info: string;
  special_instructions: string;
  pickup_availability: PickupAvailability;
  estimated_boxes_or_items: number | null;
  pickup_date: string | null;
  pickup_slot: PickupSlot | null;
  /** What a donor may read of what happened, oldest first. */
  steps: { at: string; text: string }[];
  collected: CollectedItem[];
  pictures: PhysicalDonationPicture[];
  may_change_wishes: boolean;
  may_cancel: boolean;
  version: number;
}

/** `PUT /physical-donations/tracking`: what a donor may change until the pick-up has taken place. */
export interface PhysicalDonationWishes {
  token: string;
  version: number;
  access_info?: string;
  special_instructions?: string;
  pickup_availability: PickupAvailability;
}

/** `POST /physical-donations/tracking/cancellation`. */
export interface PhysicalDonationCancellation {
  token: string;
  reason?: string;
}

/** Something that was collected: words of `CONTENTS_OF[kind]`. */
export interface CollectedItem {
  kind: PhysicalDonationType;
  category: string;
  quantity: number;
}
