import { formatCount } from '../../shared/format/numbers';

export const scholarshipsContent = {
  title: 'Bourses d’études',
  programme: 'Universités',
  description:
    'Toutes les bourses d’études que nous avons recensées pour les étudiants d’Afrique\u00a0: niveau, pays, montant, échéance.',
  lead: 'Cherchez par niveau, pays, domaine ou montant.',
  /** How many one may apply for today, before any filter. */
  total: (count: number, countries: number) =>
    `${formatCount(count, 'bourse ouverte', 'bourses ouvertes')} dans ${formatCount(countries, 'pays', 'pays')}.`,
  eligibility: 'Suis-je éligible\u00a0?',
  favorites: 'Mes favoris',
  results: 'Résultats',
  count: (count: number, isFiltered: boolean) =>
    isFiltered
      ? `${formatCount(count, 'bourse trouvée', 'bourses trouvées')} ${count < 2 ? '(filtrée)' : '(filtrées)'}`
      : formatCount(count, 'bourse disponible', 'bourses disponibles'),
  pageOf: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  pages: 'Pages de la liste des bourses',
  shown: (count: number, page: number) =>
    `${formatCount(count, 'bourse d’études', 'bourses d’études')}, page ${page}.`,
  failed: 'Erreur de chargement',
  failedText: 'Impossible de charger les bourses d’études.',
  featured: 'À la une',
  master: 'Niveau master',
  soon: 'Échéance dans 30\u00a0jours',
  order: 'Trier par',
} as const;

export const filtersContent = {
  filters: 'Filtrer les bourses',
  search: 'Rechercher',
  searchHelp: 'M2 informatique…',
  level: 'Niveau d’études',
  country: 'Pays',
  field_of_study: 'Domaine d’études',
  coverage_type: 'Prise en charge',
  amounts: 'Montant (en euros)',
  min_amount: 'Minimum',
  max_amount: 'Maximum',
  deadlines: 'Date limite de candidature',
  deadline_from: 'À partir du',
  deadline_to: 'Jusqu’au',
  status: 'État',
  is_featured: 'Bourses à la une seulement',
  all: 'Tous',
  allFeminine: 'Toutes',
  open: 'Ouvertes',
} as const;

export const filterFaults = {
  amountUnreadable: 'Indiquez un montant en chiffres, par exemple 5000.',
  amountTooHigh: 'Le montant ne peut dépasser 10\u202f000\u202f000\u00a0€.',
  dayUnreadable: 'Indiquez une date complète.',
} as const;

export const statusLabels = { suspended: 'Suspendues', closed: 'Closes' } as const;

/** The orders that are offered; an address may ask for others. */
export const orderingLabels = {
  deadline: 'Échéance',
  '-amount': 'Montant',
  '-created_at': 'Plus récentes',
  relevance: 'Pertinence',
} as const;
export type ShownOrdering = keyof typeof orderingLabels;
