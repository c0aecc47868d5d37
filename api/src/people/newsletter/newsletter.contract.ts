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

export const NEWSLETTER_LIMITS = {
  /** A link of confirmation works so long. */
  confirm_ms: 7 * DAY_MS,
  /** One email about a subscription to one address in so long… */
  letter_every_ms: 600_000,
  /** …and so many a day. */
  letters_per_day: 5,
  /** Sign-ups from one place: a classroom shares one address. */
  signups_per_hour: 60,
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
  check_mailbox:
    'Merci ! Un e-mail vient de partir vers cette adresse : ouvrez-le et confirmez d’un clic. S’il n’arrive pas d’ici quelques minutes, regardez dans les indésirables.',
} as const;

/** `POST /newsletter/subscriptions/`. */
export interface SubscriptionInput {
  email: string;
  first_name?: string;
  /** All of them where none is given. */
  topics?: NewsletterTopic[];
  consent: boolean;
  source?: NewsletterForm;
  /** A field that people do not see: whoever fills it in is a program. */
  website?: string;
}

/** The same answer for every address. */
export interface SubscriptionAnswer {
  message: string;
}

/** What a private link shows and changes; the address is shown in part, as emails are forwarded. */
export interface NewsletterPreferences {
  email_hint: string;
  first_name: string;
  topics: NewsletterTopic[];
  status: SubscriberStatus;
}

/** `PUT /newsletter/preferences/`: the token is no part of the address, which is noted in places. */
export interface PreferencesInput {
  token: string;
  first_name: string;
  topics: NewsletterTopic[];
}
