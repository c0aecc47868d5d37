import { join } from 'node:path';
import { openApiLink } from './api-link.mjs';
import { LaunchError } from './exit-with-message.mjs';
import { freePort, portRefusal } from './free-port.mjs';
import { keepPostgres } from './kept-postgres.mjs';
import { words } from './launch.fr.mjs';
import { lockHolder, takeLock } from './lock.mjs';
import { closeFolder } from './private-folder.mjs';
import { apiMemory, NATIVE_MEMORY, siteInDevelopmentMemory, siteMemory } from './memory.mjs';
import { ROOT, varFolder } from './project.mjs';
import { Processes, onSignal, waitUntilReady } from './processes.mjs';

const API_WITHIN_SECONDS = 180;
const SITE_WITHIN_SECONDS = 60;

const runLock = () => join(varFolder(), 'run.lock');

/** What the product that runs on this folder says of itself (`address`, `databaseUrl`), or undefined. */
export const runningProduct = () => lockHolder(runLock());

/** Refuses to run beside a product that already runs on this folder. */
export function refuseSecond() {
  const running = runningProduct();
  if (running) throw new LaunchError(words.alreadyRunning(running.address ?? siteAddress()));
}

function takePlace() {
  refuseSecond();
  const lock = takeLock(runLock());
  if (lock.holder) throw new LaunchError(words.alreadyRunning(siteAddress()));
  return lock;
}

const siteAddress = () => (process.env.APP_URL ?? `http://localhost:${process.env.PORT}`).replace(/\/+$/, '');

/** Refuses a port that cannot be opened, with what to do. */
export async function checkPort() {
  process.env.PORT ||= '3000';
  process.env.HOST ||= '0.0.0.0';
  const { PORT, HOST } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new LaunchError(words.portInvalid(PORT));
  const refusal = await portRefusal(port, HOST);
  if (refusal === 'EADDRINUSE') throw new LaunchError(words.portTaken(port, await freePort(port + 1)));
  if (refusal === 'EACCES') throw new LaunchError(words.portForbidden(port));
  if (refusal) throw new LaunchError(words.hostUnknown(HOST));
}

/**
 * Sets DATABASE_URL, with a PostgreSQL of our own where none is given: the api runs there under a role that owns nothing,
 * and migrates as the owner. `onMoved` is called with its address when that changes.
 */
export async function provideDatabase(processes, onMoved) {
  const isOurs = !process.env.DATABASE_URL;
  closeFolder(varFolder(), { isPassedByPostgres: isOurs && process.getuid?.() === 0 });
  if (!isOurs) return;
  console.log(words.postgresStarting);
  const use = ({ url, appUrl }) =>
    Object.assign(process.env, { DATABASE_URL: appUrl, DATABASE_MIGRATION_URL: url });
  const postgres = await keepPostgres({
    onMoved: (moved) => {
      use(moved);
      onMoved?.();
    },
  });
  processes?.add('PostgreSQL', postgres.stop);
  use(postgres);
}

/** The environment of every program of ours, beside `.env`; `close` when they have stopped. */
export function completeEnvironment() {
  const link = openApiLink();
  Object.assign(process.env, link.env, { VAR_DIR: varFolder() });
  if (process.env.ENVIRONMENT !== 'production') process.env.DEMO_CONTENT ||= 'true';
  return link;
}

/**
 * Runs the product until a signal: the given programs behind one port, on one database, and says where it is. Of
 * `others`, those marked `isKept` are started again when they die.
 * @param {{ api: string[], site: string[], env?: Record<string, string>, showsCode?: boolean, afterReady?: () => void,
 *   others?: { name: string, args: string[], cwd?: string, env?: Record<string, string>, isKept?: boolean }[] }} product
 */
export async function runProduct({ api, site, others = [], env = {}, afterReady, showsCode = false }) {
  const startedAt = Date.now();
  const lock = takePlace();
  const processes = new Processes();
  let link;
  const stop = async () => {
    await processes.stop();
    link?.close();
    lock.release();
  };
  const tellOthers = () => lock.write({ address: siteAddress(), databaseUrl: process.env.DATABASE_URL });
  onSignal(stop);
  try {
    await checkPort();
    await provideDatabase(processes, () => {
      tellOthers();
      processes.renew('api');
    });
    link = completeEnvironment();
    tellOthers();
    console.log(words.starting);
    for (const { name, args, cwd, env: own } of others)
      processes.start(name, args, { cwd, env: { ...env, ...own } });
    processes.start('api', api, { env: { ...NATIVE_MEMORY, ...env } });
    const { API_INTERNAL_URL, API_SOCKET } = process.env;
    await untilAnswering(processes, 'api', API_INTERNAL_URL, API_WITHIN_SECONDS, API_SOCKET);
    for (const { name, isKept } of others) if (isKept) processes.settled(name);
    processes.start('site', site, { env });
    await untilAnswering(processes, 'site', loopbackAddress(), SITE_WITHIN_SECONDS);
    if (!processes.isStopping) announce(startedAt, showsCode, afterReady);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilAnswering(processes, name, address, withinSeconds, socketPath) {
  const watch = {
    hasDied: () => processes.hasDied(name),
    isStopping: () => processes.isStopping,
    withinSeconds,
    socketPath,
  };
  await waitUntilReady(name, `${address}/health/ready`, watch);
  if (!processes.isStopping) processes.settled(name);
}

/** Where the site answers on this machine. */
function loopbackAddress() {
  const { HOST, PORT } = process.env;
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

function announce(startedAt, showsCode, afterReady) {
  const site = siteAddress();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  const code = showsCode ? process.env.ADMIN_ACCESS_CODE : undefined;
  console.log(words.ready({ site, admin: `${site}/admin`, code, seconds }));
  afterReady?.();
}

export const PROGRAMS = {
  api: [...apiMemory, join(ROOT, 'api/dist/src/main.js')],
  apiInDevelopment: [...apiMemory, '--enable-source-maps', join(ROOT, 'api/dist/src/main.js')],
  worker: [...apiMemory, join(ROOT, 'api/dist/src/worker.js')],
  seed: [join(ROOT, 'api/dist/src/seed.js')],
  backup: [join(ROOT, 'api/dist/src/backup.js')],
  restore: [join(ROOT, 'api/dist/src/restore.js')],
  resetSecondFactor: [join(ROOT, 'api/dist/src/reset-second-factor.js')],
  site: [...siteMemory, join(ROOT, 'public-site/dist/server/main.js')],
  siteInDevelopment: [...siteInDevelopmentMemory, join(ROOT, 'public-site/server/main.ts')],
};

/** For commands that work beside the product: its database, where none is given. */
export function useRunningDatabase() {
  process.env.VAR_DIR = varFolder();
  process.env.DATABASE_URL ||= runningProduct()?.databaseUrl ?? '';
  if (!process.env.DATABASE_URL) throw new LaunchError(words.needsDatabase);
}

/** Does something on the product's database, which is started for the time where it is ours and does not run. */
export async function onDatabase(work) {
  process.env.VAR_DIR = varFolder();
  process.env.DATABASE_URL ||= runningProduct()?.databaseUrl ?? '';
  if (process.env.DATABASE_URL) return work();
  const lock = takePlace();
  const processes = new Processes();
  try {
    await provideDatabase(processes);
    return await work();
  } finally {
    await processes.stop();
    lock.release();
  }
}
