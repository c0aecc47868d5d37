import { csvRows } from './csv-rows.js';
import type { TableRow } from './table-row.js';
import { decodedText } from './text-encoding.js';
import { isWorkbook, workbookRows } from './workbook-rows.js';

/** What people and banks write above their table. */
const MOST_ABOVE = 30;
/** Of a text, enough to see how it is written. */
const LOOKED_AT = 60_000;
const DELIMITERS = [';', '\t', ',', '|'];

export interface Table {
  rows: TableRow[];
  /** The place in `rows` of the headings; below 0 where no row names anything that is known. */
  heading: number;
}

/** How many of its cells are headings that the reader knows. */
type Knowing = (cells: readonly string[]) => number;

/** The table in a CSV text or in a workbook's first sheet: its headings are the row that is known best. */
export async function readTable(file: Buffer, known: Knowing): Promise<Table> {
  if (isWorkbook(file)) {
    const rows = await workbookRows(file);
    return { rows, heading: headingOf(rows, known).place };
  }
  return readText(decodedText(file), known);
}

/** The same of a text; its delimiter is the one by which headings are known. */
export function readText(text: string, known: Knowing): Table {
  const { delimiter: announced, rest } = withoutAnnouncement(text);
  const start = rest.slice(0, LOOKED_AT);
  const tries = [...announced, ...DELIMITERS].map((delimiter) => {
    const rows = csvRows(start, delimiter).slice(0, MOST_ABOVE);
    return { delimiter, rows, ...headingOf(rows, known), likeness: likenessOf(rows) };
  });
  const [best] = tries.toSorted((one, other) => other.score - one.score || other.likeness - one.likeness) as [
    (typeof tries)[number],
  ];
  const width = filledWidth(best.rows[best.place]?.cells ?? []);
  return { rows: csvRows(rest, best.delimiter, width), heading: best.place };
}

/** « sep=; », which Excel writes and does not show. */
function withoutAnnouncement(text: string): { delimiter: string[]; rest: string } {
  const found = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i.exec(text);
  return found
    ? { delimiter: [found[1]!], rest: text.slice(found[0].length) }
    : { delimiter: [], rest: text };
}

function headingOf(rows: readonly TableRow[], known: Knowing): { place: number; score: number } {
  const scores = rows.slice(0, MOST_ABOVE).map(({ cells }) => known(cells));
  const score = Math.max(0, ...scores);
  return { place: score > 0 ? scores.indexOf(score) : -1, score };
}

/** How many of its rows have the same number of cells, where that is more than one. */
function likenessOf(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Without the empty cells at its end. */
const filledWidth = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
