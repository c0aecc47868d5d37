export const preview = {
  action: 'Aperçu',
  title: 'Aperçu de la page',
  phone: 'Téléphone',
  desktop: 'Ordinateur',
  width: 'Largeur de l’aperçu',
  tab: 'Ouvrir dans un onglet',
  copy: 'Copier le lien privé',
  saved_only: 'L’aperçu montre la dernière version enregistrée.',
  until: (moment: string) => `Le lien privé fonctionne jusqu’au ${moment}.`,
} as const;
