import type pg from 'pg';
import type { BackupArchiveReader } from './backup-archive.reader.js';
import { type BackupManifest, type CopiedTable, tableEntry } from './backup-manifest.rules.js';
import { backupErrors as errors } from './backups.errors.js';
import {
  connect,
  digestOf,
  isCopied,
  jobsVersion,
  qualified,
  quoted,
  SCHEMAS,
  type TableShape,
  tablesOf,
  writeRows,
} from './database-copy.js';

/** Fills a database whose schema is the backup's, in one transaction: all of it, or nothing. */
export async function loadBackup(url: string, archive: BackupArchiveReader): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('BEGIN');
    const target = await targetOf(client, archive.manifest);
    const keys = await dropForeignKeys(client);
    const triggers = await switchTriggers(client, 'DISABLE');
    await client.query(`TRUNCATE ${(await tablesOf(client)).map(qualified).join(', ')}`);
    for (const { from, into } of target) {
      if (isSame(from, into)) await writeRows(client, into, await archive.read(tableEntry(from)));
      else await loadCommonColumns(client, from, into, archive);
    }
    for (const { schema, name, last_value, is_called } of archive.manifest.sequences)
      await client.query('SELECT setval(to_regclass($1), $2, $3)', [
        qualified({ schema, name }),
        last_value,
        is_called,
      ]);
    // The rows are checked against one another as the keys are made again.
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    await switchTriggers(client, 'ENABLE', triggers);
    await refreshViews(client);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Reads the loaded rows again, and throws where a table does not give what was saved. */
export async function verifyLoaded(url: string, { tables, jobs_version }: BackupManifest): Promise<void> {
  const client = await connect(url);
  try {
    const isSameJobs = (await jobsVersion(client)) === jobs_version;
    const differing: string[] = [];
    for (const table of tables.filter(isCopied).filter(({ schema }) => schema === 'public' || isSameJobs)) {
      const { rows, sha256 } = await digestOf(client, table);
      if (rows !== table.rows || sha256 !== table.sha256) differing.push(`${table.schema}.${table.name}`);
    }
    if (differing.length > 0) throw errors.differs(differing);
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Target {
  from: CopiedTable;
  into: TableShape;
}

/** Where the rows of each table go; the tables of pg-boss may be those of a later version. */
async function targetOf(
  client: pg.Client,
  { tables, jobs_version, version }: BackupManifest,
): Promise<Target[]> {
  if ((await jobsVersion(client)) < jobs_version) throw errors.otherVersion(version);
  const ours = new Map((await tablesOf(client)).map((table) => [qualified(table), table]));
  return tables.filter(isCopied).flatMap((from) => {
    const into = ours.get(qualified(from));
    if (into && (isSame(from, into) || from.schema !== 'public')) return [{ from, into }];
    // What a later version of pg-boss has no more is its own.
    if (from.schema !== 'public') return [];
    throw errors.differs([from.name]);
  });
}

const isSame = (one: TableShape, other: TableShape) =>
  one.columns.length === other.columns.length && one.columns.every((name) => other.columns.includes(name));

/** Through a table of the backup's own columns, as text; types are those of the table that takes them. */
async function loadCommonColumns(
  client: pg.Client,
  from: CopiedTable,
  into: TableShape,
  archive: BackupArchiveReader,
): Promise<void> {
  const common = from.columns.filter((name) => into.columns.includes(name));
  const passing = { schema: 'pg_temp', name: 'passing', columns: from.columns };
  const list = common.map(quoted).join(', ');
  await client.query(
    `CREATE TEMPORARY TABLE passing ON COMMIT DROP AS SELECT ${list} FROM ${qualified(into)} WITH NO DATA`,
  );
  for (const name of from.columns.filter((one) => !common.includes(one)))
    await client.query(`ALTER TABLE pg_temp.passing ADD COLUMN ${quoted(name)} text`);
  await writeRows(client, passing, await archive.read(tableEntry(from)));
  await client.query(`INSERT INTO ${qualified(into)} (${list}) SELECT ${list} FROM pg_temp.passing`);
  await client.query('DROP TABLE pg_temp.passing');
}

interface Key {
  table: string;
  name: string;
  definition: string;
}

async function dropForeignKeys(client: pg.Client): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = ANY($1::regnamespace[])
      ORDER BY conrelid, oid`,
    [SCHEMAS],
  );
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return rows;
}

/** Those that are on, by table: they would refuse, or do again, what was done when the rows were written. */
async function switchTriggers(
  client: pg.Client,
  verb: 'DISABLE' | 'ENABLE',
  known?: readonly string[],
): Promise<string[]> {
  const statements = known ?? (await triggersOf(client));
  for (const one of statements) await client.query(one.replace('SWITCH', verb));
  return [...statements];
}

async function triggersOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('ALTER TABLE %s SWITCH TRIGGER %I', tgrelid::regclass, tgname) AS statement
       FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
      WHERE NOT tgisinternal AND tgenabled = 'O' AND tgparentid = 0 AND relnamespace = ANY($1::regnamespace[])
      ORDER BY tgrelid, tgname`,
    [SCHEMAS],
  );
  return rows.map(({ statement }) => statement);
}

/** In the order in which they were made: one may be made of another. */
async function refreshViews(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ view: string }>(
    `SELECT oid::regclass::text AS view FROM pg_class
      WHERE relkind = 'm' AND relnamespace = ANY($1::regnamespace[]) ORDER BY oid`,
    [SCHEMAS],
  );
  for (const { view } of rows) await client.query(`REFRESH MATERIALIZED VIEW ${view}`);
}
