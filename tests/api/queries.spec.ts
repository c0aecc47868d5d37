import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { Query } from '@livres/api/dist/platform/database/query.js';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../factories/database.ts';
import { type Described, describeStatement } from '../factories/described-statement.ts';

type Declared = Query<never, unknown>;

const DIST = resolve(import.meta.dirname, '../../api/dist/src');

let client: pg.Client;
const database = testDatabase();
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(() => client?.end());

it('every declared query is one that the database understands, with these parameters and this row', async () => {
  const queries = await declaredQueries();
  expect(queries.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const [name, query] of queries) {
    try {
      const described = await describeStatement(client, query.text);
      expect(declaredOf(query, described)).toEqual(described);
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
    }
  }
  expect(faults).toEqual([]);
});

/** By file and name; those of a group by the group's name and theirs. */
async function declaredQueries(): Promise<[string, Declared][]> {
  const found: [string, Declared][] = [];
  for (const file of globSync('**/*.queries.js', { cwd: DIST })) {
    const take = (name: string, value: unknown): void => {
      if (value instanceof Query) found.push([name, value]);
      else if (value && typeof value === 'object')
        for (const [key, part] of Object.entries(value)) take(`${name} ${key}`, part);
    };
    take(file, { ...((await import(resolve(DIST, file))) as object) });
  }
  return found;
}

/** Whether a parameter may be null is for the statement to say, and a column that never is may be so in an outer join. */
function declaredOf({ params, row }: Declared, { row: real }: Described): Described {
  const declared = Object.entries(row).map(([name, type]) => {
    const isNullable = real[name]?.endsWith('?');
    return [name, isNullable ? type : type.replace('?', '')];
  });
  return { params: params.map((type) => type.replace('?', '')), row: Object.fromEntries(declared) };
}
