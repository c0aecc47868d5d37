import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { delimiter, join } from 'node:path';
import { LaunchError, exitWithMessage } from './exit-with-message.mjs';
import { words } from './launch.fr.mjs';
import { takeLock } from './lock.mjs';
import { CACHE, ROOT, WORKSPACES, hashOf, inProject, readJson } from './project.mjs';
import { repairNode, repairPostgres } from './repair-install.mjs';

const STAMP = inProject('node_modules', '.livres-installed');
const NODE_24 = inProject('node_modules', 'node', 'bin', 'node');

/** Returns only under the project's own Node 24, with every package installed. Each command begins with it. */
export async function underNode24() {
  try {
    refuseOldNode();
    await ensureInstalled();
  } catch (error) {
    exitWithMessage(error);
  }
  const isUnderNode24 = realpathSync(process.execPath) === realpathSync(NODE_24);
  if (isUnderNode24 || process.env.LIVRES_GOES_ON) return import('./end-with-parent.mjs');
  return goOnUnderNode24();
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new LaunchError(words.nodeTooOld(process.versions.node));
}

async function ensureInstalled() {
  if (isInstalled()) return;
  const lock = await installLock();
  try {
    if (!isInstalled() && !installedByHand()) install();
    repairNode(NODE_24);
    repairPostgres();
    writeFileSync(STAMP, wanted());
  } finally {
    lock.release();
  }
}

async function installLock() {
  const path = join(CACHE, 'install.lock');
  let lock = takeLock(path);
  if (lock.holder) console.log(words.waitingForInstall);
  while (lock.holder) {
    await pause(500);
    lock = takeLock(path);
  }
  return lock;
}

function isInstalled() {
  return existsSync(STAMP) && existsSync(NODE_24) && readFileSync(STAMP, 'utf8') === wanted();
}

function wanted() {
  const manifests = ['.', ...WORKSPACES].map((workspace) => inProject(workspace, 'package.json'));
  const files = [inProject('package-lock.json'), ...manifests.filter(existsSync)];
  return hashOf(process.platform, process.arch, ...files.map((path) => readFileSync(path)));
}

/** Somebody ran `npm install` or `npm ci`: npm's own record of node_modules says the same as the lock file. */
function installedByHand() {
  const locked = readJson(inProject('package-lock.json'))?.packages ?? {};
  const present = readJson(inProject('node_modules', '.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.link ||
      present[path]?.version === entry.version,
  );
}

function install() {
  console.log(words.installing);
  const startedAt = Date.now();
  const asked = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', asked, {
    cwd: ROOT,
    env: { ...process.env, PATH: pathWithoutTheProject() },
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error?.code === 'ENOENT') throw new LaunchError(words.npmMissing);
  if (run.status !== 0) throw new LaunchError(words.installFailed(`${run.stdout}\n${run.stderr}`.trim()));
  console.log(words.installed(Math.round((Date.now() - startedAt) / 1000)));
}

// npm empties node_modules first: it must not run on the Node that lies in there.
function pathWithoutTheProject() {
  const bin = inProject('node_modules', '.bin');
  return process.env.PATH.split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter);
}

function goOnUnderNode24() {
  const child = spawn(NODE_24, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: inProject('node_modules', '.bin') + delimiter + pathWithoutTheProject(),
      LIVRES_GOES_ON: 'true',
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.on('error', exitWithMessage);
    child.on('exit', (code) => process.exit(code ?? 1));
  });
}
