/** A text without its accents and capitals, as SQL. */
export const folded = (sql: string): string => `lower(unaccent(${sql}))`;

/** Whether a text holds that of a parameter, accents and capitals aside, as SQL. */
export const contains = (sql: string, parameter: string): string =>
  `strpos(${folded(sql)}, ${folded(`:${parameter}`)}) > 0`;
