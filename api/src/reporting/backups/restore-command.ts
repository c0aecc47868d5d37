import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '../../content/media/file-stores.service.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { rowsOf } from './backup-manifest.rules.js';
import { openBackupStore } from './backup-store.js';
import { commandTexts as texts } from './backups.content.js';
import { backupErrors as errors } from './backups.errors.js';
import { runToEnd, say } from './command-outcome.js';
import { listBackups } from './kept-backups.js';
import { workFolder } from './make-backup.js';
import { refuseChanged, restoreBackup, tryBackup } from './restore-backup.js';

const OPTIONS = { replace: { type: 'boolean' }, check: { type: 'boolean' } } as const;

/**
 * `npm run restore -- <name or path>`: puts a backup in the place of the database and the files; `--check` only tries
 * it. Without a name, lists them.
 */
export function runRestoreCommand(configuration: Configuration, args: string[]): Promise<void> {
  return runToEnd(async () => {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [wanted] = positionals;
    if (!wanted) return list(configuration);
    await withLocalFile(configuration, wanted, async (path) => {
      say(texts.reading(basename(wanted)));
      if (values.check) await check(configuration, path);
      else await restore(configuration, path, values.replace ?? false);
    });
  });
}

async function list(configuration: Configuration): Promise<void> {
  const backups = await listBackups(await openBackupStore(configuration));
  if (backups.length === 0) throw errors.none();
  say(texts.list(backups.map(({ archive, made_at, bytes }) => texts.line(archive, made_at, bytes))));
}

async function check(configuration: Configuration, path: string): Promise<void> {
  const { migrationUrl, databaseUrl } = configuration;
  const manifest = await tryBackup(configuration, migrationUrl ?? databaseUrl, path);
  say(texts.checked(rowsOf(manifest), manifest.files.length));
}

async function restore(configuration: Configuration, path: string, replace: boolean) {
  const files = await openFileStore(configuration);
  const { manifest, aside, otherFiles, held } = await restoreBackup({ configuration, files, path, replace });
  say(texts.restored(rowsOf(manifest), manifest.files.length));
  if (aside) say(texts.aside(aside));
  say(texts.waits);
  if (held > 0) say(texts.held(held));
  if (otherFiles > 0) say(texts.otherFiles(otherFiles));
}

/** A path of this machine, or the name of a backup where backups go. */
async function withLocalFile(
  configuration: Configuration,
  wanted: string,
  work: (path: string) => Promise<void>,
): Promise<void> {
  if (existsSync(wanted)) return work(wanted);
  const store = await openBackupStore(configuration);
  const summary = (await listBackups(store)).find(({ archive }) => archive === wanted);
  if (!summary) throw errors.notThere(wanted);
  const folder = await workFolder(configuration.varFolder);
  try {
    const path = join(folder, 'fetched');
    await store.fetch(wanted, path);
    await refuseChanged(path, summary.sha256);
    await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
