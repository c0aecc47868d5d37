import { dialled } from '../../platform/http/phone.contract.js';

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
/** A French number as it is dialled: +33 or 0, a digit 1 to 9, then 8 digits. */
export function isFrenchPhone(phone: string): boolean {
  return PHONE.test(dialled(phone));
}
