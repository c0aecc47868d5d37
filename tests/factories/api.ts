import { rmSync } from 'node:fs';
import type { AccessGranted, Role } from '@livres/api/contract';
import { DataSource } from 'typeorm';
import { differingRows } from './kept-rows.ts';
import { OF_A_BUSY_MACHINE } from './busy-machine.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { freshRedis } from './redis.ts';
import { type Answer, type Request, requestOn } from './requests.ts';
import { running } from './running.ts';
import { enrolled } from './second-factor.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

export { requestOn, type Answer, type Ask, type Request } from './requests.ts';

export const ADMIN_ACCESS_CODE = 'code-des-essais-2026';

export interface TestApi {
  /** Ends with /api/v1. */
  url: string;
  /** Without /api/v1, for /health/live. */
  origin: string;
  databaseUrl: string;
  varFolder: string;
  /** The Nest application itself, for what HTTP does not show. */
  app: Awaited<ReturnType<typeof boot>>;
  /** Runs SQL as the api's own role. */
  query: DataSource['query'];
  /** The same, with each `${value}` as a parameter. */
  sql: DataSource['sql'];
  /** Asks a path below /api/v1 as a stranger, or with a token. */
  request: Request;
  /** Asks as a member of staff of this role, signed in once per api. */
  asStaff(role: Role): Promise<Request>;
  /** The session's token of this role. */
  tokenOf(role: Role): Promise<string>;
  close(): Promise<void>;
}

export interface ApiOverrides {
  env?: Record<string, string | undefined>;
  /** Serve an existing database, which the caller drops. */
  database?: TestDatabase;
}

/** The built api on a free port, with a database and a folder of its own unless one is given. */
export async function startApi({ env = {}, database }: ApiOverrides = {}): Promise<TestApi> {
  const own = database ? undefined : await createDatabase();
  const varFolder = temporaryFolder('api');
  const { url: databaseUrl, appUrl = databaseUrl } = (database ?? own)!;
  try {
    const app = await boot({
      APP_NAME: 'Livres en partage',
      APP_URL: 'http://localhost:3000',
      API_URL: 'http://localhost:3000/api/v1',
      ADMIN_ACCESS_CODE,
      ENVIRONMENT: 'development',
      DATABASE_URL: appUrl,
      REDIS_URL: await freshRedis(),
      VAR_DIR: varFolder,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
      ...OF_A_BUSY_MACHINE,
      BACKUP_EVERY_NIGHT: 'false',
      ...env,
    });
    await app.listen(0, '127.0.0.1');
    const origin = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    const request = requestOn(`${origin}/api/v1`);
    const tokenOf = staffTokens(request, env['ENVIRONMENT'] === 'production');
    const asStaff = async (role: Role): Promise<Request> => {
      const token = await tokenOf(role);
      return (path, ask) => request(path, { token, ...ask });
    };
    const close = async () => {
      // A database that a test took away has nothing to compare.
      const differing = own ? await differingRows(app.get(DataSource)).catch(() => []) : [];
      await app.close();
      await own?.drop();
      rmSync(varFolder, { recursive: true, force: true });
      if (differing.length > 0)
        throw new Error(`Rows are not what they are made from: ${JSON.stringify(differing)}`);
    };
    const source = app.get(DataSource);
    const query = source.query.bind(source);
    const sql = source.sql.bind(source);
    const url = `${origin}/api/v1`;
    return { url, origin, databaseUrl, varFolder, app, query, sql, request, tokenOf, asStaff, close };
  } catch (error) {
    await own?.drop();
    rmSync(varFolder, { recursive: true, force: true });
    throw error;
  }
}

type Environment = NonNullable<ApiOverrides['env']>;

/** The api of a spec file, which starts before its tests and is closed after them. */
export function testApi(env: Environment | (() => Environment) = {}, database?: TestDatabase): TestApi {
  return running(() =>
    startApi({ env: typeof env === 'function' ? env() : env, ...(database && { database }) }),
  );
}

/** Asks an api, which may be yet to start, as a member of staff of this role. */
export function staffOf(api: TestApi, role: Role): Request {
  return async (path, ask) => (await api.asStaff(role))(path, ask);
}

export const adminOf = (api: TestApi): Request => staffOf(api, 'administrateur');

/** Writes a record anew. */
export function put<T = any>(by: Request, path: string, body: unknown): Promise<Answer<T>> {
  return by<T>(path, { method: 'PUT', body });
}

/** Changes some of a record. */
export function patch<T = any>(by: Request, path: string, body: unknown): Promise<Answer<T>> {
  return by<T>(path, { method: 'PATCH', body });
}

/** The number of what the public reads, which each change of content raises. */
export async function revisionOf({ request }: Pick<TestApi, 'request'>): Promise<number> {
  return (await request('/revision/')).body.revision;
}

async function boot(env: Record<string, string | undefined>) {
  const { createApp } = await import('@livres/api/dist/app.js');
  return createApp(env);
}

/** Signs in once for each role; a role other than the first administrator's gets a code of its own. */
function staffTokens(request: Request, isProduction: boolean): (role: Role) => Promise<string> {
  const tokens = new Map<Role, Promise<string>>();
  const signIn = async (code: string) => {
    const { status, body, text } = await request<AccessGranted>('/access/', { body: { code } });
    if (status !== 200 && status !== 201) throw new Error(`POST /access/: ${status} ${text}`);
    return body.token;
  };
  const open = async (role: Role): Promise<string> => {
    if (role === 'administrateur') {
      const token = await signIn(ADMIN_ACCESS_CODE);
      // Nothing else opens to an administrator there.
      if (isProduction) await enrolled((path, ask) => request(path, { token, ...ask }), new Date());
      return token;
    }
    const token = await tokenOf('administrateur');
    const { status, body, text } = await request('/admin/staff', {
      token,
      body: { name: `Essai ${role}`, roles: [role] },
    });
    if (status !== 200 && status !== 201) throw new Error(`POST /admin/staff: ${status} ${text}`);
    return signIn(body.code);
  };
  const tokenOf = (role: Role): Promise<string> => {
    const known = tokens.get(role) ?? open(role);
    tokens.set(role, known);
    return known;
  };
  return tokenOf;
}
