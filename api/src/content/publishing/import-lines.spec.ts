import excel, { type Worksheet } from 'exceljs';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/errors/problem.js';
import { readLines as readTableLines } from './import-lines.js';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { zipParts } from '../../platform/tables/zip-parts.js';
import { PUBLISHING_MESSAGES } from './publishing.contract.js';

const COLUMNS = {
  title: 'Titre',
  deadline: 'Date limite',
  amount: 'Montant',
  featured: 'À la une',
  url: 'Lien',
};
const HEADINGS = Object.values(COLUMNS);
const readLines = async (file: Buffer, columns: Record<string, string>) =>
  (await readTableLines(file, columns)).lines;

async function workbook(fill: (sheet: Worksheet) => void, headings: unknown[] = HEADINGS): Promise<Buffer> {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Bourses');
  sheet.addRow(headings);
  fill(sheet);
  return Buffer.from(await book.xlsx.writeBuffer());
}

function zipOf(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of parts) if (!name.endsWith('/')) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

async function refusal(file: Buffer): Promise<string> {
  const error = await readLines(file, COLUMNS).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  return (error as Problem).body().errors?.['file'] ?? '';
}

describe('the lines of a workbook', () => {
  it('are its first sheet’s, by their headings, empty rows and cells left out', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(['Bourse A', '2027-03-01', 1200, true, 'https://exemple.org']);
      sheet.addRow([]);
      sheet.addRow(['Bourse B', null, 0.5]);
    });
    expect(await readLines(file, COLUMNS)).toEqual([
      {
        number: 2,
        cells: {
          title: 'Bourse A',
          deadline: '2027-03-01',
          amount: '1200',
          featured: 'oui',
          url: 'https://exemple.org',
        },
        faults: {},
      },
      { number: 4, cells: { title: 'Bourse B', amount: '0.5' }, faults: {} },
    ]);
  });

  it('give Excel’s days as days, and its moments as it shows them', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(['Jour', new Date('2027-03-01T00:00:00Z')]);
      sheet.addRow(['Moment', new Date('2027-03-01T14:30:00Z')]);
    });
    const days = (await readLines(file, COLUMNS)).map(({ cells }) => cells['deadline']);
    expect(days).toEqual(['2027-03-01', '2027-03-01T14:30']);
  });

  it('give a formula by its value, a link and laid out words by their text', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow([
        { richText: [{ text: 'Bourse ' }, { text: 'forte', font: { bold: true } }] },
        { formula: 'DATE(2027,3,1)', result: new Date('2027-03-01T00:00:00Z') },
        { formula: '600*2', result: 1200 },
        false,
        { text: 'https://exemple.org/bourse', hyperlink: 'https://autre.example' },
      ]);
    });
    expect((await readLines(file, COLUMNS))[0]?.cells).toEqual({
      title: 'Bourse forte',
      deadline: '2027-03-01',
      amount: '1200',
      featured: 'non',
      url: 'https://exemple.org/bourse',
    });
  });

  it('say which cell the spreadsheet could not calculate', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(['Bourse', '2027-03-01', { formula: '1/0', result: { error: '#DIV/0!' } }]);
    });
    expect((await readLines(file, COLUMNS))[0]?.faults).toEqual({
      amount: PUBLISHING_MESSAGES.cell_miscalculated,
    });
  });

  it('say which formula was never calculated, and not which one says no word', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(['Bourse', '2027-03-01', { formula: '600*2' }]);
      sheet.addRow(['Autre', '2027-03-01', { formula: 'IF(A1="","","")', result: '' }]);
    });
    const lines = await readLines(file, COLUMNS);
    expect(lines.map(({ faults }) => faults)).toEqual([
      { amount: PUBLISHING_MESSAGES.cell_uncalculated },
      {},
    ]);
  });

  it('have what a merged cell says on each of its lines', async () => {
    const file = await workbook((sheet) => {
      sheet.addRows([['A', '2027-03-01', 5], ['B'], ['C'], ['D', '2027-03-02', 6]]);
      sheet.mergeCells('B2:C4');
    });
    const days = (await readLines(file, COLUMNS)).map(({ cells }) => cells['deadline']);
    expect(days).toEqual(['2027-03-01', '2027-03-01', '2027-03-01', '2027-03-02']);
  });

  it('are read as the Open XML SDK writes them: prefixed, without places, under names of its own', async () => {
    const file = await workbook((sheet) => sheet.addRow(['Bourse', '2027-03-01', 1200]));
    const parts = await zipParts(file, { bytes: 1e7, files: 100, tags: 1e6 });
    const prefixed = [...parts].map(([name, content]): [string, Buffer] => {
      const text = content.toString().replaceAll('sheet1.xml', 'feuille.xml');
      if (!/xl\/(workbook|styles|sharedStrings|worksheets\/\w+)\.xml$/.test(name))
        return [name, Buffer.from(text)];
      const written = text
        .replaceAll(/<(\/?)(\w)/g, '<$1x:$2')
        .replaceAll('xmlns=', 'xmlns:x=')
        .replaceAll(/(<x:(?:row|c)) r="[A-Z]*\d+"/g, '$1');
      return [name.replace('sheet1.xml', 'feuille.xml'), Buffer.from(written)];
    });
    const [line] = await readLines(await zipOf(new Map(prefixed)), COLUMNS);
    expect(line).toMatchObject({
      number: 2,
      cells: { title: 'Bourse', deadline: '2027-03-01', amount: '1200' },
    });
  });

  it('hold no sign that a workbook writes by its number', async () => {
    const file = await workbook((sheet) => sheet.addRow(['Un_x000D_\nDeux_x000D_ _x0009_fin']));
    expect((await readLines(file, COLUMNS))[0]?.cells['title']).toBe('Un\nDeux\n \tfin');
  });

  it('name each column that nobody reads, where it holds something', async () => {
    const file = await workbook(
      (sheet) => sheet.addRow(['Bourse', 5, '', 'oui', 'perdu']),
      ['Titre', 'Montan', 'Vide', 'Organisateur', '', 'Titre'],
    );
    expect((await readTableLines(file, COLUMNS)).unread).toEqual([
      'Montan',
      'Organisateur',
      'colonne 5, sans titre',
    ]);
  });

  it('are those of the first sheet that one sees', async () => {
    const book = new excel.Workbook();
    book.addWorksheet('Listes', { state: 'hidden' }).addRow(['Titre', 'Caché']);
    const seen = book.addWorksheet('Bourses');
    seen.addRows([HEADINGS, ['Vue']]);
    const file = Buffer.from(await book.xlsx.writeBuffer());
    expect((await readLines(file, COLUMNS)).map(({ cells }) => cells['title'])).toEqual(['Vue']);
  });

  it('lose the quote with which an export defuses a formula', async () => {
    const file = await workbook((sheet) => sheet.addRow(["'=1+1"]));
    expect((await readLines(file, COLUMNS))[0]?.cells).toEqual({ title: '=1+1' });
  });

  it('may have a heading that nobody knows, in any order', async () => {
    const file = await workbook(
      (sheet) => sheet.addRow(['?', ' 12 ', 'Bourse']),
      ['Note', 'MONTANT ', 'titre'],
    );
    expect((await readLines(file, COLUMNS))[0]?.cells).toEqual({ title: 'Bourse', amount: '12' });
  });

  it('are read beside merged cells, choice lists and filters over whole columns', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(['Bourse']);
      sheet.mergeCells('H1:J4');
      sheet.autoFilter = 'A1:E1';
      sheet.getCell('D2').dataValidation = { type: 'list', formulae: ['"oui,non"'] };
    });
    expect((await readLines(file, COLUMNS)).map(({ cells }) => cells['title'])).toEqual(['Bourse']);
  });
});

