export const accessibilityContent = {
  title: 'Ce qui a été vérifié',
  lead: (day: string, tools: string) => `Dernière vérification\u00a0: le ${day}, avec ${tools}.`,
  every: (pages: number) =>
    `${pages} pages, avec ce qu’elles montrent quand tout va bien et quand quelque chose échoue, sur ordinateur et sur téléphone, en clair et en sombre\u00a0: aucun défaut que axe-core sait voir n’est toléré.`,
  byHand:
    'Les dons, les inscriptions et la recherche de bourses sont faits au clavier seul, et sans JavaScript, à chaque nouvelle version.',
  scores: 'Note d’accessibilité de Lighthouse',
  scored: (page: string, score: number) => `${page}\u00a0: ${score}/100`,
  limits:
    'Un programme ne voit qu’une partie des défauts, un tiers environ\u00a0: ces notes ne remplacent pas un audit.',
} as const;
