import { DAY_MS } from '../../platform/clock/durations.contract.js';

export const NEWSLETTER_TOPICS = ['actualites', 'campagnes', 'evenements'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];
export const NEWSLETTER_TOPIC_LABELS: Record<NewsletterTopic, string> = {
  actualites: 'Les nouvelles de l’association',
  campagnes: 'Les campagnes de collecte',
  evenements: 'Les rendez-vous et les événements',
};

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
export const SUBSCRIBER_STATUS_LABELS: Record<SubscriberStatus, string> = {
  pending: 'À confirmer',
  confirmed: 'Inscrit',
  unsubscribed: 'Désinscrit',
};

/** Where a subscription came from; the last two are written by staff. */
export const NEWSLETTER_FORMS = ['home', 'footer', 'page', 'article', 'event'] as const;
export type NewsletterForm = (typeof NEWSLETTER_FORMS)[number];
export const SUBSCRIBER_SOURCES = [...NEWSLETTER_FORMS, 'staff', 'import'] as const;
export type SubscriberSource = (typeof SUBSCRIBER_SOURCES)[number];
export const SUBSCRIBER_SOURCE_LABELS: Record<SubscriberSource, string> = {
  home: 'Page d’accueil',
  footer: 'Pied de page',
  page: 'Page de la lettre',
  article: 'Un article',
  event: 'Un événement',
  staff: 'Ajout par l’équipe',
  import: 'Import d’un fichier',
};

/** How often one is written to: each newsletter, or the first of a month. */
export const NEWSLETTER_PACES = ['each', 'monthly'] as const;
export type NewsletterPace = (typeof NEWSLETTER_PACES)[number];
export const NEWSLETTER_PACE_LABELS: Record<NewsletterPace, string> = {
  each: 'Chaque lettre',
  monthly: 'Une lettre par mois au plus',
};

export const UNSUBSCRIBE_REASONS = ['too_many', 'not_relevant', 'never_asked', 'other'] as const;
export type UnsubscribeReason = (typeof UNSUBSCRIBE_REASONS)[number];
export const UNSUBSCRIBE_REASON_LABELS: Record<UnsubscribeReason, string> = {
  too_many: 'Je reçois trop de lettres',
  not_relevant: 'Les sujets ne m’intéressent plus',
  never_asked: 'Je n’ai pas demandé à les recevoir',
  other: 'Une autre raison',
};

/** What one agreed to, by version: a text that was shown is never changed, a new one is added. */
export const NEWSLETTER_CONSENTS = {
  '2026-11':
    'J’accepte de recevoir par e-mail la lettre de l’association. Je peux me désinscrire à tout moment, d’un clic, dans chaque lettre.',
} as const;
export type NewsletterConsent = keyof typeof NEWSLETTER_CONSENTS;
export const CURRENT_CONSENT: NewsletterConsent = '2026-11';
export const NEWSLETTER_CONSENT_TEXT = NEWSLETTER_CONSENTS[CURRENT_CONSENT];

/** Stands for the private link of a reader in a letter that staff try: it is nobody's, and changes nothing. */
export const TEST_LINK = 'essai';

export const NEWSLETTER_LIMITS = {
  /** A link of confirmation works so long. */
  confirm_ms: 7 * DAY_MS,
  /** One email about a subscription to one address in so long… */
  letter_every_ms: 600_000,
  /** …and so many a day. */
  letters_per_day: 5,
  /** Sign-ups from one place: a classroom shares one address. */
  signups_per_hour: 60,
  /** For so long the link that unsubscribed gives back what was. */
  undo_days: 30,
  /** Links to one's preferences that one address is sent on demand. */
  links_per_hour: 3,
  /** What nobody confirmed is forgotten after so many days. */
  pending_days: 30,
} as const;

export const NEWSLETTER_MESSAGES = {
  email_missing: 'Indiquez votre adresse e-mail.',
  email_invalid: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la, par exemple awa@exemple.org.',
  consent: 'Cochez la case pour que nous puissions vous écrire.',
  first_name: 'Ce prénom est trop long.',
  topics: 'Choisissez au moins un sujet.',
  /** The same whether or not the address is known. */
  link_asked:
    'Si cette adresse est inscrite, un e-mail avec le lien de vos préférences vient de partir. S’il n’arrive pas d’ici quelques minutes, regardez dans les indésirables.',
  /** The same whether or not the address is known. */
  check_mailbox:
    'Merci ! Un e-mail vient de partir vers cette adresse : ouvrez-le et confirmez d’un clic. S’il n’arrive pas d’ici quelques minutes, regardez dans les indésirables.',
} as const;

export const SUBSCRIBER_MESSAGES = {
  proof: 'Dites comment cette personne a donné son accord : bulletin signé, e-mail, inscription à un salon…',
  known: 'Cette adresse est déjà inscrite, ou attend sa confirmation.',
  erased:
    'Cette adresse a été effacée : seule la personne qui la lit peut l’inscrire à nouveau, depuis le site.',
  unsubscribed: 'Cette personne s’est désinscrite : elle seule peut se réinscrire, depuis le site.',
} as const;
