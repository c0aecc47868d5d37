import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations.contract.js';

export const MEMBER_LIMITS = {
  /** A link to sign in, or to prove a new address, is good for so long, once. */
  link_ms: 15 * MINUTE_MS,
  /** A session ends after so long without a visit. */
  idle_ms: 30 * DAY_MS,
  /** And so long after it was opened, whatever happens. */
  lifetime_ms: 180 * DAY_MS,
  /** A mailbox is written to at most once in so long, */
  letter_every_ms: MINUTE_MS,
  /** and so many times an hour. */
  letters_per_hour: 5,
  links_asked_per_hour: 20,
  tokens_tried_per_minute: 20,
  name: 80,
  street_address: 200,
  postal_code: 20,
  city: 120,
  country: 80,
} as const;

export const MEMBER_MESSAGES = {
  /** The same whoever asks: whether an address is known here is nobody else’s affair. */
  check_mailbox:
    'Un e-mail vient de partir vers cette adresse, avec un lien valable 15 minutes. Rien reçu dans une minute ? Regardez dans les courriers indésirables.',
  email_missing: 'Indiquez votre adresse e-mail',
  email_invalid: 'Cette adresse e-mail n’est pas complète : vérifiez-la',
  email_same: 'C’est déjà votre adresse.',
  email_confirmation: 'Recopiez votre adresse e-mail telle qu’elle est écrite au-dessus.',
  link_dead: 'Ce lien a déjà servi ou n’est plus valable : demandez-en un autre.',
  return_to: 'Indiquez une page de ce site, par exemple /mon-profil.',
  too_long: (most: number) => `${most} caractères au plus`,
} as const;
