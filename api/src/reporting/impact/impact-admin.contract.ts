import type { Problem } from '../../platform/errors/problem.contract.js';
import type { LocationMetric, Metrics, YearlyProgress } from './impact.contract.js';

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

/** One thing that a figure is calculated from, in the figure's unit. `since = now - at_entry`. */
export interface FigureSource {
  /** Stable, for programs: `campaign_gifts.books`, `locations.libraries`… */
  name: string;
  /** « Livres donnés aux campagnes » */
  label: string;
  /** What it held when staff entered the figure. */
  at_entry: number;
  /** What it held when the figure was calculated; at reading, for a figure that is entered. */
  now: number;
  since: number;
}

/** A record of the resource `metrics` (`GET admin/metrics`): one figure, where it comes from, and its version. */
export interface FigureRecord {
  id: number;
  name: ImpactFigureName;
  label: string;
  unit: 'count' | 'euros';
  value: number;
  origin: FigureOrigin;
  /** The figure that this one is the goal of. */
  goal_of: ImpactFigureName | null;
  /** What staff last entered, which calculations start from. */
  entered_value: number;
  /** Null for a figure as the software came with it. */
  entered_at: string | null;
  entered_by: string | null;
  calculated_at: string | null;
  /** Nothing for what is only ever entered. */
  is_calculable: boolean;
  sources: FigureSource[];
  /** One French sentence: « 125 000 saisis par Awa le 3 mars 2027 + 340 livres donnés aux campagnes depuis. » */
  explanation: string;
  updated_at: string | null;
  updated_by: string | null;
  version: number;
}

/**
 * Body of `PUT admin/metrics/`: the figures to enter, and the version they were read at: that of the figure
 * (`FigureRecord.version`) or of all (`ImpactAdmin.version`). Only a figure that someone changed after that version
 * is refused (409, `ConflictProblem`, whose `changed_fields` are figures): figures do not undo one another.
 */
export type FiguresInput = Partial<Record<ImpactFigureName, number>> & { version: number };

/** Answer of `PUT admin/metrics/`: what the public reads now, and every figure. */
export interface ImpactAdmin extends Metrics {
  figures: FigureRecord[];
  /** The highest of the figures' versions. */
  version: number;
}

/** Body of `PUT admin/metrics/{id}`: one figure. */
export interface FigureInput {
  value: number;
  version: number;
}

/** A place as staff read it. `admin/location-metrics`, and `metrics/crud/location-metrics/`. */
export interface LocationRecord extends LocationMetric {
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
  /** Its country is on the map of the site; if not, the site lists it in the table only. */
  is_on_map: boolean;
}

export interface LocationInput {
  name: string;
  country: string;
  books_distributed?: number | null;
  beneficiaries_count?: number | null;
  libraries_count?: number | null;
  /** `#rrggbb`; indigo where it is left out. */
  color?: string | null;
  is_active?: boolean | null;
  /** The last place where it is left out. */
  order?: number | null;
}

/** A year as staff read it. `admin/yearly-progress`. */
export interface YearRecord extends YearlyProgress {
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
}

export interface YearInput {
  year: number;
  books_distributed?: number | null;
  libraries_count?: number | null;
  milestone: string;
  /** True where it is left out. */
  is_active?: boolean | null;
}

/** The 400 that answers a second entry for a year: `errors.year`, and the entry that is there. */
export interface YearTakenProblem extends Problem {
  existing: { id: number; version: number };
}

/** What a calculation changes, or leaves. */
export interface FigureCalculation {
  name: ImpactFigureName;
  label: string;
  unit: FigureRecord['unit'];
  from: number;
  to: number;
  origin: FigureOrigin;
  entered_value: number;
  entered_at: string | null;
  entered_by: string | null;
  sources: FigureSource[];
  explanation: string;
}

/** Body of `POST metrics/crud/site-metrics/sync_update/`; with `version`, refused (409) if a figure changed since. */
export interface RecalculationInput {
  /** Say what would change, and change nothing. */
  preview?: boolean;
  version?: number;
}

/** Answer of `POST metrics/crud/site-metrics/sync_update/`. A second one in a row changes nothing. */
export interface Recalculation {
  preview: boolean;
  calculated_at: string;
  /** How many figures differ: as many as `changes` has. */
  changed: number;
  changes: FigureCalculation[];
  unchanged: FigureCalculation[];
  /** What nothing is known of but what staff enter. */
  not_calculated: ImpactFigureName[];
  /** Counted at each reading, never kept. */
  campaigns: Metrics['campaigns'];
  events: Metrics['events'];
  version: number;
}
