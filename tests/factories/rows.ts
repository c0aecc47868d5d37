import { DataSource } from 'typeorm';
import type { TestApi } from './api.ts';
import pg from 'pg';

/** What a query answers, by a connection of its own. */
export async function rowsOf<Row = Record<string, unknown>>(
  url: string,
  query: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Writes a row as it is given; `into` is an api or a transaction. */
export async function insertRow(
  into: { query(sql: string, values: unknown[]): Promise<unknown> },
  table: string,
  row: Record<string, unknown>,
): Promise<unknown> {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`).join(', ');
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values}) RETURNING *`;
  return into.query(sql, Object.values(row));
}

/** The tables of the database, every schema and queue included, that hold these words. */
export async function tablesHolding(api: TestApi, words: string): Promise<string[]> {
  const database = api.app.get(DataSource);
  const tables: { name: string }[] = await database.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const held: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.query(
      `SELECT count(*)::int AS count FROM ${name} one WHERE one::text LIKE '%' || $1 || '%'`,
      [words],
    );
    if (row.count > 0) held.push(name);
  }
  return held;
}
