/** What the association has achieved, and where it wants to get. Counts are whole numbers. */
export interface SiteMetrics {
  books_distributed: number;
  libraries_supported: number;
  beneficiaries_count: number;
  countries_count: number;
  volunteers_count: number;
  librarians_trained: number;
  books_goal: number;
  libraries_goal: number;
  beneficiaries_goal: number;
  updated_at: string | null;
  updated_by: string | null;
}

/** `GET metrics/`. Amounts are euros, in major units. */
export interface Metrics {
  site_metrics: SiteMetrics;
  donations: { total_amount: number };
  campaigns: { total: number; active: number };
  events: { total: number; upcoming: number };
  /** Null for the built-in figures, which nobody dated. */
  last_updated: string | null;
}

/** `GET metrics/locations/`: a place where libraries are supported. */
export interface LocationMetric {
  id: number;
  name: string;
  country: string;
  books_distributed: number;
  beneficiaries_count: number;
  libraries_count: number;
  /** `#rrggbb` */
  color: string;
  is_active: boolean;
  order: number;
  /** What a change of this place starts from. */
  version: number;
}

/** `GET metrics/regions/`: the places of one country, taken together. */
export interface ImpactRegion {
  name: string;
  libraries: number;
  color: string;
  places: Pick<LocationMetric, 'name' | 'libraries_count'>[];
}

/** `GET metrics/crud/yearly-progress/`: where the association stood at the end of a year, since its beginning. */
export interface YearlyProgress {
  id: number;
  year: number;
  books_distributed: number;
  libraries_count: number;
  milestone: string;
  is_active: boolean;
  /** What a change of this entry starts from. */
  version: number;
}

/** How long an answer is as good as new, in milliseconds (specification, site §9). */
export const IMPACT_FRESH_MS = { metrics: 30_000, locations: 120_000, years: 300_000 } as const;

const FIRST_YEAR = 2009;
const LEAST_LIBRARIANS_TRAINED = 285;

/** Whole years since the association began. */
export function yearsActive(now: Date): number {
  return now.getUTCFullYear() - FIRST_YEAR;
}

/** Never fewer than had been trained when this count began. */
export function librariansTrained({ librarians_trained }: Pick<SiteMetrics, 'librarians_trained'>): number {
  return Math.max(LEAST_LIBRARIANS_TRAINED, librarians_trained);
}

/** 0 to 100, rounded down; 0 where there is no goal. */
export function goalPercentage(current: number, goal: number): number {
  if (goal <= 0) return 0;
  return Math.floor(Math.min(1, Math.max(0, current / goal)) * 100);
}

/** One region a country, in the order in which staff put its first place; its colour is that place's. */
export function impactRegions(locations: readonly LocationMetric[]): ImpactRegion[] {
  const regions = new Map<string, ImpactRegion>();
  const shown = locations.filter(({ is_active }) => is_active).toSorted((a, b) => a.order - b.order);
  for (const { country, color, name, libraries_count } of shown) {
    const region = regions.get(country) ?? { name: country, libraries: 0, color, places: [] };
    region.libraries += libraries_count;
    region.places.push({ name, libraries_count });
    regions.set(country, region);
  }
  return [...regions.values()];
}
