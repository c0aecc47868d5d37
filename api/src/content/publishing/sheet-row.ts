export interface SheetRow {
  /** As a spreadsheet counts, from 1. */
  number: number;
  cells: string[];
}
