import { formatCount } from '../../shared/format/numbers';

export const eventsContent = {
  title: 'Les événements',
  lead: 'Tris de livres, conférences, ateliers, fêtes\u00a0: venez nous voir, ici, là-bas ou en ligne.',
  description:
    'Les rencontres de l’association\u00a0: tris de livres, conférences, ateliers, fêtes et rendez-vous en ligne, à venir et passés.',
  views: 'Vues',
  view: { current: 'À venir', past: 'Passés', all: 'Tous', mois: 'Calendrier' },
  subscribe: 'S’abonner au calendrier',
  count: (count: number) => formatCount(count, 'événement', 'événements'),
  failed: 'Erreur lors du chargement des événements',
  emptyTitle: 'Aucun événement ne correspond',
  emptyText: 'Essayez un mot plus court, retirez un critère, ou cherchez aussi parmi les événements passés.',
  searchAll: 'Chercher parmi tous les événements',
  showAll: 'Voir les événements à venir',
  noneTitle: 'Aucun événement à venir',
  noneText: 'Les prochaines rencontres s’affichent ici dès qu’elles sont fixées.',
  seePast: 'Voir les événements passés',
  pages: 'Pages de résultats',
  shown: (shown: number, count: number, page: number) =>
    count === 0
      ? 'Aucun événement trouvé.'
      : `Page ${page}\u00a0: ${formatCount(shown, 'événement affiché', 'événements affichés')} sur ${count}.`,
} as const;
