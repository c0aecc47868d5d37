export const legalContent = {
  onThisPage: 'Sur cette page',
  write: 'Une question sur cette page\u00a0?',
  updated: (day: string) => `Dernière mise à jour\u00a0: ${day}.`,
} as const;
