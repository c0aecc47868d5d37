import { dialled } from '../../platform/http/phone.contract.js';
import { CASE_FORM_LIMITS, CASE_FORM_MESSAGES } from '../casework/casework.contract.js';

export const SUPPORT_TYPES = [
  'scholarship_search',
  'orientation',
  'application_file',
  'interview',
  'follow_up',
  'proofreading',
  'language',
] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];
export const SUPPORT_TYPE_LABELS: Record<SupportType, string> = {
  scholarship_search: 'Recherche de bourse',
  orientation: 'Orientation',
  application_file: 'Préparation du dossier',
  interview: 'Préparation à l’entretien',
  follow_up: 'Suivi personnel',
  proofreading: 'Relecture',
  language: 'Préparation linguistique',
};

export const URGENCIES = ['low', 'medium', 'high'] as const;
export type Urgency = (typeof URGENCIES)[number];
export const URGENCY_LABELS: Record<Urgency, string> = { low: 'Faible', medium: 'Moyenne', high: 'Forte' };

export const STUDY_LEVELS = ['bachelor', 'master', 'phd'] as const;
export type StudyLevel = (typeof STUDY_LEVELS)[number];
export const STUDY_LEVEL_LABELS: Record<StudyLevel, string> = {
  bachelor: 'Licence',
  master: 'Master',
  phd: 'Doctorat',
};

/** The level that comes after; where none does, the one before. */
export const NEXT_LEVEL: Record<StudyLevel, StudyLevel> = {
  bachelor: 'master',
  master: 'phd',
  phd: 'master',
};

/** The api's levels for the form's. Source: specification §9. */
export function levelsOf(level: string): { current_level: StudyLevel; target_level: StudyLevel } {
  const current_level = level === 'doctorat' ? 'phd' : level === 'master' ? 'master' : 'bachelor';
  return { current_level, target_level: NEXT_LEVEL[current_level] };
}

export const ACCOMPANIMENT_DEFAULTS = {
  support_type: 'scholarship_search',
  urgency: 'medium',
  target_country: 'France',
} as const;

export const ACCOMPANIMENT_STATUSES = ['new', 'assigned', 'in_progress', 'answered', 'closed'] as const;
export type AccompanimentStatus = (typeof ACCOMPANIMENT_STATUSES)[number];
export const ACCOMPANIMENT_STATUS_LABELS: Record<AccompanimentStatus, string> = {
  new: 'Nouvelle',
  assigned: 'Attribuée',
  in_progress: 'En cours',
  answered: 'Répondue',
  closed: 'Close',
};

/** What a request may become: it goes on, is given back, or is opened again. */
export const ACCOMPANIMENT_TRANSITIONS: Record<AccompanimentStatus, readonly AccompanimentStatus[]> = {
  new: ['assigned', 'in_progress', 'answered', 'closed'],
  assigned: ['new', 'in_progress', 'answered', 'closed'],
  in_progress: ['answered', 'closed'],
  answered: ['in_progress', 'closed'],
  closed: ['in_progress'],
};

export const ACCOMPANIMENT_LIMITS = {
  ...CASE_FORM_LIMITS,
  phone: 30,
  title: 200,
  /** From one place, in an hour: a classroom shares one address. */
  requests_per_hour: 20,
} as const;

const PHONE = /^\+?\d{8,15}$/;

/** Whether a number can be called from abroad: 8 to 15 digits, whatever parts them. */
export function isPhone(phone: string): boolean {
  return PHONE.test(dialled(phone));
}

export const ACCOMPANIMENT_MESSAGES = {
  ...CASE_FORM_MESSAGES,
  phone_invalid: 'Écrivez votre numéro avec son indicatif, par exemple +237 6 12 34 56 78.',
  objectives: 'Décrivez vos objectifs en quelques phrases.',
  sent: 'Votre demande d’accompagnement a été envoyée avec succès ! Nous vous contacterons bientôt.',
} as const;
