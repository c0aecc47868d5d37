import { DONATION_LIMITS } from './giving.contract.js';

/** What a form of a gift says of what is missing or wrong. */
export const DONOR_MESSAGES = {
  amount: 'Indiquez un montant, par exemple 25 ou 12,50.',
  amount_range: `Indiquez un montant de ${DONATION_LIMITS.least} € à ${DONATION_LIMITS.most.toLocaleString('fr-FR')} €.`,
  frequency: 'Choisissez à quel rythme donner.',
  donor_type: 'Dites qui donne : un particulier, une entreprise ou un autre organisme.',
  email_missing: 'Indiquez votre adresse e-mail : la confirmation y est envoyée.',
  email_invalid: 'Cette adresse e-mail n’est pas bien écrite.',
  siren: 'Le SIREN a neuf chiffres : vérifiez-le.',
  phone: 'Indiquez le numéro avec son indicatif, par exemple +237 6 12 34 56 78.',
  payment_method: 'Choisissez un moyen de paiement.',
  form_key: 'Rechargez la page, puis recommencez.',
} as const;
