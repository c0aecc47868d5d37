import { stringify } from 'csv-stringify/sync';
import { defuseFormula } from './formulas.js';

/**
 * Rows as a CSV file that French spreadsheets open as it is (semicolons, byte order mark); cells that a spreadsheet
 * would run as a formula are defused.
 */
export function toCsv(columns: Record<string, string>, rows: object[]): string {
  return stringify(rows, {
    header: true,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header })),
    delimiter: ';',
    bom: true,
    record_delimiter: 'windows',
    // It only looks for the whole end of a line by itself: a text of several lines would become several.
    quoted_match: /[\r\n]/,
    cast: {
      string: (value) => defuseFormula(value),
      boolean: (value) => (value ? 'oui' : 'non'),
      number: (value) => String(value).replace('.', ','),
    },
  });
}
