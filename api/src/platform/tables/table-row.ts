export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  number: number;
  cells: string[];
  /** A quote stands in its words: its cells may be cut elsewhere than was meant. */
  hasStrayQuote?: boolean;
  /** Cells, by their place from 0, that hold a formula which was never calculated. */
  uncalculated?: ReadonlySet<number>;
}
