import { SUBSCRIBER_SOURCE_LABELS, SUBSCRIBER_STATUS_LABELS } from './newsletter.contract.js';
import type { NewsletterSubscriber } from './newsletter.dto.js';

/** What an import reads: the headings of the export. */
export const IMPORT_COLUMNS: Record<string, string> = {
  email: 'E-mail',
  first_name: 'Prénom',
  status: 'Statut',
  topics: 'Sujets',
  consent_proof: 'Preuve du consentement',
  consent_on: 'Date du consentement',
};

/** The export's columns, in order, with their headings. */
export const EXPORT_COLUMNS: Record<string, string> = {
  id: 'Numéro',
  ...IMPORT_COLUMNS,
  source: 'Origine',
  consent_text: 'Texte accepté',
  confirmed_at: 'Confirmé le',
  unsubscribed_at: 'Désinscrit le',
};

/** A subscriber as the export shows it: lists and states in words. */
export function exportedSubscriber(subscriber: NewsletterSubscriber): Record<string, unknown> {
  return {
    ...subscriber,
    status: SUBSCRIBER_STATUS_LABELS[subscriber.status],
    source: SUBSCRIBER_SOURCE_LABELS[subscriber.source],
    topics: subscriber.topics.join(', '),
    consent_on: subscriber.consent_at,
  };
}

export const importedLabels = {
  known: (email: string) => `${email} : déjà connue, laissée telle quelle`,
  left: (email: string) => `${email} : elle seule peut revenir, depuis le site`,
  reasons: {
    unsubscribed: 'Désinscrites',
    bounced: 'En erreur',
    complained: 'Ont signalé une lettre',
    erased: 'Effacées',
  },
  notSubscribed: (email: string) => `${email} : pas inscrite dans le fichier non plus`,
};
