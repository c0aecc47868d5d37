import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DiskFileStore } from '@livres/api/dist/content/media/disk.file-store.js';
import type { FileStore } from '@livres/api/dist/content/media/file-store.js';
import { openBackupStore } from '@livres/api/dist/reporting/backups/backup-store.js';
import {
  connect,
  digestOf,
  sequencesOf,
  tablesOf,
} from '@livres/api/dist/reporting/backups/database-copy.js';
import { makeBackup } from '@livres/api/dist/reporting/backups/make-backup.js';
import { restoreBackup } from '@livres/api/dist/reporting/backups/restore-backup.js';
import { rowsOf } from './rows.ts';
import { running } from './running.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

/** A database and a folder of data: what an installation is to backups. */
export interface Installation {
  databaseUrl: string;
  /** As the tables' owner; null where that is the role of `databaseUrl`. */
  migrationUrl: string | null;
  varFolder: string;
}

interface Settings {
  backupUrl?: string | null;
  backupRecipients?: string[];
  backupIdentity?: string | null;
}

const settingsOf = (installation: Installation, over: Settings = {}) => ({
  environment: 'development' as const,
  appUrl: 'http://localhost:3000',
  storageUrl: null,
  backupUrl: null,
  backupRecipients: [],
  backupIdentity: null,
  ...installation,
  ...over,
});

export const filesOf = ({ varFolder }: Installation): FileStore =>
  new DiskFileStore(join(varFolder, 'media'));

/** A folder of a spec file, which goes after its tests. */
export const testFolder = () =>
  running(() => {
    const path = temporaryFolder('backups');
    return { path, close: () => rmSync(path, { recursive: true, force: true }) };
  });

/** Makes a backup as the command does; answers where its archive is on this machine too. */
export async function backUp(from: Installation, over: Settings = {}, now = new Date()) {
  const configuration = settingsOf(from, over);
  const store = await openBackupStore(configuration);
  const made = await makeBackup({ configuration, files: filesOf(from), store, now });
  return { ...made, store, path: join(from.varFolder, 'backups', made.summary.archive) };
}

export function restore(into: Installation, path: string, over: Settings & { replace?: boolean } = {}) {
  const { replace = false, ...settings } = over;
  return restoreBackup({ configuration: settingsOf(into, settings), files: filesOf(into), path, replace });
}

/** All but what a restore notes of itself. */
const isOfBackup = ({ name }: { name: string }) => !name.startsWith('restorations');

/** Every row of every table, by its hash, and where each sequence stands. */
export async function everyRowOf(url: string): Promise<Record<string, unknown>> {
  const client = await connect(url);
  try {
    const found: Record<string, unknown> = {};
    for (const table of (await tablesOf(client)).filter(isOfBackup))
      found[`${table.schema}.${table.name}`] = await digestOf(client, table);
    for (const { schema, name, ...state } of (await sequencesOf(client)).filter(isOfBackup))
      found[`${schema}.${name}`] = state;
    return found;
  } finally {
    await client.end();
  }
}

/** The hash of every file below the folder of files. */
export function hashesOf({ varFolder }: Installation): Record<string, string> {
  const root = join(varFolder, 'media');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    files
      .map((one) => join(one.parentPath, one.name))
      .toSorted()
      .map((path) => [relative(root, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

/** The databases that restores have put aside for the one of this address. */
export async function asideOf(url: string): Promise<string[]> {
  const name = new URL(url).pathname.slice(1);
  const found = await rowsOf<{ datname: string }>(
    new URL('/postgres', url).href,
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [`${name}_before_`],
  );
  return found.map(({ datname }) => datname);
}
