import type { SearchType } from '@livres/api/contract';
import { formatCount } from '../../shared/format/numbers';

export const searchContent = {
  title: 'Recherche',
  titleOf: (query: string) => `«\u00a0${query}\u00a0»\u00a0: recherche`,
  description:
    'Cherchez dans les campagnes, les actualités, les événements, les projets, les bourses d’études et les pages du site.',
  types: 'Genres de résultats',
  all: 'Tout',
  pages: 'Pages de résultats',
  results: 'Résultats',
  failed: 'La recherche ne répond pas',
  count: (count: number, query: string) =>
    count === 0
      ? `Aucun résultat pour «\u00a0${query}\u00a0»`
      : `${formatCount(count, 'résultat', 'résultats')} pour «\u00a0${query}\u00a0»`,
  singular: {
    campaigns: 'Campagne',
    articles: 'Actualité',
    events: 'Événement',
    projects: 'Projet',
    scholarships: 'Bourse d’études',
    pages: 'Page',
  } satisfies Record<SearchType, string>,
  nothing: {
    title: 'Rien sur nos étagères',
    text: 'Vérifiez l’orthographe, ou cherchez avec moins de mots. Vous pouvez aussi partir d’ici\u00a0:',
    didYouMean: 'Vouliez-vous dire',
  },
  nothingOfType: {
    title: (label: string) => `Rien dans «\u00a0${label}\u00a0»`,
    text: 'Ce que vous cherchez se trouve ailleurs sur le site.',
    showAll: 'Voir tous les résultats',
  },
  pastEnd: {
    title: 'Il n’y a pas tant de pages',
    text: 'Les résultats tiennent sur moins de pages que cela.',
    first: 'Revenir à la première page',
  },
  starts: 'Idées de recherches',
  startsList: ['bibliothèque', 'trier ses livres', 'conteneur', 'bibliothécaires', 'Foumban', 'ordinateurs'],
} as const;
