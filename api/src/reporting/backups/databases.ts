import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { backupErrors as errors } from './backups.errors.js';
import { quoted } from './database-copy.js';

/** How databases that are being filled are called, before their second of birth. */
const BUILT = 'livres_restored_';
/** PostgreSQL's own codes. */
const NOT_ALLOWED = '42501';
const UNKNOWN_DATABASE = '3D000';
const IN_USE = '55006';

export const databaseOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

/** The databases of a server, seen from beside them. */
export class Databases {
  constructor(
    private readonly client: pg.Client,
    private readonly url: string,
  ) {}

  /** A new one, empty, until it is dropped or exchanged. */
  async create(): Promise<{ name: string; url: string }> {
    const name = `${BUILT}${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}`;
    try {
      await this.client.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0 ENCODING 'UTF8'`);
    } catch (error) {
      if (codeOf(error) === NOT_ALLOWED)
        throw errors.mayNotCreate(decodeURIComponent(new URL(this.url).username));
      throw error;
    }
    return { name, url: this.urlOf(name) };
  }

  async drop(name: string): Promise<void> {
    await this.client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
  }

  /** What a restore or a check that was killed left behind, a day ago or more. */
  async dropLeftovers(): Promise<void> {
    const { rows } = await this.client.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database d
        WHERE substring(datname FROM '^${BUILT}(\\d{10})_[0-9a-f]{8}$')::bigint < extract(epoch FROM now()) - 86400
          AND pg_has_role(datdba, 'MEMBER')
          AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datid = d.oid)`,
    );
    for (const { name } of rows) await this.drop(name);
  }

  /** Whether nothing is in it, or it is not there. */
  async isEmpty(name: string): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.urlOf(name), connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      const { rows } = await client.query(
        `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
          WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' AND relkind IN ('r', 'p') LIMIT 1`,
      );
      return rows.length === 0;
    } catch (error) {
      if (codeOf(error) === UNKNOWN_DATABASE) return true;
      throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async refuseRunning(name: string): Promise<void> {
    const { rows } = await this.client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = $1 AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      [name],
    );
    if (rows[0]!.count > 0) throw errors.inUse(name, rows[0]!.count);
  }

  /** Gives `built` the name of the other, at once; answers the new name of the one of before. */
  async exchange(name: string, built: string): Promise<string | null> {
    const aside = `${name}_before_${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
    const { rows } = await this.client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    try {
      await this.client.query('BEGIN');
      if (rows.length > 0)
        await this.client.query(`ALTER DATABASE ${quoted(name)} RENAME TO ${quoted(aside)}`);
      await this.client.query(`ALTER DATABASE ${quoted(built)} RENAME TO ${quoted(name)}`);
      await this.client.query('COMMIT');
    } catch (error) {
      await this.client.query('ROLLBACK');
      if (codeOf(error) === IN_USE) throw errors.inUse(name, 1);
      throw error;
    }
    return rows.length > 0 ? aside : null;
  }

  private urlOf(name: string): string {
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return url.href;
  }
}

/** On the server of an address, connected to a database that nobody renames. */
export async function besides<T>(url: string, work: (databases: Databases) => Promise<T>): Promise<T> {
  const client = await connectBeside(url);
  try {
    const databases = new Databases(client, url);
    await databases.dropLeftovers();
    return await work(databases);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connectBeside(url: string): Promise<pg.Client> {
  const beside = new URL(url);
  for (const name of ['postgres', 'template1']) {
    beside.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: beside.href, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (name === 'template1' || codeOf(error) !== UNKNOWN_DATABASE) throw error;
    }
  }
  throw new Error('unreachable');
}

const codeOf = (error: unknown) => (error as { code?: string }).code;
