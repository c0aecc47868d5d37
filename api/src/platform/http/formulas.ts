/** What a spreadsheet would run, once the cell is edited or saved as CSV: these, and what was defused before. */
const RUNS = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text that no spreadsheet runs: a quote stands before it, as spreadsheets themselves have it. */
export function defuseFormula(text: string): string {
  return RUNS.test(text) ? `'${text}` : text;
}

/** The text that was defused. */
export function readDefused(cell: string): string {
  return cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell;
}
