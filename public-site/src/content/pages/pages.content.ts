export const freePageContent = {
  onThisPage: 'Sur cette page',
  call: {
    title: 'Une question\u00a0?',
    text: 'Écrivez-nous\u00a0: une personne de l’association vous répond.',
  },
} as const;
