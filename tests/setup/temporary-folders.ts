import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One of each account, beside the project rather than in it: under root, PostgreSQL's own account may not enter a
 * project in a closed folder, and its data would all go to one place elsewhere.
 */
const FOLDER = join(tmpdir(), `livres-en-partage-tests-${process.getuid?.() ?? 0}`);
/** No run lasts as long. */
const SWEPT_AFTER_MS = 24 * 60 * 60 * 1000;

/** A folder of a test, which removes it: where what a run that was killed has left is found and swept. */
export function temporaryFolder(name: string): string {
  mkdirSync(FOLDER, { recursive: true });
  // Whatever the account's mask: others enter, and each test closes what is its own.
  chmodSync(FOLDER, 0o755);
  return mkdtempSync(join(FOLDER, `${name}-`));
}

/** Removes what runs that were killed have left. */
export function sweepTemporaryFolders(now = newest(), folder = FOLDER): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    // What cannot be removed, of another account, is in nobody's way.
    if (now - mtimeMs > SWEPT_AFTER_MS) tryToRemove(path);
  }
}

/** By the clock that dates folders: that of the process may have been moved. */
function newest(): number {
  const path = temporaryFolder('sweep');
  const { mtimeMs } = statSync(path);
  rmSync(path, { recursive: true });
  return mtimeMs;
}

function tryToRemove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    console.warn(`${path} stays: ${String(error)}`);
  }
}
