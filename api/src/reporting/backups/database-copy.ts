import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { JOBS_SCHEMA } from '../../platform/database/migrate.js';
import type { CopiedSequence, CopiedTable } from './backup-manifest.rules.js';
import { DigestStream } from './digest-stream.js';

export const SCHEMAS = ['public', JOBS_SCHEMA];
/** pg-boss writes these itself: its version, and figures by day whose tables it makes as days go by. */
const OF_THE_LIBRARY = ['jobs.version', 'jobs.queue_stats'];
/** The key that names the visitors of a day goes at midnight, after which nobody can name them: no copy outlives it. */
const NEVER_COPIED = ['public.visit_day_keys'];
const LEFT_OUT = [...OF_THE_LIBRARY, ...NEVER_COPIED];

export type TableShape = Pick<CopiedTable, 'schema' | 'name' | 'columns'>;

/** What text looks like must not depend on the server, nor the order of rows on chance. */
const SAME_TEXT_EVERYWHERE = [
  'statement_timeout = 0',
  'lock_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  'extra_float_digits = 1',
  'synchronize_seqscans = off',
  'max_parallel_workers_per_gather = 0',
];

export const quoted = (name: string) => pg.escapeIdentifier(name);
export const qualified = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`;
const columnsOf = ({ columns }: TableShape) => columns.map(quoted).join(', ');

/** A connection whose reads and writes of tables are the same on any server. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'livres-en-partage-backup',
    keepAlive: true,
  });
  // What was asked of it fails then, which is where it is noticed.
  client.on('error', () => undefined);
  await client.connect();
  for (const setting of SAME_TEXT_EVERYWHERE) await client.query(`SET ${setting}`);
  return client;
}

/** Every table that is copied, with the columns that are kept in it; generated ones make themselves. */
export async function tablesOf(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        AND NOT n.nspname || '.' || c.relname = ANY($2)
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [SCHEMAS, LEFT_OUT],
  );
  return rows;
}

/** Whether a backup may bring the rows of a table; earlier ones hold some that are left out today. */
export const isCopied = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>): boolean =>
  !LEFT_OUT.includes(`${schema}.${name}`);

export async function sequencesOf(client: pg.Client): Promise<CopiedSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1, 2`,
    [SCHEMAS],
  );
  const read: CopiedSequence[] = [];
  for (const sequence of rows) {
    const { rows: now } = await client.query<Pick<CopiedSequence, 'last_value' | 'is_called'>>(
      `SELECT last_value::text, is_called FROM ${qualified(sequence)}`,
    );
    read.push({ ...sequence, ...now[0]! });
  }
  return read;
}

/** The rows of a table, one a line, in the text form of COPY. */
export function readRows(client: pg.Client, table: TableShape): Readable {
  return client.query(copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${qualified(table)}) TO STDOUT`));
}

export async function writeRows(client: pg.Client, table: TableShape, rows: Readable): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`COPY ${qualified(table)} (${columnsOf(table)}) FROM STDIN`)));
}

/** How a table reads now: how many rows, and the SHA-256 of them in their order. */
export async function digestOf(client: pg.Client, table: TableShape) {
  const digest = new DigestStream();
  digest.resume();
  await pipeline(readRows(client, table), digest);
  return { rows: digest.lines, sha256: digest.sha256() };
}

/** The version of pg-boss's schema; 0 where it has made none. */
export async function jobsVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `SELECT to_regclass('${JOBS_SCHEMA}.version') IS NOT NULL AS is_there`,
  );
  if (!rows[0]!.is_there) return 0;
  const { rows: versions } = await client.query<{ version: number }>(
    `SELECT version FROM ${JOBS_SCHEMA}.version`,
  );
  return versions[0]?.version ?? 0;
}
