import {
  NEWSLETTER_TOPIC_LABELS,
  SUBSCRIBER_SOURCE_LABELS,
  SUBSCRIBER_STATUS_LABELS,
  UNSUBSCRIBE_REASON_LABELS,
  type UnsubscribeReason,
} from '@livres/api/contract';

export const subscriberMessages = {
  name: 'abonné |||| abonnés',
  the: 'l’abonné',
  empty: 'Pas encore d’abonné.',
  invite: 'Les inscriptions du site arrivent ici. Vous pouvez aussi ajouter qui a donné son accord.',
  page: { list: 'Abonnés à la lettre', create: 'Ajouter un abonné', edit: '%{recordRepresentation}' },
  audit: { updated: 'a modifié', created: 'a inscrit', purged: 'a effacé définitivement' },
  values: {
    status: SUBSCRIBER_STATUS_LABELS,
    source: SUBSCRIBER_SOURCE_LABELS,
    topics: NEWSLETTER_TOPIC_LABELS,
    unsubscribe_reason: UNSUBSCRIBE_REASON_LABELS,
  },
  notifications: { updated: 'Abonnement enregistré' },
  fields: {
    id: 'Numéro',
    email: 'Adresse e-mail',
    first_name: 'Prénom',
    topics: 'Sujets',
    status: 'État',
    source: 'Origine',
    consent_proof: 'Comment l’accord a été donné',
    consent_on: 'Accord donné le',
    consent_at: 'Accord donné le',
    confirmed_at: 'Confirmé le',
    unsubscribed_at: 'Désinscrit le',
    unsubscribe_reason: 'Raison du départ',
    created_at: 'Inscription',
    q: 'Rechercher',
  },
};

const many = (count: number, one: string) => (count > 1 ? `${one}s` : one);

export const texts = {
  title: 'Abonnés à la lettre',
  add: 'Ajouter un abonné',
  figures: 'Les abonnés en bref',
  confirmed: (count: number) => many(count, 'inscrit'),
  pending: 'à confirmer',
  unsubscribed: (count: number) => many(count, 'désinscrit'),
  lately: 'En 30 jours',
  gained: (count: string) => `${count} de plus`,
  lost: (count: string) => `${count} de moins`,
  topics: 'Ce qu’ils reçoivent',
  reasons: 'Pourquoi ils partent',
  no_reason: 'Sans raison donnée',
  reason: (reason: UnsubscribeReason | null) =>
    reason ? UNSUBSCRIBE_REASON_LABELS[reason] : 'Sans raison donnée',
  none_left: 'Personne n’est parti.',
  import_help:
    'Un classeur Excel ou un fichier CSV, une ligne par personne : E-mail, Prénom, Sujets (actualites, campagnes, evenements), Preuve du consentement, Date du consentement. La preuve est obligatoire : n’importez que des personnes qui ont donné leur accord. Qui est déjà connu, ou s’est désinscrit, reste tel quel. Chaque nouvel abonné reçoit un e-mail de bienvenue, avec le lien pour se désinscrire. Rien n’est écrit avant que vous ayez vu ce qui va se passer.',
  create: {
    title: 'Ajouter un abonné',
    help: 'Pour une personne qui a donné son accord autrement que sur le site. Elle reçoit un e-mail de bienvenue, avec le lien pour se désinscrire.',
    proof_help: 'Bulletin signé, e-mail, inscription à un salon… Cette preuve est gardée avec l’abonnement.',
    save: 'Inscrire cette personne',
    done: 'Personne inscrite',
  },
  edit: {
    title: 'Abonné à la lettre',
    choices: 'Ce qu’elle reçoit',
    choices_help: 'L’adresse ne se change pas : c’est pour elle que l’accord a été donné.',
    state: 'Abonnement',
    consent: 'Accord',
    agreed: (day: string) => `Donné le ${day}`,
    proof: (proof: string) => `Preuve : ${proof}`,
    source: (source: string) => `Origine : ${source}`,
    confirmed: (day: string) => `Confirmé le ${day}`,
    left: (day: string) => `Désinscrit le ${day}`,
    unsubscribe: 'Désinscrire',
    unsubscribe_title: 'Désinscrire cette personne ?',
    unsubscribe_text: 'Elle ne recevra plus de lettre. Elle seule pourra se réinscrire, depuis le site.',
    unsubscribed: 'Personne désinscrite',
    erase: 'Effacer définitivement',
    erase_title: 'Effacer définitivement ?',
    erase_text:
      'Tout ce que nous savons de cette personne disparaît, sa désinscription comprise : elle pourrait être réinscrite par un import. Pour arrêter les lettres seulement, désinscrivez-la. Rien ne pourra être restauré.',
    erased: 'Abonnement effacé définitivement',
  },
} as const;
