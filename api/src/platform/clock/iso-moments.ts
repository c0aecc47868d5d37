/** A row as an answer gives it. */
export type IsoMoments<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? string | Exclude<Row[Name], Date> : Row[Name];
};

/** A row with its moments in ISO 8601, UTC. */
export function isoMoments<Row extends object>(row: Row): IsoMoments<Row> {
  const values = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(values) as IsoMoments<Row>;
}

/** A moment in ISO 8601, UTC; null where there is none. */
export const iso = (moment: Date | null) => moment?.toISOString() ?? null;
