import type { PickupSlot } from '../physical-donations/physical-donation-choices.contract.js';
import { dayInFrench } from '../../platform/clock/paris.js';

export interface PickupEmailData {
  contact_name: string;
  reference: string;
  pickup_date: string;
  pickup_slot: PickupSlot;
  assigned_to: string | null;
  address: string;
  access_info: string;
}
export interface CollectedEmailData {
  contact_name: string;
  reference: string;
  campaign: string;
  campaign_url: string;
  collected: { category: string; quantity: number }[];
}

const greeting = ({ contact_name }: { contact_name: string }) => `Bonjour ${contact_name},`;
const day = ({ pickup_date }: PickupEmailData) => dayInFrench(pickup_date);

/** « Matin (8h-12h) » as one reads it in an email. */
const slotInFrench: Record<PickupSlot, string> = {
  'Matin (8h-12h)': 'le matin, entre 8 h et 12 h',
  'Après-midi (12h-17h)': 'l’après-midi, entre 12 h et 17 h',
  'Soirée (17h-20h)': 'en soirée, entre 17 h et 20 h',
};

/** When, who and where, each on a line of its own. */
function facts(
  { pickup_slot, assigned_to, address, access_info, ...rest }: PickupEmailData,
  association: string,
) {
  return [
    `Quand : ${dayInFrench(rest.pickup_date)}, ${slotInFrench[pickup_slot]}`,
    `Qui passe : ${assigned_to ? `${assigned_to}, pour ${association}` : `une personne de ${association}`}`,
    `Où : ${address}`,
    ...(access_info ? [`Accès : ${access_info}`] : []),
  ].join('\n');
}

const ready =
  'Pour que tout aille vite : des cartons fermés, pas trop lourds, et rassemblés près de l’entrée si vous le pouvez.';
const change =
  'Un empêchement ? Dites-le-nous dès que possible, en répondant à cet e-mail ou depuis la page de votre don.';

export const pickupEmails = {
  scheduled: (pickup: PickupEmailData, association: string) => ({
    subject: `Nous passons chercher votre don ${day(pickup)}`,
    paragraphs: [
      greeting(pickup),
      `La collecte de votre don (référence ${pickup.reference}) est prévue :`,
      facts(pickup, association),
      ready,
      'Le fichier joint ajoute ce rendez-vous à votre agenda.',
      change,
    ],
  }),
  moved: (pickup: PickupEmailData, association: string) => ({
    subject: `Votre collecte change : ${day(pickup)}`,
    paragraphs: [
      greeting(pickup),
      `La collecte de votre don (référence ${pickup.reference}) a changé. Voici ce qui est prévu maintenant :`,
      facts(pickup, association),
      'Le fichier joint met ce rendez-vous à jour dans votre agenda.',
      change,
    ],
  }),
  reminder: (pickup: PickupEmailData, association: string) => ({
    subject: `C’est demain : nous passons chercher votre don`,
    paragraphs: [
      greeting(pickup),
      `Demain, nous passons chercher votre don (référence ${pickup.reference}).`,
      facts(pickup, association),
      ready,
      change,
    ],
  }),
  thanks: ({ campaign, campaign_url, collected, ...donation }: CollectedEmailData, association: string) => ({
    subject: 'Merci : votre don est entre nos mains',
    paragraphs: [
      greeting(donation),
      `Merci ! Votre don (référence ${donation.reference}) a été collecté pour la campagne « ${campaign} ». Voici ce que nous avons compté :`,
      collected.map(({ category, quantity }) => `• ${category} : ${quantity}`).join('\n'),
      `Ces quantités sont ajoutées à la campagne : voyez où elle en est sur ${campaign_url}`,
      `Nous trions, puis nous acheminons. Merci de la part de toute l’équipe de ${association}.`,
    ],
  }),
};

export const pickupCalendarTexts = {
  name: (association: string) => `${association} : collecte de votre don`,
  filename: 'collecte.ics',
  summary: (association: string) => `Collecte de votre don, ${association}`,
  description: ({ reference, assigned_to }: PickupEmailData, association: string) =>
    [
      `${assigned_to ?? `Une personne de ${association}`} passe chercher votre don (référence ${reference}).`,
      ready,
    ].join('\n\n'),
};
