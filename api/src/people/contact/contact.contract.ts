export const CONTACT_STATUSES = ['new', 'in_progress', 'answered', 'archived', 'spam'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];
export const CONTACT_STATUS_LABELS: Record<ContactStatus, string> = {
  new: 'Nouveau',
  in_progress: 'En cours',
  answered: 'Répondu',
  archived: 'Archivé',
  spam: 'Indésirable',
};

/** What a message may become; nothing that has been taken in hand is new again. */
const CONTACT_TRANSITIONS: Record<ContactStatus, readonly ContactStatus[]> = {
  new: ['in_progress', 'answered', 'archived', 'spam'],
  in_progress: ['answered', 'archived', 'spam'],
  answered: ['in_progress', 'archived', 'spam'],
  archived: ['in_progress'],
  spam: ['new'],
};
export function contactMayBecome(from: ContactStatus, to: ContactStatus): boolean {
  return CONTACT_TRANSITIONS[from].includes(to);
}

export const CONTACT_LIMITS = {
  name: 120,
  subject: 150,
  message: 5000,
  reply: 10_000,
  /** From one place, in an hour. */
  messages_per_hour: 10,
  /** Confirmations to one address, in a day. */
  confirmations_per_day: 5,
  /** What is marked as spam is forgotten after so many days. */
  spam_days: 30,
} as const;

const IN_FRENCH = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** « trois jours ouvrés »: small numbers in words. */
export function workingDays(days: number): string {
  return `${IN_FRENCH[days] ?? days} jour${days > 1 ? 's' : ''} ouvré${days > 1 ? 's' : ''}`;
}

export const CONTACT_MESSAGES = {
  name: 'Dites-nous comment vous vous appelez.',
  email_missing: 'Indiquez votre adresse e-mail : c’est là que nous vous répondrons.',
  email_invalid: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la, par exemple awa@exemple.org.',
  subject: 'Dites en quelques mots de quoi il s’agit.',
  message: 'Écrivez votre message.',
  too_long: (most: number) => `Ce texte dépasse ${most} caractères : raccourcissez-le.`,
  sent: (days: number) =>
    `Merci, votre message est bien arrivé. Une copie part vers votre adresse e-mail, et nous vous répondons sous ${workingDays(days)}.`,
  reply: 'Écrivez votre réponse.',
  note: 'Écrivez votre note.',
} as const;

export const CONTACT_ENTRY_KINDS = ['note', 'reply'] as const;
export type ContactEntryKind = (typeof CONTACT_ENTRY_KINDS)[number];
