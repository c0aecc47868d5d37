import type { LocationInput, YearInput } from '../../src/reporting/impact/impact-body.dto.js';

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
  milestone: 'Le bibliobus de l’Adamaoua prend la route, et Foumban pose la première pierre.',
  is_active: false,
};
