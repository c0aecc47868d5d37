import { dayInFrench } from '../../platform/clock/paris.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';

type PhysicalDonation = Pick<PhysicalDonationRow, 'reference' | 'city' | 'estimated_boxes_or_items'>;

/** What alerts say; they name a reference and a town, never a person. */
export const alertTexts = {
  large: ({ reference, city, estimated_boxes_or_items }: PhysicalDonation) =>
    `${reference}, ${city} : gros don, ${estimated_boxes_or_items} cartons ou objets. Prévoyez un véhicule et des bras.`,
  needsHelp: ({ reference, city }: PhysicalDonation) =>
    `${reference}, ${city} : le donateur demande de l’aide pour porter.`,
  wishes: ({ reference, city }: PhysicalDonation, day: string) =>
    `${reference}, ${city} : le donateur a modifié ses souhaits, et la collecte est prévue le ${dayInFrench(day)}. Vérifiez que le jour et le créneau conviennent encore.`,
  cancelled: ({ reference, city }: PhysicalDonation, day: string) =>
    `${reference}, ${city} : le donateur a annulé, et la collecte était prévue le ${dayInFrench(day)}. Prévenez la personne qui devait passer.`,
};
