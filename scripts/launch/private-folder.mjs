import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ENTERED_BY_POSTGRES = 'postgres';

/**
 * Closes the folder of the data to other accounts, and what lies in it. Where PostgreSQL runs under an account of its
 * own it must be able to pass through the folder: it may then be entered but not listed, and each thing in it is closed.
 */
export function closeFolder(folder, { isPassedByPostgres = false } = {}) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, isPassedByPostgres ? 0o711 : 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // PostgreSQL keeps its own folder closed, and it belongs to its account.
    if (entry.name === ENTERED_BY_POSTGRES || entry.isSymbolicLink()) continue;
    const path = join(folder, entry.name);
    // What the owner may do stays as it is.
    if (entry.isDirectory() || entry.isFile()) chmodSync(path, statSync(path).mode & 0o700);
  }
}
