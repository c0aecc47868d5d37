export const criteriaContent = {
  chosen: 'Critères choisis',
  remove: (name: string) => `Retirer le critère ${name}`,
  clear: 'Tout effacer',
} as const;
