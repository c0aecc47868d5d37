/** A text without its accents and capitals, as SQL. */
export const folded = (sql: string): string => `lower(unaccent(${sql}))`;

/** Whether a text holds that of a parameter, accents and capitals aside, as SQL. */
export const contains = (sql: string, parameter: string): string =>
  `strpos(${folded(sql)}, ${folded(`:${parameter}`)}) > 0`;

/** What is looked for in a column of folded text (« searched »), as a parameter of `searchedFor`: nothing of it is a wildcard. */
export function likeable(words: string): string {
  return words.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a column of folded text holds what is looked for, whatever its capitals and accents; an index of trigrams serves. */
export function searchedFor(column: string, parameter: string): string {
  return `${column} LIKE '%' || folded(CAST(:${parameter} AS text)) || '%'`;
}
