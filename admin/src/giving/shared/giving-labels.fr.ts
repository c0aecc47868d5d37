export const givingLabels = {
  title: 'Dons d’argent reçus',
  see: 'Voir les dons',
  nothing: 'Aucun don d’argent pour l’instant.',
  raised: 'Reçus',
  gifts: 'Dons',
  average: 'Don moyen',
  donors: 'Donateurs',
  refunded: 'Remboursés',
  month: 'Mois',
  total: 'Total',
} as const;
