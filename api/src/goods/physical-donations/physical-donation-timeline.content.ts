import { dayInFrench } from '../../platform/clock/paris.js';
import type { FormField } from './physical-donation.rules.js';
import type { PickupSlot } from './physical-donation-choices.contract.js';

/** What the timeline of a donation says; the donor reads some of it, so nobody is named. */
export const timelineTexts = {
  created: 'Don proposé sur le site',
  codeSent: (resend: number) =>
    resend === 0 ? 'Code de validation envoyé' : `Code renvoyé (${resend} sur 3)`,
  wrongCode: (tries: number, most: number) => `Code erroné (essai ${tries} sur ${most})`,
  codeDead: 'Code hors d’usage après trop d’essais',
  validated: 'Don validé',
  letter: (subject: string) => `E-mail envoyé : « ${subject} »`,
  contacted: 'Contact pris pour convenir de la collecte',
  pickupScheduled: (day: string, slot: PickupSlot) =>
    `Collecte prévue le ${dayInFrench(day)}, ${slotInText(slot)}`,
  pickupMoved: (day: string, slot: PickupSlot) =>
    `Collecte déplacée au ${dayInFrench(day)}, ${slotInText(slot)}`,
  pickupArranged: 'Collecte confiée à quelqu’un d’autre, ou ses notes changées',
  completed: 'Don collecté',
  cancelled: 'Don annulé',
  changed: (fields: readonly FormField[]) =>
    `Fiche modifiée : ${fields.map((field) => FORM_FIELD_LABELS[field]).join(', ')}`,
  wishes: 'Souhaits de collecte modifiés par le donateur',
  moved: 'Adresse e-mail changée par le donateur',
  note: 'Note',
  pictures: (count: number) => (count === 1 ? 'Photo ajoutée' : `${count} photos ajoutées`),
  alert: (label: string) => `Alerte : ${label}`,
  alertResolved: (label: string) => `Alerte close : ${label}`,
  deleted: 'Mis à la corbeille',
  restored: 'Sorti de la corbeille',
};

export const FORM_FIELD_LABELS: Record<FormField, string> = {
  campaign_id: 'campagne',
  donation_type: 'type de don',
  donor_type: 'type de donateur',
  organization_name: 'organisme',
  contact_name: 'contact',
  email: 'e-mail',
  phone: 'téléphone',
  street_address: 'adresse',
  postal_code: 'code postal',
  city: 'ville',
  country: 'pays',
  access_info: 'accès',
  donation_details: 'contenu',
  pickup_availability: 'disponibilités',
  special_instructions: 'consignes',
  estimated_boxes_or_items: 'cartons ou objets',
  requires_help: 'aide demandée',
  has_elevator: 'ascenseur',
  floor_number: 'étage',
  parking_available: 'stationnement',
};

/** « Matin (8h-12h) » within a sentence: « matin (8h-12h) ». */
function slotInText(slot: PickupSlot): string {
  return slot.charAt(0).toLowerCase() + slot.slice(1);
}
