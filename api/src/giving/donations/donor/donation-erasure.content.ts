export const donationErasure = {
  payment: (reference: string) =>
    `Un paiement est en cours (${reference}) : réessayez quand il aura abouti ou été abandonné, demain au plus tard.`,
  erased: 'Données personnelles effacées à la demande de la personne : seul reste ce que la loi garde',
} as const;
