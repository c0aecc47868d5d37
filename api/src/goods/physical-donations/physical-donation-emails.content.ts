import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { dayInFrench } from '../../platform/clock/paris.js';

type PhysicalDonation = Pick<PhysicalDonationRow, 'contact_name' | 'reference'>;
type Place = Pick<PhysicalDonationRow, 'reference' | 'city'>;

const greeting = ({ contact_name }: PhysicalDonation) => `Bonjour ${contact_name},`;

export const physicalDonationEmails = {
  code: (donation: PhysicalDonation, campaign: string) => ({
    subject: 'Votre code pour valider votre don',
    paragraphs: [
      greeting(donation),
      `Merci pour le don que vous proposez à la campagne « ${campaign} » (référence ${donation.reference}). Il ne manque qu’un code pour nous dire que cette adresse est bien la vôtre :`,
    ],
    action: 'Valider mon don en un clic',
    page: 'Saisir le code sur le site',
    after: [
      'Le code et le bouton sont valables 30 minutes ; passé ce délai, demandez-en d’autres sur la page de validation.',
      'Si vous n’avez rien proposé, ne faites rien : sans validation, nous ne vous écrirons plus et tout sera effacé dans 30 jours.',
    ],
  }),
  validated: (donation: PhysicalDonation, campaign: string) => ({
    subject: 'Votre don est validé : nous vous appelons sous 24 heures',
    paragraphs: [
      greeting(donation),
      `Votre don pour « ${campaign} » est validé (référence ${donation.reference}). Merci !`,
      'La suite :\n1. un membre de l’équipe vous contacte sous 24 heures ;\n2. nous convenons ensemble du jour de la collecte ;\n3. nous passons chercher votre don, et vous écrivons ce qui a été collecté.',
    ],
  }),
  cancelledByDonor: (donation: PhysicalDonation) => ({
    subject: 'Votre don est annulé',
    paragraphs: [
      greeting(donation),
      `Vous avez annulé votre don (référence ${donation.reference}) : personne ne passera. Merci d’y avoir pensé.`,
      'Si c’est une erreur, ou si vous changez d’avis, proposez-le à nouveau sur le site : cela prend quelques minutes.',
    ],
  }),
  cancelledByStaff: (donation: PhysicalDonation, reason: string) => ({
    subject: 'Votre don est annulé',
    paragraphs: [
      greeting(donation),
      `Nous devons annuler la collecte de votre don (référence ${donation.reference}) : personne ne passera.`,
      ...(reason ? [reason] : []),
      'Si vous pensez que c’est une erreur, répondez-nous, ou proposez votre don à nouveau sur le site. Merci d’y avoir pensé.',
    ],
  }),
  newAddress: (donation: PhysicalDonation) => ({
    subject: 'Votre adresse pour ce don a changé',
    paragraphs: [
      greeting(donation),
      `Nous écrirons désormais à cette adresse pour votre don (référence ${donation.reference}), comme convenu avec vous. Les liens que vous aviez reçus à l’ancienne ne servent plus ; voici le vôtre.`,
    ],
  }),
  /** For the association; nobody is named, as the panel does it. */
  cancelledToStaff: ({ reference, city }: Place, day: string | null) => ({
    subject: `Don annulé par le donateur : ${reference}, ${city}`,
    paragraphs: [
      day
        ? `Le don ${reference}, à ${city}, est annulé par le donateur : la collecte prévue le ${dayInFrench(day)} n’a plus lieu.`
        : `Le don ${reference}, à ${city}, est annulé par le donateur : il n’y a plus personne à rappeler.`,
    ],
  }),
  wishesToStaff: ({ reference, city }: Place, day: string) => ({
    subject: `Souhaits modifiés avant une collecte : ${reference}, ${city}`,
    paragraphs: [
      `Le donateur de ${reference}, à ${city}, a modifié ses souhaits alors que la collecte est prévue le ${dayInFrench(day)}. Vérifiez que le jour et le créneau conviennent encore.`,
    ],
  }),
  panel: 'Ouvrir ce don dans le panneau',
  track: 'Suivre mon don',
  footer:
    'Cette page est à vous : elle permet de suivre votre don, de changer vos disponibilités ou d’annuler.',
};
