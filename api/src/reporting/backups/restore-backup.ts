import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../content/media/file-stores.service.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { makeSchemaOf, migrate, onDatabase, unknownMigrations } from '../../platform/database/migrate.js';
import { noteRestoration } from '../../core/jobs/restorations.service.js';
import { holdRestoredNewsletters } from '../../newsletters/delivery/restored-newsletters.service.js';
import { BackupArchiveReader } from './backup-archive.reader.js';
import { decryptFile, isEncrypted } from './backup-encryption.js';
import { type BackupManifest, fileEntry } from './backup-manifest.rules.js';
import { backupErrors as errors } from './backups.errors.js';
import { besides, databaseOf, type Databases } from './databases.js';
import { loadBackup, verifyLoaded } from './load-backup.js';
import { sha256Of, workFolder } from './make-backup.js';

export interface RestoreParts {
  configuration: Pick<Configuration, 'databaseUrl' | 'migrationUrl' | 'varFolder' | 'backupIdentity'>;
  files: FileStore;
  /** The archive, on this machine. */
  path: string;
  replace: boolean;
}

export interface RestoredBackup {
  manifest: BackupManifest;
  /** The database of before, under its new name; null where there was nothing in it. */
  aside: string | null;
  /** Files that were there and are not the backup's. */
  otherFiles: number;
  /** Newsletters that wait until staff confirm that they leave. */
  held: number;
}

/** Does something with an archive that is known to be whole and of a version that this one can read. */
export async function withBackup<T>(
  { varFolder, backupIdentity }: Pick<Configuration, 'varFolder' | 'backupIdentity'>,
  path: string,
  work: (archive: BackupArchiveReader) => Promise<T>,
): Promise<T> {
  const folder = await workFolder(varFolder);
  try {
    const plain = (await isEncrypted(path)) ? join(folder, 'backup.zip') : path;
    if (plain !== path) await decryptFile(path, plain, backupIdentity);
    const archive = await BackupArchiveReader.open(plain);
    try {
      refuseLater(archive.manifest);
      return await work(archive);
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a backup in the place of the database and the files. It is read whole before anything is touched, and loaded
 * beside the database of now, which is exchanged for it in one transaction at the end: whatever ends this before, the
 * old state is there.
 */
export async function restoreBackup({
  configuration,
  files,
  path,
  replace,
}: RestoreParts): Promise<RestoredBackup> {
  const { databaseUrl, migrationUrl } = configuration;
  const ownerUrl = migrationUrl ?? databaseUrl;
  return withBackup(configuration, path, (archive) =>
    besides(ownerUrl, async (databases) => {
      const name = databaseOf(ownerUrl);
      await databases.refuseRunning(name);
      const isEmpty = await databases.isEmpty(name);
      if (!isEmpty && !replace) throw errors.notEmpty(name);
      const built = await buildDatabase(databases, archive);
      try {
        await migrate(built.url, besideUrl(databaseUrl, built.name));
        const held = await onDatabase(built.url, ({ manager }) =>
          manager.transaction(async (tx) => {
            const now = new Date();
            await noteRestoration(tx, new Date(archive.manifest.made_at), now);
            return holdRestoredNewsletters(tx, now);
          }),
        );
        const otherFiles = await restoreFiles(files, archive);
        await databases.refuseRunning(name);
        const aside = await databases.exchange(name, built.name);
        if (aside && isEmpty) await databases.drop(aside);
        return { manifest: archive.manifest, aside: isEmpty ? null : aside, otherFiles, held };
      } catch (error) {
        await databases.drop(built.name);
        throw error;
      }
    }),
  );
}

/** Loads a backup into a database of its own, counts and compares its rows, and drops it. */
export async function tryBackup(
  configuration: Pick<Configuration, 'varFolder' | 'backupIdentity'>,
  serverUrl: string,
  path: string,
): Promise<BackupManifest> {
  return withBackup(configuration, path, (archive) =>
    besides(serverUrl, async (databases) => {
      const built = await buildDatabase(databases, archive);
      try {
        await migrate(built.url);
        return archive.manifest;
      } finally {
        await databases.drop(built.name);
      }
    }),
  );
}

/** The archive was fetched as it was put: else it was cut short on the way. */
export async function refuseChanged(path: string, sha256: string): Promise<void> {
  if ((await sha256Of(path)) !== sha256) throw errors.unreadable();
}

async function buildDatabase(databases: Databases, archive: BackupArchiveReader) {
  const { name, url } = await databases.create();
  try {
    await makeSchemaOf(url, archive.manifest.migrations);
    await loadBackup(url, archive);
    await verifyLoaded(url, archive.manifest);
    return { name, url };
  } catch (error) {
    await databases.drop(name);
    throw error;
  }
}

function besideUrl(url: string, database: string): string {
  const beside = new URL(url);
  beside.pathname = `/${database}`;
  return beside.href;
}

function refuseLater({ migrations, version }: BackupManifest): void {
  const unknown = unknownMigrations(migrations);
  if (unknown.length > 0) throw errors.laterMigrations(version, unknown.at(-1)!);
}

/**
 * Files are added before the database that names them takes its place. None is taken away: a key's content never
 * changes, so that what is there besides hurts nobody, and the database of before keeps its files. One that differs is
 * put aside.
 */
async function restoreFiles(files: FileStore, archive: BackupArchiveReader): Promise<number> {
  const wanted = new Map(archive.manifest.files.map((file) => [file.key, file]));
  let others = 0;
  for await (const key of files.keys()) if (!wanted.has(key)) others += 1;
  const aside = `before-restore-${new Date().toISOString().slice(0, 10)}`;
  for (const { key } of wanted.values()) {
    const content = await buffer(await archive.read(fileEntry(key)));
    const present = await files.get(key);
    const kept = present && (await buffer(present.stream));
    if (kept?.equals(content)) continue;
    if (kept) await files.put(`${aside}/${key}`, kept, contentTypeOf(key));
    await files.put(key, content, contentTypeOf(key));
  }
  return others;
}

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  csv: 'text/csv',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
  xml: 'application/xml',
  zip: 'application/zip',
};

const contentTypeOf = (key: string) =>
  CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
