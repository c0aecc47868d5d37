import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { freePort } from '../../scripts/launch/free-port.mjs';
import { NATIVE_MEMORY } from '../../scripts/launch/memory.mjs';
import { PROGRAMS } from '../../scripts/launch/product.mjs';
import { spawnNode, stopChild, waitUntilReady } from '../../scripts/launch/processes.mjs';
import { appUrl, copyDatabase, databaseUrl, onServer } from '../setup/database-server.ts';
import { type DemoContent, openDemoServer } from '../setup/demo-content.ts';
import { ACCESS_CODE, PRODUCT_ENV } from './product-env.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

export interface Product {
  /** The public address, without a slash at its end. */
  url: string;
  /** The api behind it, for measures: visitors do not reach it. */
  apiUrl: string;
  accessCode: string;
  databaseUrl: string;
  varFolder: string;
  /** The processes that render pages. */
  renderers(): number[];
  /** How much memory a program has now with its children, in MB, each shared page counted in part. */
  memoryMb(name: 'api' | 'site'): number;
  /** What the api and the site printed. */
  logs(): string;
  stop(): Promise<void>;
}

export interface ProductOptions {
  adminUrl: string;
  demo: DemoContent;
  env?: Record<string, string>;
}

/** Outside a test run, for measures: on a server of its own, which stops with it. */
export async function demoProduct(): Promise<Product> {
  const server = await openDemoServer();
  const product = await startProduct(server);
  const stop = async () => {
    await product.stop();
    await server.stop();
  };
  return { ...product, stop };
}

/** The whole built product on free ports, with its own copy of the demonstration content. */
export async function startProduct({ adminUrl, demo, env = {} }: ProductOptions): Promise<Product> {
  const database = `livres_test_${randomBytes(6).toString('hex')}`;
  const varFolder = temporaryFolder('product');
  cpSync(demo.varFolder, varFolder, { recursive: true });
  await copyDatabase(adminUrl, database, demo.template);
  const url = databaseUrl(adminUrl, database);
  const running = new RunningProduct();
  const stop = async () => {
    await running.stop();
    await onServer(adminUrl, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    rmSync(varFolder, { recursive: true, force: true });
  };
  try {
    const { site, api } = await running.start({
      DATABASE_URL: appUrl(adminUrl, database),
      VAR_DIR: varFolder,
      ...env,
    });
    return {
      url: site,
      apiUrl: api,
      accessCode: ACCESS_CODE,
      databaseUrl: url,
      varFolder,
      renderers: () => childrenOf(running.pidOf('site')),
      memoryMb: (name) => {
        const pid = running.pidOf(name);
        return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0);
      },
      logs: running.logs,
      stop,
    };
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${running.logs()}`, { cause: error });
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Its proportional share of memory (PSS), in MB: RSS would count the program that Node processes share once for each. */
function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** All products are asked from one address, whose requests each counts under names of its own. */
function countingApart(redisUrl: string): string {
  if (redisUrl === '') return '';
  const url = new URL(redisUrl);
  url.searchParams.set('keyPrefix', `${randomBytes(6).toString('hex')}:`);
  return url.href;
}

/** What the api, and the site, say of a port that another program has. */
const PORT_TAKEN = /EADDRINUSE|est déjà pris par un autre programme/;

class RunningProduct {
  #children: { name: string; child: ChildProcess }[] = [];
  #printed: string[] = [];

  pidOf(name: string): number {
    return this.#children.find((one) => one.name === name)?.child.pid ?? 0;
  }

  logs = (): string => this.#printed.join('');

  /** On ports that are free; on others where another program takes one of them before it is opened. */
  async start(env: Record<string, string>, tries = 5): Promise<{ site: string; api: string }> {
    try {
      return await this.#startOnce(env);
    } catch (error) {
      if (tries === 1 || !PORT_TAKEN.test(this.logs())) throw error;
      await this.stop();
      this.#children = [];
      this.#printed = [];
      return this.start(env, tries - 1);
    }
  }

  async #startOnce(env: Record<string, string>): Promise<{ site: string; api: string }> {
    const apiPort = await freePort();
    const port = await freePort();
    const site = `http://localhost:${port}`;
    const api = `http://127.0.0.1:${apiPort}`;
    const own = {
      ...PRODUCT_ENV,
      REDIS_URL: countingApart(PRODUCT_ENV.REDIS_URL),
      ...env,
      APP_URL: site,
      API_URL: `${site}/api/v1`,
      API_HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      API_INTERNAL_URL: api,
      HOST: '127.0.0.1',
      PORT: String(port),
    };
    await Promise.all([
      this.#run('api', PROGRAMS.api, { ...NATIVE_MEMORY, ...own }, api),
      this.#run('site', PROGRAMS.site, own, `http://127.0.0.1:${port}`),
    ]);
    return { site, api };
  }

  async #run(name: string, args: string[], env: Record<string, string>, address: string): Promise<void> {
    const child = spawnNode(args, { env, stdio: 'pipe' });
    this.#children.push({ name, child });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => this.#printed.push(String(text)));
    const hasDied = () => child.exitCode !== null || child.signalCode !== null;
    await waitUntilReady(name, `${address}/health/ready`, { hasDied, withinSeconds: 180 });
  }

  async stop(): Promise<void> {
    for (const { name, child } of this.#children.toReversed()) await stopChild(child, name);
  }
}
