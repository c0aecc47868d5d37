export const nextEventsContent = {
  title: 'Les prochains rendez-vous',
  all: 'Tous les événements',
  empty: 'Aucun événement à venir',
  emptyText: 'Les prochains se préparent. Les comptes rendus des précédents sont là.',
  failed: 'Erreur lors du chargement des événements',
} as const;
