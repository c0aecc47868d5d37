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

/** `POST /contact/`. */
export interface ContactInput {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Given with the form: what is sent twice from it, as it is, is one message. */
  form_key?: string;
  /** A field that people do not see. */
  website?: string;
}

export interface ContactAnswer {
  message: string;
}

export interface ContactAssignee {
  id: number;
  name: string;
}

/** `admin/contact-messages`. */
export interface ContactMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: ContactStatus;
  assigned_to: number | null;
  assigned_name: string | null;
  is_read: boolean;
  replies: number;
  notes: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  version: number;
}

export const CONTACT_ENTRY_KINDS = ['note', 'reply'] as const;
export type ContactEntryKind = (typeof CONTACT_ENTRY_KINDS)[number];

/** What staff wrote under a message: notes for themselves, replies for the sender. */
export interface ContactEntry {
  id: number;
  kind: ContactEntryKind;
  body: string;
  staff_name: string;
  created_at: string;
}

export interface ContactMessageDetail extends ContactMessage {
  entries: ContactEntry[];
}

/** `PUT admin/contact-messages/{id}`. */
export interface ContactChanges {
  status?: ContactStatus;
  assigned_to?: number | null;
  version: number;
}

/** `admin/contact-messages/figures`: messages that are not in the trash, by status. */
export interface ContactStats {
  new: number;
  in_progress: number;
  answered: number;
  archived: number;
  spam: number;
  unread: number;
  /** In hand, and given to whoever asks. */
  mine: number;
}
