import type { ScholarshipSummary } from '../scholarships/scholarship.contract.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';

/** Names a visitor to the api: a random UUID that the browser made, or the site for a browser without script. */
export const VISITOR_HEADER = 'x-visitor-id';

export const FAVORITE_LIMITS = {
  /** For one visitor or member. */
  most: 200,
  /** Days before the deadline on which a reminder leaves. */
  reminder_days: [30, 7, 1],
  /** The link that proves an address works so long. */
  confirm_ms: 7 * DAY_MS,
} as const;

export const FAVORITE_MESSAGES = {
  visitor_missing: 'Nous ne savons pas de qui sont ces favoris : rechargez la page.',
  too_many: `Vous gardez déjà ${FAVORITE_LIMITS.most} bourses : retirez-en avant d’en ajouter.`,
  email_missing: 'Indiquez votre adresse e-mail',
  email_invalid: 'Cette adresse e-mail n’est pas complète : vérifiez-la',
  consent: 'Cochez la case pour que nous puissions vous écrire.',
  link_dead: 'Ce lien n’est plus valable : demandez vos rappels à nouveau depuis la page de vos favoris.',
} as const;

/** `GET /universities/scholarships/favorites/`: newest first; empty for who is not known. */
export interface ScholarshipFavorites {
  count: number;
  results: (ScholarshipSummary & { favorited_at: string })[];
}

/** The answer to reading, adding and removing one, in both dialects. */
export interface FavoriteAnswer {
  scholarship_id: number;
  is_favorited: boolean;
  favorite_count: number;
}

/**
 * `POST /universities/scholarship-favorites/add_favorite/` and `remove_favorite/`, `POST …/favorites/`.
 * `GET|POST|DELETE …/favorites/{id}/` need no body; `DELETE …/favorites/` without one takes them all away.
 */
export interface FavoriteInput {
  scholarship_id: number;
}

/**
 * `GET|POST|DELETE /universities/scholarship-favorites/reminders/`: the mail before deadlines of one’s favourites,
 * by the visitor’s header or the member’s cookie. `POST …/reminders/show/`, `confirm/` and `stop/` by an email’s token.
 */
export interface ReminderState {
  /** `pending` until the address is proven by the link in a mail; a member’s is proven already. */
  status: 'none' | 'pending' | 'confirmed';
  /** Shown in part, « aw•••@exemple.org »; empty where there is none. */
  email_hint: string;
}
export interface ReminderInput {
  /** Needed of a visitor; a member is written to at the account’s address. */
  email?: string;
  consent: boolean;
  /** A field that people do not see. */
  website?: string;
}
export interface ReminderTokenInput {
  token: string;
}
