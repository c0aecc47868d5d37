import { describe, expect, it } from 'vitest';
import { BACKUP_FORMAT, type BackupSummary, PRODUCT } from './backup-manifest.rules.js';
import type { BackupStore } from './backup-store.js';
import { clearBackups, listBackups, summaryNameOf } from './kept-backups.js';

const OURS = 'https://livres.example.org';
const KEEP = { daily: 1, weekly: 0, monthly: 0 };

function summary(day: string, over: Partial<BackupSummary> = {}): BackupSummary {
  return {
    product: PRODUCT,
    format: BACKUP_FORMAT,
    version: '0.1.0',
    made_at: `${day}T01:17:00.000Z`,
    app_url: OURS,
    archive: `livres-${day}.zip`,
    bytes: 5,
    sha256: 'a'.repeat(64),
    is_encrypted: false,
    rows: 1,
    files: 0,
    ...over,
  };
}

/** A store in memory, and what is in it. */
function storeOf(...backups: BackupSummary[]) {
  const held = new Map<string, string>();
  for (const one of backups) {
    held.set(one.archive, 'bytes');
    held.set(summaryNameOf(one.archive), JSON.stringify(one));
  }
  const store: BackupStore = {
    list: async () => [...held].map(([name, text]) => ({ name, bytes: text.length })),
    readText: async (name) => held.get(name) ?? '',
    remove: async (name) => void held.delete(name),
    putFile: async () => undefined,
    putText: async (name, text) => void held.set(name, text),
    fetch: async () => undefined,
  };
  return { store, held };
}

describe('of what lies where backups go', () => {
  it('what is whole is listed, the newest first', async () => {
    const { store, held } = storeOf(summary('2027-03-01'), summary('2027-03-03'), summary('2027-03-02'));
    held.set('livres-2027-03-02.zip', 'cut');
    held.set('livres-null.zip.json', 'null');
    held.set('livres-2027-03-09.zip.json', JSON.stringify(summary('2027-03-09')));
    held.set('vacances.jpg', 'x');
    expect((await listBackups(store)).map(({ archive }) => archive)).toEqual([
      'livres-2027-03-03.zip',
      'livres-2027-03-01.zip',
    ]);
  });

  it('only good backups of this installation are ever removed', async () => {
    const strangers = summary('2027-01-01', { app_url: 'https://autre.example.org' });
    const { store, held } = storeOf(summary('2027-03-01'), summary('2027-03-02'), strangers);
    held.set('livres-2026-12-31.zip', 'without a summary');
    held.set('notes.txt', 'de quelqu’un');
    expect(await clearBackups(store, OURS, KEEP, null)).toEqual(['livres-2027-03-01.zip']);
    expect([...held.keys()].toSorted()).toEqual([
      'livres-2026-12-31.zip',
      'livres-2027-01-01.zip',
      'livres-2027-01-01.zip.json',
      'livres-2027-03-02.zip',
      'livres-2027-03-02.zip.json',
      'notes.txt',
    ]);
  });

  it('the last one that was restored stays beside a newer one', async () => {
    const { store } = storeOf(summary('2027-03-01'), summary('2027-03-02'));
    expect(await clearBackups(store, OURS, KEEP, 'livres-2027-03-01.zip')).toEqual([]);
  });
});
