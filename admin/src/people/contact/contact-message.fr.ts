import { CONTACT_STATUS_LABELS } from '@livres/api/contract';

export const contactMessages = {
  name: 'message |||| messages',
  the: 'le message',
  empty: 'Aucun message pour l’instant.',
  invite: 'Ce que l’on écrit sur la page Contact du site arrive ici.',
  page: { list: 'Messages', show: '%{recordRepresentation}' },
  values: { status: CONTACT_STATUS_LABELS },
  fields: {
    id: 'Numéro',
    name: 'De',
    email: 'Adresse e-mail',
    subject: 'Sujet',
    message: 'Message',
    status: 'État',
    assigned_to: 'Confié à',
    assigned_name: 'Confié à',
    created_at: 'Reçu',
    deleted_at: 'Mis à la corbeille le',
    q: 'Rechercher',
  },
};

const changed = (count: number) => (count > 1 ? `${count} messages modifiés` : '1 message modifié');

export const texts = {
  presets: 'Messages à montrer',
  preset: {
    todo: 'À traiter',
    new: 'Nouveaux',
    mine: 'Les miens',
    unread: 'Non lus',
    answered: 'Répondus',
    archived: 'Archivés',
    spam: 'Indésirables',
    bin: 'Corbeille',
  },
  unread: 'Non lu',
  nobody: 'Personne',
  from: (name: string, email: string) => `${name} · ${email}`,
  received: (moment: string) => `Reçu le ${moment}`,
  original: 'Message reçu',
  thread: 'Suite',
  thread_empty: 'Ni réponse ni note pour l’instant.',
  kinds: { reply: 'Réponse envoyée', note: 'Note de l’équipe' },
  reply: 'Répondre',
  reply_help: (email: string) =>
    `Part par e-mail à ${email}, avec « Bonjour » et le nom de la personne en tête, votre nom et le message d’origine au pied.`,
  reply_label: 'Votre réponse',
  reply_send: 'Envoyer la réponse',
  reply_sent: 'Réponse envoyée',
  note: 'Noter pour l’équipe',
  note_label: 'Note, que seule l’équipe lit',
  note_save: 'Ajouter la note',
  note_saved: 'Note ajoutée',
  follow_up: 'Suivi',
  assigned: 'Confié à',
  assigned_done: 'Message confié',
  moves: {
    in_progress: 'Prendre en main',
    answered: 'Marquer comme répondu',
    archived: 'Archiver',
    spam: 'C’est un indésirable',
    new: 'Ce n’est pas un indésirable',
  },
  reopen: 'Rouvrir',
  moved: {
    in_progress: 'Message pris en main',
    answered: 'Message marqué comme répondu',
    archived: 'Message archivé',
    spam: 'Message marqué comme indésirable',
    new: 'Message remis parmi les nouveaux',
  },
  mark_unread: 'Marquer comme non lu',
  bin: 'Mettre à la corbeille',
  binned: (count: number) =>
    count > 1 ? `${count} messages mis à la corbeille` : 'Message mis à la corbeille',
  restore: 'Restaurer',
  restored: 'Message restauré',
  in_bin: (day: string) =>
    `Ce message est à la corbeille depuis le ${day}. Il sera supprimé définitivement après 30 jours.`,
  spam_notice: 'Marqué comme indésirable : il sera supprimé 30 jours après son dernier changement.',
  bulk_moved: changed,
  bulk_partly: (done: number, message: string) =>
    done > 0 ? `${changed(done)}, puis\u00a0: ${message}` : message,
  write_mail: 'Écrire depuis ma messagerie',
} as const;
