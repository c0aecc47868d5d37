export const reconciliationTexts = {
  failed: (why: string) => `Rien n’a pu être comparé\u00a0: ${why}. Réessayez dans quelques minutes.`,
  tooMany: 'Trop de mouvements pour être comparés d’un coup : choisissez moins de jours.',
};
