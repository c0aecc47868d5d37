export const history = {
  title: 'Historique',
  empty: 'Aucun changement enregistré.',
  more: (count: number) => `Voir les ${count} autres`,
} as const;
