/** What an address can be verified for; `other` where an email says none. */
export const VERIFICATION_CONTEXTS = ['donation', 'event', 'campaign', 'other'] as const;
export type VerificationContext = (typeof VERIFICATION_CONTEXTS)[number];

export const EMAIL_VERIFICATION_MESSAGES = {
  token_missing: 'Token de vérification manquant',
  token_wrong: 'Token de vérification invalide ou expiré',
  verified: 'Votre adresse e-mail est vérifiée.',
} as const;
