export const latestNewsContent = {
  title: 'Les nouvelles',
  all: 'Toutes les actualités',
  empty: 'Aucune actualité disponible pour le moment',
  emptyText: 'La prochaine s’écrit. D’ici là, les campagnes en cours disent où nous en sommes.',
  failed: 'Erreur lors du chargement des actualités',
  failedText: 'Impossible de charger les actualités récentes. Vérifiez votre connexion internet.',
} as const;
