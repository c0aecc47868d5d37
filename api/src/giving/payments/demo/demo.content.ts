export const demoContent = {
  check: 'Paiement de démonstration\u00a0: aucun argent ne circule.',
};
