import type { Problem } from '../../platform/errors/problem.contract.js';

/*
 * What staff do with the figures. All of it asks for a staff session; `lecteur` reads, `editeur` writes too.
 *
 * GET    admin/metrics                                   FigureRecord[] (ra-data-simple-rest; all ten by default)
 * GET    admin/metrics/{id or name}                      FigureRecord
 * PUT    admin/metrics/                                  FiguresInput → ImpactAdmin
 * PUT    admin/metrics/{id or name}                      FigureInput → FigureRecord
 * GET    admin/metrics/{id or name}/history              AuditEntry[]
 * GET    admin/location-metrics, admin/yearly-progress   lists (inactive ones too; filter `shelf`: live or bin, `year`…)
 * GET POST PUT DELETE admin/location-metrics[/{id}]      the same as metrics/crud/location-metrics[/{id}]
 * GET POST PUT DELETE admin/yearly-progress[/{id}]       the same as metrics/crud/yearly-progress[/{id}]
 * POST   admin/location-metrics/{id}/restore             out of the trash, where what is deleted stays for 30 days
 * POST   admin/yearly-progress/{id}/restore
 * GET    admin/location-metrics/{id}/history             AuditEntry[]
 * GET    admin/yearly-progress/{id}/history
 * POST   admin/location-metrics/order                    {ids} → {moved}
 * POST   metrics/crud/site-metrics/sync_update/          RecalculationInput → Recalculation
 * GET    metrics/crud/site-metrics/list_backups/         ImpactFile, as a dated file; `format=csv` for a spreadsheet
 * POST   metrics/crud/site-metrics/bulk_update/          multipart → ImpactImportReport
 */

/** The site's figures, in the order of the screen. Amounts are euros in major units, the others whole numbers. */
export const IMPACT_FIGURES = [
  'books_distributed',
  'libraries_supported',
  'beneficiaries_count',
  'countries_count',
  'volunteers_count',
  'librarians_trained',
  'donations_total_amount',
  'books_goal',
  'libraries_goal',
  'beneficiaries_goal',
] as const;
export type ImpactFigureName = (typeof IMPACT_FIGURES)[number];

export const IMPACT_FIGURE_LABELS: Record<ImpactFigureName, string> = {
  books_distributed: 'Livres distribués',
  libraries_supported: 'Bibliothèques soutenues',
  beneficiaries_count: 'Lecteurs et lectrices',
  countries_count: 'Pays',
  volunteers_count: 'Bénévoles',
  librarians_trained: 'Bibliothécaires formés',
  donations_total_amount: 'Dons reçus',
  books_goal: 'Objectif : livres distribués',
  libraries_goal: 'Objectif : bibliothèques soutenues',
  beneficiaries_goal: 'Objectif : lecteurs et lectrices',
};

/** The figure that each goal is the goal of. Goals are entered, never calculated. */
export const GOAL_OF = {
  books_goal: 'books_distributed',
  libraries_goal: 'libraries_supported',
  beneficiaries_goal: 'beneficiaries_count',
} as const satisfies Partial<Record<ImpactFigureName, ImpactFigureName>>;

export const IMPACT_LIMITS = {
  /** Books, libraries, people, countries, volunteers. */
  count: 1_000_000_000,
  /** Euros. */
  amount: 1_000_000_000,
  least_librarians_trained: 285,
  first_year: 1900,
  last_year: 2100,
  name: 80,
  milestone: 300,
} as const;

/** What the file of all figures says that it is. */
export const IMPACT_FILE_FORMAT = 'chiffres-de-l-impact';

export const IMPACT_MESSAGES = {
  year_taken: 'Cette année a déjà son entrée : modifiez-la.',
  place_taken: 'Ce lieu est déjà dans la liste de ce pays.',
  name_required: 'Donnez le nom du lieu.',
  country_required: 'Indiquez le pays.',
  color_invalid: 'Choisissez une couleur, par exemple #1a2160.',
  milestone_required: 'Dites en une phrase ce que l’année a eu de marquant.',
  least_librarians: 'Écrivez 285 ou plus : c’était le compte au départ.',
  nothing_given: 'Indiquez au moins un chiffre.',
} as const;

export const FIGURE_ORIGINS = ['entered', 'calculated'] as const;
export type FigureOrigin = (typeof FIGURE_ORIGINS)[number];
export const FIGURE_ORIGIN_LABELS: Record<FigureOrigin, string> = {
  entered: 'Saisi',
  calculated: 'Calculé',
};

/** The 400 that answers a second entry for a year: `errors.year`, and the entry that is there. */
export interface YearTakenProblem extends Problem {
  existing: { id: number; version: number };
}
