const EXTENSIONS = ['pg_trgm', 'unaccent'];

/** What a database is and what its role may do there; throws where it does not answer within five seconds. */
export async function lookAtDatabase(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  try {
    await client.connect();
    const one = async (query, values) => (await client.query(query, values)).rows[0];
    const server = await one(
      `SELECT current_setting('server_version_num')::int AS number, split_part(version(), ' ', 2) AS version,
              extract(epoch FROM clock_timestamp())::float * 1000 AS now,
              (SELECT count(*)::int FROM pg_available_extensions WHERE name = ANY($1)) = $2 AS extensions`,
      [EXTENSIONS, EXTENSIONS.length],
    );
    const role = await one(
      `SELECT current_user AS name, rolsuper OR rolcreatedb AS creates_databases,
              has_schema_privilege('public', 'CREATE') AS creates_tables FROM pg_roles WHERE rolname = current_user`,
    );
    const is = (table) => one(`SELECT has_table_privilege(to_regclass($1)::oid, 'SELECT') AS here`, [table]);
    const migrated = (await is('migrations')).here
      ? (await client.query('SELECT name FROM migrations')).rows.map(({ name }) => name)
      : null;
    const backup = (await is('backup_runs')).here
      ? await one(
          `SELECT extract(epoch FROM now() - succeeded_at)::float / 3600 AS hours, failure FROM backup_runs WHERE kind = 'backup'`,
        )
      : null;
    return { ...server, role, migrated, backup };
  } finally {
    await client.end().catch(() => undefined);
  }
}
