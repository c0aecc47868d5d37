export const EVENT_TYPES = [
  'conference',
  'workshop',
  'meeting',
  'webinar',
  'celebration',
  'cultural',
  'fundraising',
  'other',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
export const EVENT_TYPE_LABELS: Record<EventType, string> = {
  conference: 'Conférence',
  workshop: 'Atelier',
  meeting: 'Réunion',
  webinar: 'Webinaire',
  celebration: 'Fête',
  cultural: 'Sortie culturelle',
  fundraising: 'Collecte',
  other: 'Autre rendez-vous',
};

export const EVENT_STATUSES = ['draft', 'published', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const EVENT_STATUS_LABELS: Record<EventStatus, string> = {
  draft: 'Brouillon',
  published: 'Publié',
  cancelled: 'Annulé',
};

/** Where an event is in time; `current`: not over, its date fixed or not. */
export const EVENT_TIMES = ['upcoming', 'ongoing', 'past', 'current'] as const;
export type EventTime = (typeof EVENT_TIMES)[number];
export const EVENT_TIME_LABELS: Record<EventTime, string> = {
  upcoming: 'À venir',
  ongoing: 'En cours',
  past: 'Passés',
  current: 'En cours et à venir',
};

/** ISO 639; `mul` for several languages. */
export const EVENT_LANGUAGES = ['fr', 'en', 'mul'] as const;
export type EventLanguage = (typeof EVENT_LANGUAGES)[number];
export const EVENT_LANGUAGE_LABELS: Record<EventLanguage, string> = {
  fr: 'Français',
  en: 'Anglais',
  mul: 'Français et anglais',
};

export const EVENT_PAYMENT_METHODS = ['stripe', 'paypal', 'mobile_money', 'bank_transfer'] as const;
export type EventPaymentMethod = (typeof EVENT_PAYMENT_METHODS)[number];
export const EVENT_PAYMENT_METHOD_LABELS: Record<EventPaymentMethod, string> = {
  stripe: 'Carte bancaire',
  paypal: 'PayPal',
  mobile_money: 'Mobile Money',
  bank_transfer: 'Virement bancaire',
};

/** Kinds of question that an organiser may ask. */
export const QUESTION_KINDS = ['text', 'choice', 'yes_no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export const QUESTION_KIND_LABELS: Record<QuestionKind, string> = {
  text: 'Texte libre',
  choice: 'Un choix',
  yes_no: 'Oui ou non',
};
export const QUESTION_LIMITS = { questions: 12, label: 200, choices: 20, choice: 100 } as const;
export const YES_NO = ['oui', 'non'] as const;

export const EVENT_ORDERINGS = [
  'start_date',
  'end_date',
  'title',
  'price',
  'max_participants',
  'current_participants',
  'interested_count',
  'view_count',
  'created_at',
] as const;

/** The address of the tag that events of the university programme bear. */
export const PROGRAMME_TAG = 'universites';

/** How far apart the dates of a series are. */
export const REPETITIONS = ['week', 'month'] as const;
export type Repetition = (typeof REPETITIONS)[number];
export const REPETITION_LABELS: Record<Repetition, string> = {
  week: 'Chaque semaine',
  month: 'Chaque mois',
};

/** Which dates of a series a change is for. */
export const SERIES_SCOPES = ['one', 'following', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];
export const SERIES_SCOPE_LABELS: Record<SeriesScope, string> = {
  one: 'Cette date',
  following: 'Celle-ci et les suivantes',
  all: 'Toutes les dates',
};
