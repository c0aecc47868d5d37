import { formatCount } from '../shared/format/numbers';

export const eventsContent = {
  title: 'Les événements',
  lead: 'Tris de livres, conférences, ateliers, fêtes\u00a0: venez nous voir, ici, là-bas ou en ligne.',
  description:
    'Les rencontres de l’association\u00a0: tris de livres, conférences, ateliers, fêtes et rendez-vous en ligne, à venir et passés.',
  count: (count: number) => formatCount(count, 'événement', 'événements'),
  loading: 'Chargement des événements…',
  failed: 'Erreur lors du chargement des événements',
} as const;
