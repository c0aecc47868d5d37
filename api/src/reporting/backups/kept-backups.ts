import { type BackupSummary, parseSummary } from './backup-manifest.rules.js';
import { type BackupRetention, backupsToRemove } from './backup-retention.rules.js';
import type { BackupStore } from './backup-store.js';

export const summaryNameOf = (archive: string) => `${archive}.json`;

/** Backups that are whole as far as one sees from outside, the newest first; of one installation where it is named. */
export async function listBackups(store: BackupStore, appUrl?: string): Promise<BackupSummary[]> {
  const found = await store.list();
  const sizes = new Map(found.map(({ name, bytes }) => [name, bytes]));
  const summaries: BackupSummary[] = [];
  for (const { name } of found) {
    if (!/^livres-[\w.-]+\.json$/.test(name)) continue;
    const summary = parseSummary(await store.readText(name));
    if (!summary || name !== summaryNameOf(summary.archive)) continue;
    if (sizes.get(summary.archive) !== summary.bytes) continue;
    if (appUrl === undefined || summary.app_url === appUrl) summaries.push(summary);
  }
  return summaries.toSorted((one, other) => Date.parse(other.made_at) - Date.parse(one.made_at));
}

/** Removes what retention no longer keeps of this installation's good backups, and nothing else; answers their names. */
export async function clearBackups(
  store: BackupStore,
  appUrl: string,
  retention: BackupRetention,
  lastChecked: string | null,
): Promise<string[]> {
  const removed = backupsToRemove(await listBackups(store, appUrl), retention, lastChecked);
  for (const { archive } of removed) {
    // First what makes it a backup: cut short here, the archive is left, and nothing counts on it.
    await store.remove(summaryNameOf(archive));
    await store.remove(archive);
  }
  return removed.map(({ archive }) => archive);
}
