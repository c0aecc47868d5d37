import type { MergeTable } from '@livres/api/dist/people/merges/merge-tables.service.js';
import { MergeTablesService } from '@livres/api/dist/people/merges/merge-tables.service.js';
import { PersonalDataSourcesService } from '@livres/api/dist/people/personal-data/personal-data-sources.service.js';
import { RESOURCES } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, testApi } from '../factories/api.ts';
import { MARKED, markedRows } from '../factories/marked-rows.ts';
import { aGift } from '../factories/gifts.ts';
import { mergesBy } from '../factories/people.ts';

const api = testApi();
const people = mergesBy(adminOf(api));
const tablesOf = (): MergeTable[] => api.app.get(MergeTablesService, { strict: false }).all();
/** Names of columns that hold an address, as the schema calls them. */
const ADDRESS = /(^|_)(email|recipient|mailbox)$/;

describe('what a merge of people moves', () => {
  it('is said of every column of the schema that holds an address', async () => {
    const rows: { name: string }[] = await api.query(
      `SELECT c.table_name || '.' || c.column_name AS name, c.column_name AS column_name
         FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        -- Triggers make donors' rows from those that a merge moves.
        WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'donor_records' AND c.data_type IN ('text', 'character varying')`,
    );
    const held = rows.map(({ name }) => name).filter((name) => ADDRESS.test(name.split('.')[1]!));
    const said = new Set(
      tablesOf().flatMap(({ table, addresses }) =>
        Object.keys(addresses).map((column) => `${table}.${column}`),
      ),
    );
    expect(held.length).toBeGreaterThan(20);
    expect(held.filter((name) => !said.has(name))).toEqual([]);
    const known = new Set(rows.map(({ name }) => name));
    expect([...said].filter((name) => !known.has(name))).toEqual([]);
  });

  it('is said of every column by which a declaration finds a person, and of resources that there are', () => {
    const tables = api.app
      .get(PersonalDataSourcesService, { strict: false })
      .all()
      .flatMap(({ description }) => Object.entries(description.tables));
    const silent = tables.flatMap(([table, { of, merge }]) =>
      [...of.matchAll(/(?:lower\()?held\.(\w*(?:email|recipient))\)? = \$1/g)]
        .map(([, column = '']) => column)
        .filter((column) => merge?.addresses[column] === undefined)
        .map((column) => `${table}.${column}`),
    );
    expect(silent).toEqual([]);
    expect(
      tablesOf()
        .map(({ resource }) => resource)
        .filter((name) => !RESOURCES.includes(name as never)),
    ).toEqual([]);
  });

  it('can be asked of the database: identities, notes, what joins', async () => {
    for (const { table, identity, current, notes = [], joins, unaddressed } of tablesOf()) {
      const values = Object.values(identity ?? {});
      const asked = [
        ...values,
        current?.rows,
        ...notes.map(({ rows }) => rows),
        unaddressed?.rows,
        unaddressed?.id,
      ];
      const listed = asked.filter(Boolean).map((sql) => `(${sql})`);
      await api.query(`SELECT ${['1', ...listed].join(', ')} FROM ${table} held LIMIT 0`);
      for (const column of current?.columns ?? [])
        await api.query(`SELECT "${column}" FROM ${table} LIMIT 0`);
      if (joins) await api.query(`UPDATE ${table} kept SET ${joins} FROM ${table} absorbed WHERE false`);
    }
  });

  it('is every row of somebody who has one of each kind, and all of it comes back', async () => {
    const { tables, insert } = markedRows(api);
    const names = new Set(tables.map(([key]) => key.split(' ')[0]!).filter((name) => !name.includes('.')));
    const following = tablesOf().filter(
      ({ follows, table }) => follows.length > 0 && table !== 'person_merges',
    );
    const parents = ['scholarship_keepers', 'members'].filter((name) => names.has(name));
    for (const table of new Set([...parents, ...following.map(({ table: name }) => name)]))
      await insert(table);
    const kept = 'celle.qui.reste@example.org';
    await aGift(api, { email: kept });
    const counted = async (email: string) => {
      const counts: Record<string, number> = {};
      for (const { table, follows } of following)
        for (const column of follows) {
          const [row] = await api.query(
            `SELECT count(*)::int AS count FROM ${table} WHERE lower(${column}) = $1`,
            [email],
          );
          counts[`${table}.${column}`] = row.count;
        }
      return counts;
    };
    const before = await counted(MARKED);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    const { id } = await people.merge(kept, MARKED);
    expect(Object.values(await counted(MARKED)).every((count) => count === 0)).toBe(true);
    const { skipped } = await accepted(people.undo(id));
    expect(skipped).toEqual([]);
    expect(await counted(MARKED)).toEqual(before);
  });
});
