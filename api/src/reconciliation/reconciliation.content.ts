export const reconciliationTexts = {
  away: 'Le prestataire ne répond pas en ce moment : réessayez dans quelques minutes.',
  tooMany: 'Trop de mouvements pour être comparés d’un coup : choisissez moins de jours.',
};
