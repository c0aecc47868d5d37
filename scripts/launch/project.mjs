import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const CACHE = join(ROOT, '.cache');
export const WORKSPACES = ['api', 'public-site', 'admin', 'tests'];

/** Path inside the project, absolute. */
export const inProject = (...parts) => join(ROOT, ...parts);

/** Where the product keeps what it must not lose. */
export const varFolder = () => resolve(ROOT, process.env.VAR_DIR || 'var');

/** A tool that a package brings, started with the project's own Node. */
export const tool = (name) => inProject('node_modules', '.bin', name);

export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

export function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Every file under a folder, in a stable order, folders named in `without` left out. */
export function filesUnder(folder, without = []) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return without.includes(entry.name) ? [] : filesUnder(path, without);
      return entry.isFile() ? [path] : [];
    });
}
