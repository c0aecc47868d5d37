/** What an address can be verified for; `other` where an email says none. */
export const VERIFICATION_CONTEXTS = ['donation', 'event', 'campaign', 'other'] as const;
export type VerificationContext = (typeof VERIFICATION_CONTEXTS)[number];

export const EMAIL_VERIFICATION_MESSAGES = {
  token_missing: 'Token de vérification manquant',
  token_wrong: 'Token de vérification invalide ou expiré',
  verified: 'Votre adresse e-mail est vérifiée.',
} as const;

/** `POST /verify-email/`, by the page that an email leads to. */
export interface EmailVerificationInput {
  token: string;
  context?: VerificationContext;
  /** Where the email was asked for. */
  source?: string;
}

/** The same for a second visit. */
export interface EmailVerified {
  success: boolean;
  message: string;
  context: VerificationContext;
  donation_id?: string;
  reference?: string;
  status?: string;
  campaign_id?: number;
  campaign_name?: string;
  campaign_slug?: string;
  /** Major units. */
  amount?: number;
  donationType?: 'physical' | 'financial';
}
