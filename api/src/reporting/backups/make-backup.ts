import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { FileStore } from '../../content/media/file-stores.service.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { BackupArchiveWriter } from './backup-archive.writer.js';
import { encryptFile } from './backup-encryption.js';
import {
  BACKUP_FORMAT,
  type BackupManifest,
  type BackupSummary,
  type CopiedFile,
  type CopiedTable,
  fileEntry,
  MANIFEST_ENTRY,
  PRODUCT,
  rowsOf,
  tableEntry,
} from './backup-manifest.rules.js';
import type { BackupStore } from './backup-store.js';
import { backupErrors as errors } from './backups.errors.js';
import { summaryNameOf } from './kept-backups.js';
import { connect, jobsVersion, qualified, readRows, sequencesOf, tablesOf } from './database-copy.js';
import { productVersion } from './product-version.js';

/** Any number will do, as long as nothing else in the database uses it. */
const BACKUP_LOCK = 724_051;

export interface BackupParts {
  configuration: Pick<
    Configuration,
    'databaseUrl' | 'varFolder' | 'environment' | 'appUrl' | 'backupRecipients'
  >;
  files: FileStore;
  store: BackupStore;
  now: Date;
}

export interface MadeBackup {
  summary: BackupSummary;
  manifest: BackupManifest;
}

/** Copies the database, as it was at one moment, and the files into one archive, and puts it where backups go. */
export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const { configuration, store, now } = parts;
  const folder = await workFolder(configuration.varFolder);
  try {
    const zip = join(folder, 'backup.zip');
    const manifest = await writeArchive(parts, zip);
    const recipients = configuration.backupRecipients;
    const path = recipients.length > 0 ? join(folder, 'backup.age') : zip;
    if (path !== zip) await encryptFile(zip, path, recipients);
    const archive = `livres-${stampOf(now)}.zip${path === zip ? '' : '.age'}`;
    const summary: BackupSummary = {
      product: PRODUCT,
      format: BACKUP_FORMAT,
      version: manifest.version,
      made_at: manifest.made_at,
      app_url: manifest.app_url,
      archive,
      bytes: (await stat(path)).size,
      sha256: await sha256Of(path),
      is_encrypted: path !== zip,
      rows: rowsOf(manifest),
      files: manifest.files.length,
    };
    await store.putFile(archive, path);
    // Last: an archive without it is not a backup yet.
    await store.putText(summaryNameOf(archive), `${JSON.stringify(summary, null, 2)}\n`);
    return { summary, manifest };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder for what is being written, on the disk of the data: that of the system is small in a container. */
export async function workFolder(varFolder: string): Promise<string> {
  const folder = join(varFolder, 'backup-work', randomBytes(6).toString('hex'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function writeArchive(
  { configuration, files, now }: BackupParts,
  path: string,
): Promise<BackupManifest> {
  const archive = new BackupArchiveWriter(path);
  const client = await connect(configuration.databaseUrl);
  try {
    await takeLock(client);
    // A file is kept before the row that names it: what the rows of this moment name is there, or is in this list.
    const before = await keysOf(files);
    const database = await copyDatabase(client, archive);
    const copied = await copyFiles(files, await keysOf(files), archive);
    const there = new Set(copied.map(({ key }) => key));
    const manifest: BackupManifest = {
      product: PRODUCT,
      format: BACKUP_FORMAT,
      version: await productVersion(),
      made_at: now.toISOString(),
      environment: configuration.environment,
      app_url: configuration.appUrl,
      ...database,
      files: copied,
      missing_files: before.filter((key) => !there.has(key)),
    };
    archive.addText(MANIFEST_ENTRY, JSON.stringify(manifest));
    await archive.end();
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function takeLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    BACKUP_LOCK,
  ]);
  if (!rows[0]!.taken) throw errors.alreadyRunning();
}

async function copyDatabase(client: pg.Client, archive: BackupArchiveWriter) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const shapes = await tablesOf(client);
  if (!shapes.some(({ name }) => name === 'migrations')) throw errors.notMigrated();
  // No migration changes a table until all are copied.
  await client.query(`LOCK TABLE ${shapes.map(qualified).join(', ')} IN ACCESS SHARE MODE`);
  const tables: CopiedTable[] = [];
  for (const shape of shapes) {
    const { lines, bytes, sha256 } = await archive.add(tableEntry(shape), readRows(client, shape), true);
    tables.push({ ...shape, rows: lines, bytes, sha256 });
  }
  const sequences = await sequencesOf(client);
  const migrations = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const server = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  const jobs_version = await jobsVersion(client);
  await client.query('COMMIT');
  return {
    postgres: server.rows[0]!.version,
    jobs_version,
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    sequences,
  };
}

/** Pictures and PDF are compressed already. */
async function copyFiles(
  files: FileStore,
  keys: readonly string[],
  archive: BackupArchiveWriter,
): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  for (const key of keys) {
    const file = await files.get(key);
    if (!file) continue;
    const { bytes, sha256 } = await archive.add(fileEntry(key), file.stream, false);
    copied.push({ key, bytes, sha256 });
  }
  return copied;
}

async function keysOf(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys.toSorted();
}

const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
