import { PersonalDataSourcesService } from '@livres/api/dist/people/personal-data/personal-data-sources.service.js';
import { DataSource } from 'typeorm';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { impersonalColumns } from '../factories/impersonal-columns.ts';

const TEXTS = [
  'text',
  'character varying',
  'jsonb',
  'json',
  'ARRAY',
  'bytea',
  'inet',
  'cidr',
  'USER-DEFINED',
  'xml',
];

let columns: Set<string>;
let declared: Set<string>;
const api = testApi();
beforeAll(async () => {
  const rows: { name: string }[] = await api.query(
    `SELECT CASE c.table_schema WHEN 'public' THEN '' ELSE c.table_schema || '.' END || c.table_name || '.' || c.column_name AS name
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema NOT IN ('pg_catalog', 'information_schema') AND t.table_type = 'BASE TABLE'
        AND c.data_type = ANY($1) AND c.table_name !~ '^queue_stats_\\d+$'`,
    [TEXTS],
  );
  columns = new Set(rows.map(({ name }) => name));
  declared = new Set(
    api.app
      .get(PersonalDataSourcesService, { strict: false })
      .all()
      .flatMap(({ description }) => Object.entries(description.tables))
      .flatMap(([key, table]) =>
        [
          ...Object.keys(table.columns),
          ...Object.keys(table.hidden ?? {}),
          ...(table.kept?.columns ?? []),
        ].map((column) => `${key.split(' ')[0]}.${column}`),
      ),
  );
});

it('every text of the database belongs to a declared source, or is said not to be personal', () => {
  const impersonal = impersonalColumns();
  expect(columns.size).toBeGreaterThan(300);
  expect(declared.size).toBeGreaterThan(150);
  expect([...columns].filter((name) => !declared.has(name) && !impersonal.has(name))).toEqual([]);
});

it('nothing is both personal and not, and what is said not to be exists', () => {
  const impersonal = [...impersonalColumns()];
  expect(impersonal.filter((name) => declared.has(name))).toEqual([]);
  expect(impersonal.filter((name) => !columns.has(name) && !name.startsWith('jobs.'))).toEqual([]);
});

it('every declared column exists, and every query of a declaration can be asked', async () => {
  const database = api.app.get(DataSource);
  for (const { description } of api.app.get(PersonalDataSourcesService, { strict: false }).all()) {
    for (const [key, table] of Object.entries(description.tables)) {
      const named = [
        ...Object.keys(table.columns),
        ...Object.keys(table.hidden ?? {}),
        ...(table.kept?.columns ?? []),
      ];
      await database.query(
        `SELECT ${named.map((column) => `held."${column}"`).join(', ')} FROM ${key.split(' ')[0]} held
          WHERE (${table.of}) AND (${table.kept?.rows ?? 'true'}) AND (${table.erasedRows ?? 'true'})`,
        ['personne@example.org'],
      );
    }
    expect(description.purpose.length).toBeGreaterThan(20);
    for (const { what, period } of description.retention)
      expect([what, Object.keys(period).length]).toEqual([what, 1]);
  }
});
