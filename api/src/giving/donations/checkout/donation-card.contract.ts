import { parisDay } from '../../../platform/clock/paris-clock.contract.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';

export const DONATION_CARD_LIMITS = { name: 80, words: 500, days_ahead: 365, per_recipient: 3 } as const;
export const DONATION_CARD_MESSAGES = {
  recipient_name: 'Dites à qui la carte s’adresse, en 80 caractères au plus.',
  email_missing: 'Indiquez l’adresse e-mail de la personne qui reçoit la carte.',
  email_invalid: 'Vérifiez l’adresse e-mail de la personne qui reçoit la carte.',
  signature: 'Dites qui signe la carte, en 80 caractères au plus.',
  words: 'Écrivez 500 caractères au plus.',
  links:
    'Une carte ne porte pas de lien, ni d’adresse de site ou d’e-mail : retirez-les, ou mettez une espace après le point.',
  day: 'Choisissez un jour, d’aujourd’hui à dans un an.',
  too_many:
    'Cette personne reçoit déjà plusieurs cartes ces jours-ci. Réessayez demain, ou donnez sans carte.',
} as const;

/** The days in Paris on which a card may leave: the first is today. */
export function cardDays(now: Date): { first: string; last: string } {
  const first = parisDay(now);
  const last = new Date(Date.parse(`${first}T12:00:00Z`) + DONATION_CARD_LIMITS.days_ahead * DAY_MS);
  return { first, last: last.toISOString().slice(0, 10) };
}
