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
