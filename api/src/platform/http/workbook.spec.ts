import excel from 'exceljs';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { toWorkbook } from './workbook.js';

/** What a spreadsheet shows in the first column, with the format of each cell. */
async function shown(texts: string[]): Promise<[unknown, string | undefined][]> {
  const rows = texts.map((text) => ({ text }));
  const file = toWorkbook({ name: 'Essai', columns: { text: 'Texte' }, dates: [], rows });
  const workbook = new excel.Workbook();
  await workbook.xlsx.load((await buffer(file)).buffer);
  const sheet = workbook.worksheets[0];
  return texts.map((_, index) => {
    const { value, numFmt } = sheet.getCell(index + 2, 1);
    return [value, numFmt];
  });
}

it('a telephone number is a text as it is, without a quote before it', async () => {
  const phones = ['+33 6 12 34 56 78', '+33612345678', '+237 (0) 6.99'];
  expect(await shown(phones)).toEqual(phones.map((phone) => [phone, '@']));
});

it('what a spreadsheet would run is defused', async () => {
  const formulas = ['=1+1', '+A1', '+1+cmd', '+33-1', '-2', '@SUM(A1)'];
  expect((await shown(formulas)).map(([value]) => value)).toEqual(formulas.map((text) => `'${text}`));
});
