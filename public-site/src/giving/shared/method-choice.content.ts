export const methodChoiceContent = {
  legend: 'Comment voulez-vous payer\u00a0?',
  phone: 'Numéro de téléphone Mobile Money',
  phoneHelp: 'Avec l’indicatif du pays\u00a0: +237 6 70 00 00 00. La demande de paiement y arrive.',
} as const;
