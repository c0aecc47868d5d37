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
