// Whole days count in Paris, from their first instant to their last; a moment with its hour counts as it is.
const isDay = (text: string) => text.length === 10;

/** The first instant of the day or moment bound as `parameter`, as SQL. */
export function dayStart(text: string, parameter: string): string {
  return isDay(text)
    ? `(CAST(:${parameter} AS date)::timestamp AT TIME ZONE 'Europe/Paris')`
    : `CAST(:${parameter} AS timestamptz)`;
}

/** The last instant of the day or moment bound as `parameter`, as SQL. */
export function dayEnd(text: string, parameter: string): string {
  return isDay(text)
    ? `((CAST(:${parameter} AS date) + 1)::timestamp AT TIME ZONE 'Europe/Paris' - interval '1 microsecond')`
    : `CAST(:${parameter} AS timestamptz)`;
}
