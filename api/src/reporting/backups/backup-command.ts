import { openFileStore } from '../../content/media/file-stores.service.js';
import type { Configuration } from '../../platform/config/configuration.js';
import type { BackupSummary } from './backup-manifest.rules.js';
import { recordSuccess, watchRuns } from './backup-runs.queries.js';
import { openBackupStore } from './backup-store.js';
import { commandTexts as texts } from './backups.content.js';
import { runToEnd, say } from './command-outcome.js';
import { connect } from './database-copy.js';
import { makeBackup } from './make-backup.js';

/** `npm run backup`: one backup, now; the product may run meanwhile. */
export function runBackupCommand(configuration: Configuration): Promise<void> {
  return runToEnd(async () => {
    const startedAt = performance.now();
    const store = await openBackupStore(configuration);
    const files = await openFileStore(configuration);
    const { summary, manifest } = await makeBackup({ configuration, files, store, now: new Date() });
    await record(configuration.databaseUrl, summary, Math.round((performance.now() - startedAt) / 1000));
    say(texts.made(summary.archive, summary));
    if (!summary.is_encrypted) say(texts.plain);
    if (manifest.missing_files.length > 0) say(texts.missing(manifest.missing_files.length));
  });
}

/** For /admin/system-tests; a database of before this table has nowhere to keep it. */
async function record(url: string, { archive, bytes, rows, files }: BackupSummary, seconds: number) {
  const client = await connect(url);
  try {
    const { rows: found } = await client.query("SELECT to_regclass('backup_runs') IS NOT NULL AS is_there");
    if (!found[0].is_there) return;
    const runner = {
      query: async (text: string, values?: unknown[]) => (await client.query(text, values)).rows as never,
    };
    await watchRuns.all(runner, new Date());
    await recordSuccess.all(runner, 'backup', new Date(), archive, bytes, rows, files, seconds);
  } finally {
    await client.end();
  }
}
