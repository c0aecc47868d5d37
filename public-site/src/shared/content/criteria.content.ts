export const criteriaContent = {
  search: 'Chercher',
  quick: 'Filtres rapides',
  fold: (count: number) => (count > 0 ? `Filtres (${count})` : 'Filtres'),
  apply: 'Voir les résultats',
  chosen: 'Critères choisis',
  remove: (name: string) => `Retirer le critère ${name}`,
  clear: 'Effacer les filtres',
} as const;
