import excel, { type Worksheet } from 'exceljs';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/errors/problem.js';
import { readLines } from './import-lines.js';
import { PUBLISHING_MESSAGES } from './publishing.contract.js';

const COLUMNS = {
  title: 'Titre',
  deadline: 'Date limite',
  amount: 'Montant',
  featured: 'À la une',
  url: 'Lien',
};
const HEADINGS = Object.values(COLUMNS);

async function workbook(fill: (sheet: Worksheet) => void, headings: unknown[] = HEADINGS): Promise<Buffer> {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Bourses');
  sheet.addRow(headings);
  fill(sheet);
  return Buffer.from(await book.xlsx.writeBuffer());
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
