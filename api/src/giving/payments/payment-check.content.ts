export const paymentCheckTexts = {
  none: 'Aucun moyen de paiement n’est configuré : personne ne peut donner en ligne (STRIPE_SECRET_KEY, et les coordonnées bancaires à la page Réglages)',
  away: (provider: string, reason: string) => `${provider} ne répond pas comme il faut (${reason})`,
  late: (count: number) =>
    count > 1
      ? `${count} annonces de prestataires attendent depuis plus de dix minutes`
      : 'Une annonce de prestataire attend depuis plus de dix minutes',
};
