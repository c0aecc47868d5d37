/** Letters that are looked for at least and at most, and records of a resource that are answered. */
export const RECORD_SEARCH_LIMITS = { least: 2, most: 100, each: 4 } as const;
