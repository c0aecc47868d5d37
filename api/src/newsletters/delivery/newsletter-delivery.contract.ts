export const RECIPIENT_STATES = ['waiting', 'sending', 'sent', 'uncertain', 'refused', 'skipped'] as const;
/**
 * `sending`: handed over at this moment. `uncertain`: cut off while the mail server may have had it; it is never sent
 * again unless staff say so. `skipped`: they stopped, or their mailbox refused, before their turn.
 */
export type RecipientState = (typeof RECIPIENT_STATES)[number];

export const CHECK_STATES = ['ok', 'warning', 'fault'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export const NEWSLETTER_CHECKS = [
  'subject',
  'content',
  'audience',
  'pictures',
  'links',
  'size',
  'words',
  'sender',
  'test',
] as const;
export type NewsletterCheckName = (typeof NEWSLETTER_CHECKS)[number];

export const SENDING_MESSAGES = {
  email: 'Indiquez l’adresse à laquelle envoyer l’essai.',
  email_invalid: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la, par exemple awa@exemple.org.',
  scheduled_for: 'Indiquez un jour et une heure de Paris, par exemple 2026-12-22T18:00.',
  no_such_hour:
    'Cette nuit-là, l’heure change et celle-ci n’existe pas à Paris : choisissez-en une avant 2 h ou après 3 h.',
  past: 'Cette heure est passée : choisissez-en une à venir, ou envoyez tout de suite.',
  too_late: 'Choisissez une date dans les douze mois qui viennent.',
  count: (people: number) => `Pour confirmer, écrivez le nombre de personnes : ${people}.`,
} as const;
