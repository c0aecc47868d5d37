/** The columns of a row, in order: one that is forgotten, and is not among those left out, does not compile. */
export function allColumns<Row, LeftOut extends keyof Row = never>(
  columns: Record<Exclude<keyof Row, LeftOut>, true>,
): Exclude<keyof Row, LeftOut>[] {
  return Object.keys(columns) as Exclude<keyof Row, LeftOut>[];
}
