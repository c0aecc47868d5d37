export const newsletterCallContent = {
  title: 'La lettre',
  text: 'Une à deux lettres par mois\u00a0: ce qui part, ce qui arrive, et ce que cela a changé.',
} as const;
