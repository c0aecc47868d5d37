export const featuredCampaignsContent = {
  title: 'Campagnes en cours',
  all: 'Toutes les campagnes',
  give: 'Donner à cette campagne',
  empty: 'Aucune campagne active',
  emptyText: 'La prochaine se prépare. D’ici là, l’association reçoit vos dons et vos livres toute l’année.',
  failed: 'Erreur lors du chargement des campagnes',
} as const;
