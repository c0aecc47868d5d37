/** In SQL, by how many steps a day is after the first one: weeks count from that day, months and years as calendars do. */
export const stepOfDay = {
  day: (day: string, first: string) => `(${day} - ${first})`,
  week: (day: string, first: string) => `((${day} - ${first}) / 7)`,
  month: (day: string, first: string) =>
    `((extract(year FROM ${day}) - extract(year FROM ${first})) * 12 + extract(month FROM ${day}) - extract(month FROM ${first}))`,
  year: (day: string, first: string) => `(extract(year FROM ${day}) - extract(year FROM ${first}))`,
} as const;

/** In SQL, how many hours a moment is after the midnight of Paris before it: up to 22 where clocks go forward, 24 where back. */
export const hourOfDay = (at: string) =>
  `floor(extract(epoch FROM ${at} - date_trunc('day', ${at}, 'Europe/Paris')) / 3600)::int`;

/** In SQL, days of a period and of the one before, from the first four parameters; all days are included. */
export const NOW = 'day BETWEEN $1::date AND $2::date';
export const BEFORE = 'day BETWEEN $3::date AND $4::date';
