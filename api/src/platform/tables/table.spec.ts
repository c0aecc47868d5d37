import { describe, expect, it } from 'vitest';
import { plainHeading, readHeadings } from './headings.js';
import { readTable } from './table.js';

const KNOWN = ['date', 'libelle', 'montant'];
const knows = (cells: readonly string[]) => cells.filter((cell) => KNOWN.includes(plainHeading(cell))).length;
const read = async (file: string | Buffer) => {
  const { rows, heading } = await readTable(Buffer.from(file), knows);
  return rows.slice(heading).map(({ cells }) => cells);
};
const TABLE = [
  ['Date', 'Libellé', 'Montant'],
  ['12/11/2026', 'DON DE HÉLÈNE', '50,00'],
];
const TEXT = TABLE.map((cells) => cells.join(';')).join('\n');
/** As an old Mac writes « é É È ». */
const MAC = Buffer.from(
  TEXT.replaceAll('é', '\u008e').replaceAll('É', '\u0083').replaceAll('È', '\u00e9'),
  'latin1',
);

describe('a table', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['windows-1252', Buffer.from(TEXT, 'latin1')],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ])('is read in %s', async (_, file) => expect(await read(file)).toEqual(TABLE));

  it('of an old Mac is read with its accents', async () => {
    const [heading] = await read(Buffer.from(MAC.toString('latin1').replaceAll('\n', '\r'), 'latin1'));
    expect(heading).toEqual(['Date', 'Libellé', 'Montant']);
  });

  it.each([
    ['commas in most words', 'Date;Libellé;Montant\n12/11/2026;A, B, C, D, E;5,00', 'A, B, C, D, E'],
    ['tabs', 'Date\tLibellé\tMontant\n12/11/2026\tA; B, C\t5,00', 'A; B, C'],
    ['what Excel announces', 'sep=|\r\nDate|Libellé|Montant\r\n12/11/2026|A; B|5,00', 'A; B'],
    ['semicolons, whatever is announced', 'sep=,\nDate;Libellé;Montant\n12/11/2026;A;5,00', 'A'],
    [
      'a title above it, with commas',
      'Relevé du compte, édité le 1, 2, 3\n\nSolde;12,00\nDate;Libellé;Montant\n12/11/2026;A;5,00',
      'A',
    ],
  ])('is parted where its headings are found, with %s', async (_, text, words) => {
    expect((await read(text))[1]?.[1]).toBe(words);
  });

  it.each([
    ['12/11/2026;"LES AMIS" DON;50,00', ['"LES AMIS" DON', 'B']],
    ['12/11/2026;ECRAN 5";50,00', ['ECRAN 5"', 'B']],
    ['12/11/2026;"jamais fermé;50,00', ['"jamais fermé', 'B']],
    ['12/11/2026;"dit ""ami"" ; ici";50,00', ['dit "ami" ; ici', 'B']],
    ['12/11/2026;"deux\nlignes ; ici";50,00', ['deux\nlignes ; ici', 'B']],
    ['12/11/2026;"ouvert;50,00\n13/11/2026;fermé";5', ['"ouvert', 'fermé"', 'B']],
  ])('has quotes that spoil no other row: %s', async (rows, words) => {
    const table = await read(`Date;Libellé;Montant\n${rows}\n14/11/2026;B;20,00`);
    expect(table.slice(1).map(([, said]) => said)).toEqual(words);
  });

  it('says which row a quote cuts elsewhere than was meant', async () => {
    const { rows } = await readTable(
      Buffer.from('Date;Libellé;Montant\n12/11/2026;"A" ; B" ; C;5\n13/11/2026;"B" C;5'),
      knows,
    );
    expect(rows.map(({ hasStrayQuote, cells }) => [hasStrayQuote ?? false, cells.length])).toEqual([
      [false, 3],
      [true, 5],
      [true, 3],
    ]);
  });

  it.each([
    ['a million quotes', '";""\n'.repeat(250_000)],
    ['one row of cells without end', '"a";'.repeat(200_000)],
    ['one row of cells of two lines each', '"a\nb";'.repeat(200_000)],
  ])('of %s is read at once', async (_, rows) => {
    await expect(read(`Date;Libellé;Montant\n${rows}`)).resolves.toBeDefined();
  });
});

describe('headings', () => {
  const COLUMNS = {
    amount: 'Montant (€)',
    country: 'Pays d’études',
    months: 'Durée (mois)',
    years: 'Durée (ans)',
  };

  it.each([
    ['Montant (€)', 'amount'],
    ['montant', 'amount'],
    ['MONTANT (euros)', 'amount'],
    ["Pays d'études", 'country'],
    ['Pays d’etudes ', 'country'],
    ['Durée (mois)', 'months'],
    ['Durée', undefined],
    ['Montants', undefined],
    ['', undefined],
  ])('« %s » is %s', (heading, field) => expect(readHeadings([heading], COLUMNS)).toEqual([field]));

  it('give a field to one column, word for word first', () => {
    expect(readHeadings(['Montant', 'Montant (€)', 'Montant (€)'], COLUMNS)).toEqual([
      undefined,
      'amount',
      undefined,
    ]);
  });
});
