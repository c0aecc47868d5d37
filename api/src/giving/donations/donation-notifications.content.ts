export const refusedTexts = {
  recurring: 'Don régulier refusé',
  once: 'Paiement refusé',
  method: (label: string) => `${label}\u00a0; la personne en est prévenue.`,
};
