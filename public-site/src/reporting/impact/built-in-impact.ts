import { DEFAULT_LOCATIONS, DEFAULT_METRICS, DEFAULT_YEARS } from '@livres/api/contract';

/** The specified figures, by the name of the query that they stand in for; apart, as they are seldom needed. */
export const builtInImpact: Record<string, unknown> = {
  metrics: DEFAULT_METRICS,
  locations: DEFAULT_LOCATIONS,
  years: DEFAULT_YEARS,
};
