import type { LocationInput, YearInput } from '../../src/reporting/impact/impact-body.dto.js';

/** Where the figures say 8 countries, the map shows 8: some of what two towns of a new installation have is elsewhere. */
export const SHARED_PLACES: Record<string, Partial<LocationInput>> = {
  Yaoundé: { libraries_count: 12, books_distributed: 30_000, beneficiaries_count: 10_500 },
  Douala: { libraries_count: 8, books_distributed: 21_000, beneficiaries_count: 7600 },
};

export const FURTHER_PLACES: LocationInput[] = [
  {
    name: 'Ouagadougou',
    country: 'Burkina Faso',
    libraries_count: 1,
    books_distributed: 3000,
    beneficiaries_count: 1100,
    color: '#a8350f',
    is_active: true,
  },
  {
    name: 'N’Djamena',
    country: 'Tchad',
    libraries_count: 1,
    books_distributed: 2500,
    beneficiaries_count: 900,
    color: '#2f9468',
    is_active: true,
  },
  {
    name: 'Libreville',
    country: 'Gabon',
    libraries_count: 1,
    books_distributed: 1500,
    beneficiaries_count: 500,
    color: '#d99a1e',
    is_active: true,
  },
];

/** What staff are about to show: the places and years that visitors read are those of a new installation. */
export const COMING_PLACES: LocationInput[] = [
  {
    name: 'Bangui',
    country: 'République centrafricaine',
    libraries_count: 1,
    books_distributed: 1800,
    beneficiaries_count: 600,
    color: '#0c6b45',
    is_active: false,
  },
];

/** Written little by little, and shown once the year is over. */
export const THIS_YEAR: Omit<YearInput, 'year'> = {
  books_distributed: 125_000,
  libraries_count: 52,
  milestone: 'Le bibliobus de l’Adamaoua prend la route, et Foumban pose ses premières étagères.',
  is_active: false,
};
