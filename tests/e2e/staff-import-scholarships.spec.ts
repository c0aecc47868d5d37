import { readFile } from 'node:fs/promises';
import type { ScholarshipRecord } from '@livres/api/contract';
import excel from 'exceljs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { enterPanel, toast } from './enter-panel.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

const HEADINGS = [
  'Titre',
  'Organisme',
  'Pays d’études',
  'Niveau',
  'Domaine',
  'Montant (€)',
  'Prise en charge',
  'Date limite',
  'Langues',
  'État',
];
/** 500 of them are for scholarship-import.spec.ts of the api. */
const LINES = 60;
/** So many lines are tried or written in one go. */
const PATIENCE = { timeout: 60_000 };
/** As a spreadsheet counts them, and what is wrong there. */
const FAULTS = [
  {
    line: 7,
    column: 3,
    cell: 'Certificat',
    heading: 'Niveau',
    message: 'Valeurs possibles : Licence, Master',
  },
  {
    line: 25,
    column: 7,
    cell: '',
    heading: 'Date limite',
    message: 'Indiquez la date limite de candidature.',
  },
  { line: 61, column: 5, cell: -100, heading: 'Montant (€)', message: 'Le montant ne peut être négatif' },
];

type Cell = string | number | Date;

/** The scholarships of one import, told from all others by its name. */
function linesOf(name: string, faults: typeof FAULTS): Cell[][] {
  const lines = Array.from({ length: LINES }, (_, at): Cell[] => [
    `${name} n° ${at + 1}`,
    'Fondation des Lettres',
    'France',
    'Master',
    'Bibliothéconomie',
    1000 + at,
    'Partielle',
    new Date('2031-06-30T00:00:00Z'),
    'Français : B2',
    'Ouverte',
  ]);
  for (const { line, column, cell } of faults) lines[line - 2]![column] = cell;
  return lines;
}

async function asWorkbook(lines: Cell[][]) {
  const book = new excel.Workbook();
  book
    .addWorksheet('Bourses')
    .addRows([HEADINGS, ...lines.map((line) => line.map((cell) => (cell === '' ? null : cell)))]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'bourses.xlsx', mimeType, buffer: Buffer.from(await book.xlsx.writeBuffer()) };
}

function asCsv(lines: Cell[][]) {
  const textOf = (cell: Cell) => (cell instanceof Date ? '30/06/2031' : String(cell));
  const text = [HEADINGS, ...lines.map((line) => line.map(textOf))]
    .map((line) => line.join(';'))
    .join('\r\n');
  return { name: 'bourses.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) };
}

async function openImport(page: Page, product: Product): Promise<Locator> {
  await enterPanel(page, product, '/admin/scholarships');
  await page.getByRole('button', { name: 'Importer' }).click();
  return page.getByRole('dialog', { name: 'Importer des bourses' });
}

/** The lines of the report’s table, as line, column and message. */
async function faultsShown(dialog: Locator): Promise<string[][]> {
  await dialog.getByText(/3\serreurs/).waitFor(PATIENCE);
  const rows = await dialog.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
}

function expectTheThree(shown: string[][]) {
  expect(shown.map(([line, heading]) => [line, heading])).toEqual(
    FAULTS.map(({ line, heading }) => [String(line), heading]),
  );
  for (const [at, { message }] of FAULTS.entries()) expect(shown[at]![2]).toMatch(asPrinted(message));
}

const found = async (product: Product, name: string) => {
  const call = await staffSession(product);
  const filter = encodeURIComponent(JSON.stringify({ q: name, country: 'France' }));
  return (await call<ScholarshipRecord[]>('GET', `/admin/scholarships?filter=${filter}&range=[0,999]`)).body;
};

describe('staff import scholarships', () => {
  journey(
    'from Excel: 3 bad lines are named, nothing is written; mended, all come in and go out again',
    async ({ page, product }) => {
      const name = 'Bourse Boussole';
      const dialog = await openImport(page, product);
      await dialog
        .getByLabel('Choisir un fichier Excel ou CSV')
        .setInputFiles(await asWorkbook(linesOf(name, FAULTS)));
      expectTheThree(await faultsShown(dialog));
      await expect.poll(() => dialog.getByRole('button', { name: /^Importer \d/ }).count()).toBe(0);
      expect(await found(product, name)).toEqual([]);

      await dialog.getByLabel('Choisir un autre fichier').setInputFiles(await asWorkbook(linesOf(name, [])));
      await dialog.getByText(new RegExp(`${LINES}\\sà créer`)).waitFor(PATIENCE);
      expect(await found(product, name)).toEqual([]);
      await dialog.getByRole('button', { name: `Importer ${LINES} lignes` }).click();
      await toast(page, 'Import terminé').waitFor(PATIENCE);

      const made = await found(product, name);
      expect(made).toHaveLength(LINES);
      expect(made.find(({ title }) => title === `${name} n° ${LINES}`)).toMatchObject({
        amount: 999 + LINES,
        deadline: '2031-06-30',
        status: 'active',
        is_live: true,
        language_requirements: { Français: 'B2' },
      });
      await page.getByPlaceholder('Rechercher').fill(`${name} n° ${LINES}`);
      await page.getByRole('link', { name: `${name} n° ${LINES}`, exact: true }).waitFor();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter' }).click();
      await page.getByRole('menuitem', { name: 'Classeur Excel (.xlsx)' }).click();
      const exported = await download;
      expect(exported.suggestedFilename()).toMatch(/^bourses-\d{4}-\d{2}-\d{2}\.xlsx$/);
      await page.getByRole('button', { name: 'Importer' }).click();
      const buffer = await readFile(await exported.path());
      await dialog
        .getByLabel('Choisir un fichier Excel ou CSV')
        .setInputFiles({ name: exported.suggestedFilename(), mimeType: '', buffer });
      await dialog.getByText('Ce fichier ne change rien : tout y est déjà à jour.').waitFor(PATIENCE);
    },
  );

  journey('from CSV: the same 3 lines are named', async ({ page, product }) => {
    const dialog = await openImport(page, product);
    const file = asCsv(linesOf('Bourse Sextant', FAULTS));
    await dialog.getByLabel('Choisir un fichier Excel ou CSV').setInputFiles(file);
    expectTheThree(await faultsShown(dialog));
    expect(await found(product, 'Bourse Sextant')).toEqual([]);
  });
});
