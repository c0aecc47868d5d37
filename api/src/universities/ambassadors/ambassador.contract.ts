import { CASE_FORM_LIMITS, CASE_FORM_MESSAGES } from '../casework/casework.contract.js';

export const AMBASSADOR_STATUSES = ['candidate', 'interview', 'accepted', 'refused'] as const;
export type AmbassadorStatus = (typeof AMBASSADOR_STATUSES)[number];
export const AMBASSADOR_STATUS_LABELS: Record<AmbassadorStatus, string> = {
  candidate: 'Candidature reçue',
  interview: 'Entretien',
  accepted: 'Acceptée',
  refused: 'Refusée',
};

/** What an application may become: nobody is accepted without an interview, and a decision can be taken back. */
export const AMBASSADOR_TRANSITIONS: Record<AmbassadorStatus, readonly AmbassadorStatus[]> = {
  candidate: ['interview', 'refused'],
  interview: ['candidate', 'accepted', 'refused'],
  accepted: ['interview'],
  refused: ['candidate'],
};

/** Hours a month. */
export const AVAILABILITY_HOURS = [2, 4, 8, 12] as const;
export type AvailabilityHours = (typeof AVAILABILITY_HOURS)[number];

/** Hours a month from what the form sent; 4 where it cannot be read. Source: specification §9. */
export function availabilityOf(value: string | number | undefined): AvailabilityHours {
  return AVAILABILITY_HOURS.find((hours) => hours === Number.parseInt(String(value), 10)) ?? 4;
}

export const AMBASSADOR_DEFAULTS = {
  country_origin: 'Cameroun',
  languages: ['Français', 'Anglais'],
  achievements: 'Bourse obtenue',
} as const;

export const AMBASSADOR_LIMITS = {
  ...CASE_FORM_LIMITS,
  university: 200,
  items: 10,
  applications_per_hour: 20,
} as const;

export const AMBASSADOR_MESSAGES = {
  ...CASE_FORM_MESSAGES,
  university: 'Indiquez l’université où vous étudiez.',
  country_study: 'Indiquez le pays où vous étudiez.',
  scholarship_type: 'Dites quelle bourse vous avez obtenue, ou êtes en train d’obtenir.',
  motivation: 'Dites pourquoi vous voulez devenir ambassadeur.',
  availability: 'Choisissez combien d’heures par mois vous pouvez donner.',
  sent: 'Votre candidature d’ambassadeur a été soumise avec succès ! Nous étudierons votre dossier et vous contacterons bientôt.',
} as const;
