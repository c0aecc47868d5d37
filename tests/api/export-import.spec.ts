import type { ImportReport } from '@livres/api/contract';
import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { csvRows } from '@livres/api/dist/platform/tables/csv-rows.js';
import { decodedText } from '@livres/api/dist/platform/tables/text-encoding.js';
import excel from 'exceljs';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { KEPT_BY_TRIGGERS } from '../factories/kept-rows.ts';
import { type Operation, operationsOf, readOpenApi } from '../factories/open-api.ts';

/** What a spreadsheet would run, and what only looks as if an export had defused it. */
const HOSTILE = ['=1+1 ', '+33 ', '-5 ', '@SUM(A1) ', "'=1 ", "''-2 ", "'Awa ", '＝1 ', '« a ; b » ', '"x" '];
const LABELS = [
  'title',
  'name',
  'short_description',
  'organization',
  'location',
  'author_name',
  'first_name',
  'field_of_study',
  'description',
  'milestone',
  'city',
];
const EACH_WITH_BOTH = [
  'articles',
  'campaigns',
  'categories',
  'events',
  'newsletter-subscribers',
  'partners',
  'projects',
  'scholarships',
  'tags',
];

let operations: Operation[];
const api = testApi();
const admin = adminOf(api);
beforeAll(async () => {
  await api.app.get(DemoContentService).fillIfEmpty();
  for (const title of HOSTILE) await createCampaign(admin, { title: `${title}livres`, status: 'draft' });
  operations = operationsOf(await readOpenApi(api.request));
  await spoilAll();
});

/** Puts hostile beginnings before what people wrote, in every table whose rules allow that. */
async function spoilAll() {
  const dataSource = api.app.get(DataSource);
  const columns = await dataSource.query(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' AND column_name = ANY($1)
        AND table_name <> 'impact_figures' AND table_name <> ALL($2)`,
    [LABELS, KEPT_BY_TRIGGERS],
  );
  for (const { table, column } of columns)
    await dataSource
      .query(
        `UPDATE ${table} row SET ${column} = ($1::text[])[1 + turn % ${HOSTILE.length}] || ${column}
           FROM (SELECT ctid AS at, row_number() OVER ()::int AS turn FROM ${table}) turns
          WHERE row.ctid = turns.at AND ${column} <> ''`,
        [HOSTILE],
      )
      .catch(() => undefined);
}

async function exported(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { authorization: `Bearer ${await api.tokenOf('administrateur')}` };
  const answer = await fetch(`${api.url}${path}`, { headers });
  expect(answer.status, path).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The same cells, as a spreadsheet keeps them that opened the file and saved it. */
async function savedAsWorkbook(csv: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Feuille 1');
  for (const { cells } of csvRows(decodedText(Buffer.from(csv)), ';')) sheet.addRow(cells);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

async function imported(path: string, file: Uint8Array<ArrayBuffer>, name: string): Promise<ImportReport> {
  const form = new FormData();
  form.set('file', new Blob([file]), name);
  const { status, body, text } = await admin<ImportReport>(path, { method: 'POST', body: form });
  expect(status, text).toBe(200);
  return body;
}

const linesOf = (csv: Uint8Array) => Buffer.from(csv).toString().split('\r\n').toSorted();
const nothing = ({ lines }: ImportReport) => ({ created: 0, updated: 0, unchanged: lines, errors: [] });

describe('a file that was exported, and is imported as it is', () => {
  it('is asked of every kind that has both', () => {
    const has = (verb: string) => (name: string) =>
      operations.some(({ path }) => path === `/api/v1/admin/${name}/${verb}`);
    const names = operations.flatMap(
      ({ path }) => /^\/api\/v1\/admin\/([\w-]+)\/export$/.exec(path)?.[1] ?? [],
    );
    // The import of contents is one route for all kinds; « pages » have none.
    const importable = [
      'articles',
      'campaigns',
      'categories',
      'events',
      'partners',
      'projects',
      'scholarships',
      'tags',
    ];
    const both = names.filter((name) => has('import')(name) || importable.includes(name));
    expect(both.toSorted()).toEqual(EACH_WITH_BOTH);
  });

  it.each(EACH_WITH_BOTH)('changes nothing: %s', async (resource) => {
    const path = `/admin/${resource}`;
    const csv = await exported(`${path}/export`);
    const report = await imported(`${path}/import`, csv, 'fiches.csv');
    expect(report.lines).toBeGreaterThan(2);
    expect(report).toMatchObject(nothing(report));
    const workbook =
      resource === 'scholarships' ? await exported(`${path}/export?format=xlsx`) : await savedAsWorkbook(csv);
    const again = await imported(`${path}/import`, workbook, 'fiches.xlsx');
    expect(again).toMatchObject(nothing(again));
    expect(again.lines).toBe(report.lines);
    expect(linesOf(await exported(`${path}/export`))).toEqual(linesOf(csv));
  });

  it.each(['json', 'csv', 'xlsx'])(
    'changes nothing: the figures, their places and years, as %s',
    async (format) => {
      const source = `/metrics/crud/site-metrics/list_backups/?format=${format === 'json' ? 'json' : 'csv'}`;
      const file = await exported(source);
      const sent = format === 'xlsx' ? await savedAsWorkbook(file) : file;
      const report = await imported('/metrics/crud/site-metrics/bulk_update/', sent, `chiffres.${format}`);
      expect(report.lines).toBeGreaterThan(10);
      expect(report).toMatchObject(nothing(report));
    },
  );
});