describe('the lines of a CSV file', () => {
  const csv = (text: string) => readLines(Buffer.from(text), COLUMNS);

  it('are below a title, by headings that people write in their own way', async () => {
    expect(await csv('Mes bourses, 2027\n\nTITRE;Montant (euros);A la une\nA, b, c;5;oui')).toEqual([
      { number: 4, cells: { title: 'A, b, c', amount: '5', featured: 'oui' }, faults: {} },
    ]);
  });

  it('name the one that a quote cuts, and keep the others', async () => {
    const lines = await csv('Titre;Montant;Lien\n"Bourse "A; B" C";5;x\nD;6;y');
    expect(lines.map(({ number, faults }) => [number, faults])).toEqual([
      [2, { '': PUBLISHING_MESSAGES.quote_stray }],
      [3, {}],
    ]);
  });
});

describe('a workbook is refused', () => {
  it('without a heading that is known', async () => {
    expect(await refusal(await workbook(() => undefined, ['Rien', 'de connu']))).toContain('Aucune colonne');
  });

  it('from 2 001 lines on, 2 000 being read', async () => {
    const filled = (lines: number) =>
      workbook((sheet) => {
        for (let line = 1; line <= lines; line += 1) sheet.addRow([`Bourse ${line}`]);
      });
    expect(await readLines(await filled(2000), COLUMNS)).toHaveLength(2000);
    expect(await refusal(await filled(2001))).toContain('trop de lignes');
  });

  it('where it is of an old format, or under a password', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
    expect(await refusal(old)).toContain('.xls');
  });

  it('where it is no workbook, or cut short', async () => {
    const whole = await workbook((sheet) => sheet.addRow(['Bourse']));
    expect(await refusal(Buffer.from('PK\u0003\u0004 rien de lisible'))).toContain('pas un classeur');
    expect(await refusal(whole.subarray(0, whole.length - 40))).toContain('pas un classeur');
  });
});
