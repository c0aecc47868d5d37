export const INTEREST_MESSAGES = {
  email_required: 'Indiquez votre adresse e-mail.',
  email: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la.',
} as const;
