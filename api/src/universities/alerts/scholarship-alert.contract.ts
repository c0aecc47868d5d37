import { DAY_MS } from '../../platform/clock/durations.contract.js';

export const ALERT_FREQUENCIES = ['immediate', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
export const ALERT_FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  immediate: 'Dès qu’une bourse paraît',
  daily: 'Un e-mail par jour au plus',
  weekly: 'Un e-mail par semaine',
};

export const ALERT_STATUSES = ['pending', 'active', 'stopped'] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];
export const ALERT_STATUS_LABELS: Record<AlertStatus, string> = {
  pending: 'À confirmer',
  active: 'Active',
  stopped: 'Arrêtée',
};

export const ALERT_LIMITS = {
  per_email: 10,
  /** A link of confirmation works so long. */
  confirm_ms: 7 * DAY_MS,
  /** Scholarships named in one mail; more are led to. */
  scholarships_per_letter: 20,
} as const;

export const ALERT_MESSAGES = {
  email_missing: 'Indiquez votre adresse e-mail',
  email_invalid: 'Cette adresse e-mail n’est pas complète : vérifiez-la',
  frequency_unknown: 'Choisissez quand nous vous écrivons.',
  consent: 'Cochez la case pour que nous puissions vous écrire.',
  too_many: `Dix alertes au plus pour une adresse : arrêtez-en une avant d’en ajouter.`,
  /** The same whoever asks. */
  check_mailbox:
    'Un e-mail vient de partir vers cette adresse : ouvrez-le et confirmez votre alerte. S’il n’arrive pas d’ici quelques minutes, regardez dans les indésirables.',
  /** To a member who asks for an alert at the account’s own address. */
  active: 'Votre alerte est en place : nous vous écrirons à l’adresse de votre compte.',
  link_dead: 'Ce lien n’est plus valable : créez l’alerte à nouveau depuis la liste des bourses.',
} as const;
