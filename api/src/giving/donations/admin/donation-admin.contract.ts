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
  inscription: 'Avec une inscription',
};

export const DONATION_ADMIN_LIMITS = { note: 2000, reason: 300 } as const;
export const DONATION_ADMIN_MESSAGES = {
  amount: 'Indiquez un montant, par exemple 20 ou 12,50.',
  method: 'Indiquez comment le don a été remis.',
  campaign: 'Cette campagne n’existe pas ou plus.',
  day: 'Indiquez le jour du don.',
  received: 'Indiquez le jour où le virement est arrivé.',
  email: 'Indiquez une adresse e-mail, par exemple prenom@exemple.fr.',
  siren: 'Le SIREN compte 9 chiffres.',
  reason: 'Indiquez pourquoi vous remboursez.',
  note: 'Écrivez votre note.',
} as const;
