import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Cells that are one to who looks at a sheet: `A2:A4`. */
export type MergedRange = string;

export interface MendedWorkbook {
  file: Buffer;
  /** Of each sheet, in the order of the workbook. */
  merged: MergedRange[][];
}

const BOOK = 'xl/workbook.xml';
const KEPT = ['[Content_Types].xml', '_rels/.rels', 'xl/styles.xml', 'xl/sharedStrings.xml'];

/**
 * A workbook that the library reads, from the parts of one that other programs wrote: names without a prefix (the Open
 * XML SDK of Microsoft writes `x:row`), sheets under the names that Excel gives, each row and cell with its place, and
 * a formula whose result is no word told from one that was never calculated. What is not cells is left out.
 */
export async function mendedWorkbook(parts: ReadonlyMap<string, Buffer>): Promise<MendedWorkbook> {
  const xml = (name: string) => withoutPrefix(parts.get(name)?.toString('utf8') ?? '');
  const zip = new ZipFile();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { compress: false });
  for (const name of KEPT) if (parts.has(name)) add(name, xml(name));
  add(BOOK, xml(BOOK).replaceAll(SHEET_ID, '$1 r:id='));
  const sheets = sheetsOf(xml(BOOK), xml('xl/_rels/workbook.xml.rels')).filter(({ part }) => parts.has(part));
  add('xl/_rels/workbook.xml.rels', relationships(sheets.map(({ id }) => id)));
  const merged = sheets.map(({ part }, index) => {
    const written = xml(part);
    add(`xl/worksheets/sheet${index + 1}.xml`, placed(written.replaceAll(WORDLESS, '$1<v> </v>')));
    return [...written.matchAll(MERGED)].map(([, range]) => range!);
  });
  zip.end();
  return { file: await buffer(zip.outputStream), merged };
}

/** The sheets of a workbook in its order, each with the part that holds it. */
function sheetsOf(book: string, relations: string): { id: string; part: string }[] {
  const parts = new Map(
    [...relations.matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => {
      const target = /\sTarget=["']([^"']*)["']/.exec(tag)?.[1] ?? '';
      return [
        /\sId=["']([^"']*)["']/.exec(tag)?.[1] ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
      ] as const;
    }),
  );
  return [...book.matchAll(/<sheet\s[^>]*?\s[\w.-]+:id=["']([\w.-]+)["']/g)].map(([, id]) => ({
    id: id!,
    part: parts.get(id!) ?? '',
  }));
}

function relationships(ids: readonly string[]): string {
  const each = ids.map((id, index) => `<Relationship Id="${id}" Target="worksheets/sheet${index + 1}.xml"/>`);
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

const SHEET_ID = /(<sheet\s[^>]*?)\s[\w.-]+:id=/g;
const MERGED = /<mergeCell\s[^>]*?\bref="([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})"/g;
/** A formula that was calculated, and says no word: the library takes it for one that never was. */
const WORDLESS =
  /(<c\s(?:[^>]*\s)?t="str"[^>]*>\s*<f(?:\s[^>]*)?(?:\/>|>[^<]*<\/f>)\s*)(?:<v\s*\/>|<v>\s*<\/v>)?(?=\s*<\/c>)/g;

/** Names without the prefix of the first one. */
function withoutPrefix(xml: string): string {
  const [, prefix] = /^\uFEFF?\s*(?:<\?[^>]*\?>\s*)?<([\w.-]{1,40}):/.exec(xml) ?? [];
  if (!prefix) return xml;
  return xml.replaceAll(new RegExp(`(</?)${prefix.replaceAll(/[.-]/g, '\\$&')}:`, 'g'), '$1');
}

/** Rows and cells that do not say where they stand come after the one before them. */
function placed(xml: string): string {
  if (!/<(?:row|c)(?![^>]*\sr=)[\s/>]/.test(xml)) return xml;
  let row = 0;
  let column = 0;
  return xml.replaceAll(/<(row|c)(?=[\s/>])([^>]*?)(\/?)>/g, (_, name: string, rest: string, end: string) => {
    const said = /\sr=["']([A-Z]*)(\d+)["']/.exec(rest);
    if (name === 'row') {
      row = said ? Number(said[2]) : row + 1;
      column = 0;
      return said ? `<row${rest}${end}>` : `<row r="${row}"${rest}${end}>`;
    }
    column = said ? columnNumber(said[1]!) : column + 1;
    return said ? `<c${rest}${end}>` : `<c r="${columnName(column)}${row}"${rest}${end}>`;
  });
}

const LETTERS = 26;
const FIRST_LETTER = 64;

/** Of « AB », from 1. */
export function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * LETTERS + letter.charCodeAt(0) - FIRST_LETTER, 0);
}

function columnName(number: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + 1 + ((number - 1) % LETTERS));
  return number > LETTERS ? columnName(Math.floor((number - 1) / LETTERS)) + letter : letter;
}
