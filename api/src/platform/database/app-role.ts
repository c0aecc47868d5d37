import pg from 'pg';
import type { DataSource } from 'typeorm';
import { databaseErrors } from './database.errors.js';

/** PostgreSQL's own codes; the last one where another process grants the same at this moment. */
const UNKNOWN_OR_WRONG_PASSWORD = ['28000', '28P01'];
const NOT_ALLOWED = '42501';
const CHANGED_MEANWHILE = 'XX000';
const SCHEMAS = ['public', 'jobs'];
/** What the migrations keep of themselves is read, by /admin/system-tests, and nothing more. */
const READ_ONLY = ['migrations', 'typeorm_metadata'];

/**
 * Makes the role that the api runs under, where it cannot log in yet, and gives it its rights: rows of tables, and no
 * change to rows of those whose triggers refuse it. It owns nothing of ours: it can neither change a table nor switch a
 * trigger off. Tables of later migrations have their rights by default.
 */
export async function provideAppRole(owner: DataSource, appUrl: string): Promise<void> {
  const { role, password } = accountOf(appUrl);
  if (await isOwnRole(owner, role)) return;
  if (!(await canLogIn(appUrl))) await makeRole(owner, role, password);
  if (await isMighty(owner, role)) throw databaseErrors.appRoleTooStrong(role);
  await grantRights(owner, role);
  await letTryBackups(owner, role);
}

/**
 * A backup is tried in a database of its own, which the worker makes and drops under this role. Where the owner may not
 * give that right, the check of backups says it.
 */
async function letTryBackups(owner: DataSource, role: string): Promise<void> {
  const [row] = await owner.query<{ statement: string }[]>(
    `SELECT format('ALTER ROLE %I CREATEDB', rolname) AS statement FROM pg_roles
      WHERE rolname = $1 AND NOT rolcreatedb`,
    [role],
  );
  if (!row) return;
  try {
    await owner.query(row.statement);
  } catch (error) {
    if (![NOT_ALLOWED, CHANGED_MEANWHILE].includes((error as { code?: string }).code ?? '')) throw error;
  }
}

function accountOf(url: string): { role: string; password: string } {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function isOwnRole(owner: DataSource, role: string): Promise<boolean> {
  const [row] = await owner.query<{ is_own: boolean }[]>('SELECT current_user = $1 AS is_own', [role]);
  return row!.is_own;
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (UNKNOWN_OR_WRONG_PASSWORD.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeRole(owner: DataSource, role: string, password: string): Promise<void> {
  const [known] = await owner.query<unknown[]>('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = known ? 'ALTER' : 'CREATE';
  const [quoted] = await owner.query<{ role: string; password: string }[]>(
    'SELECT quote_ident($1) AS role, quote_literal($2) AS password',
    [role, password],
  );
  try {
    await owner.query(`${verb} ROLE ${quoted!.role} LOGIN PASSWORD ${quoted!.password}`);
  } catch (error) {
    if ((error as { code?: string }).code === NOT_ALLOWED) throw databaseErrors.appRoleMissing(role);
    throw error;
  }
}

/** Whether it could do what the owner does, or more. */
async function isMighty(owner: DataSource, role: string): Promise<boolean> {
  const [row] = await owner.query<{ is_mighty: boolean }[]>(
    `SELECT rolsuper OR rolcreaterole OR rolbypassrls OR rolreplication OR pg_has_role(oid, current_user, 'MEMBER')
              AS is_mighty FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  return row?.is_mighty ?? true;
}

async function grantRights(owner: DataSource, name: string): Promise<void> {
  const [quoted] = await owner.query<{ role: string }[]>('SELECT quote_ident($1) AS role', [name]);
  const { role } = quoted!;
  const kept = await keptTables(owner);
  await owner.transaction(async (tx) => {
    for (const schema of SCHEMAS) {
      const rows = 'SELECT, INSERT, UPDATE, DELETE ON';
      await tx.query(`REVOKE CREATE ON SCHEMA ${schema} FROM PUBLIC`);
      await tx.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
      await tx.query(`GRANT ${rows} ALL TABLES IN SCHEMA ${schema} TO ${role}`);
      await tx.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`);
      const byDefault = `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT`;
      await tx.query(`${byDefault} ${rows} TABLES TO ${role}`);
      await tx.query(`${byDefault} USAGE, SELECT ON SEQUENCES TO ${role}`);
    }
    for (const { table, rights } of kept) await tx.query(`REVOKE ${rights} ON ${table} FROM ${role}`);
  });
}

/** Tables whose rows triggers keep from being updated or deleted, and which of both; and those of the migrations. */
async function keptTables(owner: DataSource): Promise<{ table: string; rights: string }[]> {
  const kept = await owner.query<{ table: string; rights: string }[]>(
    `SELECT tgrelid::regclass::text AS table,
            concat_ws(', ', CASE WHEN bool_or(tgtype & 16 > 0) THEN 'UPDATE' END,
                            CASE WHEN bool_or(tgtype & 8 > 0) THEN 'DELETE' END) AS rights
       FROM pg_trigger WHERE tgfoid = 'refuse_change'::regproc AND tgtype & 24 > 0 GROUP BY 1`,
  );
  const own = await owner.query<{ table: string }[]>(
    `SELECT format('%I', tablename) AS table FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY($1)`,
    [READ_ONLY],
  );
  return [...kept, ...own.map(({ table }) => ({ table, rights: 'INSERT, UPDATE, DELETE' }))];
}

/** The role that a connection runs under, and whether it could change tables and switch triggers off. */
export async function connectedRole(dataSource: DataSource): Promise<{ name: string; owns: boolean }> {
  const [row] = await dataSource.query<{ name: string; owns: boolean }[]>(
    `SELECT current_user AS name, rolsuper OR EXISTS (
              SELECT FROM pg_class WHERE relnamespace = ANY($1::regnamespace[]) AND relkind IN ('r', 'p', 'v')
                 AND pg_has_role(relowner, 'MEMBER')) AS owns
       FROM pg_roles WHERE rolname = current_user`,
    [SCHEMAS],
  );
  return row!;
}
