/** The specified figures, for as long as no other can be had (site §8 and §9). */
export const DEFAULT_METRICS = {
  site_metrics: {
    books_distributed: 125_000,
    libraries_supported: 52,
    beneficiaries_count: 45_000,
    countries_count: 8,
    volunteers_count: 150,
    librarians_trained: 285,
    books_goal: 150_000,
    libraries_goal: 70,
    beneficiaries_goal: 60_000,
    updated_at: null,
    updated_by: null,
  },
  donations: { total_amount: 320_000, starting_amount: 320_000, starting_on: null },
  campaigns: { total: 0, active: 0 },
  events: { total: 0, upcoming: 0 },
  last_updated: null,
};

type Place = [
  name: string,
  country: string,
  libraries: number,
  books: number,
  readers: number,
  color: string,
];

const PLACES: Place[] = [
  ['Yaoundé', 'Cameroun', 14, 34_000, 12_000, '#1a2160'],
  ['Douala', 'Cameroun', 9, 24_000, 8_600, '#1a2160'],
  ['Bafoussam', 'Cameroun', 7, 17_000, 6_100, '#1a2160'],
  ['Garoua', 'Cameroun', 5, 11_500, 4_300, '#1a2160'],
  ['Dakar', 'Sénégal', 6, 14_000, 5_000, '#0c6b45'],
  ['Abidjan', 'Côte d’Ivoire', 5, 11_500, 4_200, '#c2410c'],
  ['Lomé', 'Togo', 3, 6_800, 2_500, '#f7b733'],
  ['Cotonou', 'Bénin', 3, 6_200, 2_300, '#343d96'],
];

export const DEFAULT_LOCATIONS = PLACES.map(([name, country, libraries, books, readers, color], index) => ({
  id: index + 1,
  name,
  country,
  books_distributed: books,
  beneficiaries_count: readers,
  libraries_count: libraries,
  color,
  is_active: true,
  order: index + 1,
  version: 1,
}));

type Year = [year: number, books: number, libraries: number, milestone: string];

const YEARS: Year[] = [
  [2010, 1_200, 1, 'Le premier conteneur part du Havre pour Douala, et la première bibliothèque ouvre.'],
  [2015, 28_000, 14, 'La formation des bibliothécaires commence à Yaoundé.'],
  [
    2020,
    76_000,
    34,
    'Les premières salles de lecture numérique ouvrent, et quatre autres pays nous rejoignent.',
  ],
  [2024, 112_000, 47, 'Plus de cent mille livres ont trouvé leurs lecteurs.'],
];

export const DEFAULT_YEARS = YEARS.map(([year, books_distributed, libraries_count, milestone], index) => ({
  id: index + 1,
  year,
  books_distributed,
  libraries_count,
  milestone,
  is_active: true,
  version: 1,
}));
