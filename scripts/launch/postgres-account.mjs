import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LaunchError } from './exit-with-message.mjs';
import { words } from './launch.fr.mjs';
import { ROOT, hashOf } from './project.mjs';

const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL never runs as root: the account that it takes then, or undefined for our own. */
export function accountFor(folder) {
  if (!isRoot()) return undefined;
  const owner = existsSync(join(folder, 'PG_VERSION')) ? statSync(folder) : undefined;
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  return named('postgres') ?? created() ?? named('nobody') ?? refuse();
}

function refuse() {
  throw new LaunchError(words.postgresNoAccount);
}

function named(name) {
  try {
    const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function created() {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/sh', 'postgres']);
  return named('postgres');
}

/** A folder that the account can enter: the wanted one, else one outside the closed home folder that holds the project. */
export function reachableFolder(wanted, account) {
  if (!account) {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    return wanted;
  }
  const folder = canEnter(dirname(wanted), account) ? wanted : join(outside(), 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, account.uid, account.gid);
  return folder;
}

/** PostgreSQL's programs where the account can read them: copied out of a closed home folder if need be. */
export function reachablePrograms(programs, account) {
  if (!account || canEnter(programs, account)) return programs;
  const native = dirname(programs);
  const copy = join(outside(), `programs-${hashOf(native).slice(0, 8)}`);
  if (!existsSync(join(copy, 'bin', 'postgres')))
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function canEnter(folder, account) {
  mkdirSync(folder, { recursive: true });
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}

function outside() {
  const name = `livres-en-partage-${hashOf(ROOT).slice(0, 8)}`;
  for (const parent of ['/var/lib', tmpdir()]) {
    try {
      mkdirSync(join(parent, name), { recursive: true, mode: 0o755 });
      return join(parent, name);
    } catch {
      // Not writable here: the next one.
    }
  }
  throw new LaunchError(words.postgresNoAccount);
}
