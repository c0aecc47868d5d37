/** A text without its accents and capitals, as SQL. */
export const folded = (sql: string): string => `lower(unaccent(${sql}))`;

/** Whether a text holds that of a parameter, accents, capitals and apostrophes aside, as SQL. */
export const contains = (sql: string, parameter: string): string => `says(${sql}, :${parameter})`;

/**
 * Whether a column of folded text (« searched ») holds what is looked for, whatever its capitals, accents and
 * apostrophes; an index of trigrams serves.
 */
export function searchedFor(column: string, parameter: string): string {
  return `${column} ~ search_pattern(CAST(:${parameter} AS text))`;
}
