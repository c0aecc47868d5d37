/** How long an answer is as good as new, in milliseconds (specification, site §9). */
export const IMPACT_FRESH_MS = { metrics: 30_000, locations: 120_000, years: 300_000 } as const;

const FIRST_YEAR = 2009;
const LEAST_LIBRARIANS_TRAINED = 285;

/** Whole years since the association began. */
export function yearsActive(now: Date): number {
  return now.getUTCFullYear() - FIRST_YEAR;
}

/** Never fewer than had been trained when this count began. */
export function librariansTrained({ librarians_trained }: { librarians_trained: number }): number {
  return Math.max(LEAST_LIBRARIANS_TRAINED, librarians_trained);
}

/** 0 to 100, rounded down; 0 where there is no goal. */
export function goalPercentage(current: number, goal: number): number {
  if (goal <= 0) return 0;
  return Math.floor(Math.min(1, Math.max(0, current / goal)) * 100);
}

interface Place {
  name: string;
  country: string;
  libraries_count: number;
  color: string;
  is_active: boolean;
  order: number;
}

type PlaceOfRegion = Pick<Place, 'name' | 'libraries_count'>;

/** One region a country, in the order in which staff put its first place; its colour is that place's. */
export function impactRegions(locations: readonly Place[]) {
  const regions = new Map<string, ReturnType<typeof emptyRegion>>();
  const shown = locations.filter(({ is_active }) => is_active).toSorted((a, b) => a.order - b.order);
  for (const { country, color, name, libraries_count } of shown) {
    const region = regions.get(country) ?? emptyRegion(country, color);
    region.libraries += libraries_count;
    region.places.push({ name, libraries_count });
    regions.set(country, region);
  }
  return [...regions.values()];
}

function emptyRegion(name: string, color: string) {
  return { name, libraries: 0, color, places: [] as PlaceOfRegion[] };
}
