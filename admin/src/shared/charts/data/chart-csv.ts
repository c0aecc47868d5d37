import { plainLetters } from '@livres/api/contract';
import type { ChartColumn, ChartData, ChartValue } from './chart-data';
import { shortText } from './value-text';

const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run, once the cell is edited or saved again. */
const RUNS = /^'*[=+@\t\r＝＋－＠-]/;
const UNITS: Partial<Record<ChartColumn['kind'], string>> = { euros: '€', percent: '%' };

/** All rows of a chart as a file that French spreadsheets open as it is. Numbers stay numbers; units are in the heads. */
export function chartCsv({ columns, rows }: ChartData): string {
  const heads = columns.map((column) => textCell(headOf(column)));
  const lines = rows.map(({ values }) => columns.map((column) => cellOf(values[column.key], column)));
  return BYTE_ORDER_MARK + [heads, ...lines].map((cells) => `${cells.join(';')}\r\n`).join('');
}

/** « visites-par-jour-2026-11-18-2026-12-17.csv » for « Visites par jour » and the days from and to which it holds. */
export function fileNameOf(title: string, period: readonly string[], extension: string): string {
  const name = plainLetters(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${[name || 'graphique', ...new Set(period)].join('-')}.${extension}`;
}

function headOf({ label, kind }: ChartColumn): string {
  const unit = UNITS[kind];
  return unit ? `${label} (${unit})` : label;
}

function cellOf(value: ChartValue | undefined, column: ChartColumn): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : '';
  return textCell(column.kind === 'quarter' ? `${shortText(value, column)} ${value.slice(0, 4)}` : value);
}

function textCell(text: string): string {
  const safe = RUNS.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
