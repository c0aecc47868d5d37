import type {
  NewsletterTopic,
  SubscriberSource,
  SubscriberStatus,
  UnsubscribeReason,
} from './newsletter.contract.js';

/** `admin/newsletter-subscribers`. */
export interface NewsletterSubscriber {
  id: number;
  email: string;
  first_name: string;
  topics: NewsletterTopic[];
  status: SubscriberStatus;
  source: SubscriberSource;
  /** The text that was agreed to, and when; for those whom staff entered, how they agreed. */
  consent_text: string;
  consent_at: string;
  consent_proof: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
  unsubscribe_reason: UnsubscribeReason | null;
  created_at: string;
  updated_at: string;
  version: number;
}

/** `POST admin/newsletter-subscribers`: someone who agreed otherwise than on the site. */
export interface SubscriberInput {
  email: string;
  first_name?: string;
  topics?: NewsletterTopic[];
  consent_proof: string;
  /** The day on which it was given; today by default. */
  consent_on?: string | null;
}

/** `PUT admin/newsletter-subscribers/{id}`. The address is what was agreed for: it does not change. */
export interface SubscriberChanges {
  first_name?: string;
  topics?: NewsletterTopic[];
  version: number;
}

/** `admin/newsletter-subscribers/figures`. */
export interface SubscriberStats {
  pending: number;
  confirmed: number;
  unsubscribed: number;
  /** In the last 30 days. */
  gained: number;
  lost: number;
  topics: { topic: NewsletterTopic; subscribers: number }[];
  reasons: { reason: UnsubscribeReason | null; subscribers: number }[];
}

export const SUBSCRIBER_MESSAGES = {
  proof: 'Dites comment cette personne a donné son accord : bulletin signé, e-mail, inscription à un salon…',
  known: 'Cette adresse est déjà inscrite, ou attend sa confirmation.',
  unsubscribed: 'Cette personne s’est désinscrite : elle seule peut se réinscrire, depuis le site.',
} as const;
