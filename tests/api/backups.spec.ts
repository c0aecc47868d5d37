import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupRunsService } from '@livres/api/dist/reporting/backups/backup-runs.service.js';
import { BackupsService } from '@livres/api/dist/reporting/backups/backups.service.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOf, startApi, testApi } from '../factories/api.ts';
import {
  asideOf,
  backUp,
  everyRowOf,
  filesOf,
  hashesOf,
  type Installation,
  restore,
  testFolder,
} from '../factories/backups.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createDatabase, type TestDatabase } from '../factories/database.ts';
import { aGift } from '../factories/gifts.ts';
import { uploaded } from '../factories/pictures.ts';
import { rowsOf } from '../factories/rows.ts';
import { running } from '../factories/running.ts';
import { stopClock } from '../factories/time.ts';
import { startS3Server } from '../fakes/s3-server.ts';
import { onServer } from '../setup/database-server.ts';

const folder = testFolder();
const s3 = running(startS3Server);
// Its jobs rest: what is compared must not move meanwhile.
const api = testApi(() => ({ WORKER: 'apart' }));
const staff = adminOf(api);
const others: TestDatabase[] = [];
const here = (): Installation => ({
  databaseUrl: api.databaseUrl,
  migrationUrl: null,
  varFolder: api.varFolder,
});

/** Another machine: an empty database, and no files. */
async function elsewhere(): Promise<Installation & { migrationUrl: string }> {
  const database = await createDatabase('template0');
  others.push(database);
  const varFolder = join(folder.path, randomBytes(4).toString('hex'));
  mkdirSync(join(varFolder, 'media'), { recursive: true });
  return { databaseUrl: database.appUrl!, migrationUrl: database.url, varFolder };
}

beforeAll(async () => {
  const campaign = await createCampaign(staff, { title: 'Des livres pour « Bè » \\N' });
  for (let gift = 0; gift < 30; gift += 1) await aGift(api, { campaign_id: campaign.id, mode: 'live' });
  await uploaded(staff);
  await filesOf(here()).put('receipts/2027/1.pdf', randomBytes(70_000), 'application/pdf');
  await filesOf(here()).put('vide/0', Buffer.alloc(0), 'text/plain');
});

afterAll(async () => {
  for (const { url, drop } of others) {
    for (const name of await asideOf(url)) await onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    await drop();
  }
});

/** Each makes a database from nothing, on a server that others use. */

describe('a backup restored on another machine', () => {
  it('gives the same rows and the same files', async () => {
    const { path, manifest } = await backUp(here());
    const rows = await everyRowOf(api.databaseUrl);
    const files = hashesOf(here());
    expect(Object.keys(rows).length).toBeGreaterThan(150);
    expect(rows['public.donations']).toMatchObject({ rows: 30 });
    expect(Object.keys(files).length).toBeGreaterThan(4);
    expect(manifest).toMatchObject({ missing_files: [], version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });

    const there = await elsewhere();
    expect(await restore(there, path)).toMatchObject({ aside: null, otherFiles: 0 });
    expect(await everyRowOf(there.migrationUrl)).toEqual(rows);
    expect(hashesOf(there)).toEqual(files);
  });

  it('holds nothing that could name the visitors of the day', async () => {
    await api.query(`INSERT INTO visit_day_keys VALUES ('2027-03-10', sha256('clé du jour'))`);
    const { path, manifest } = await backUp(here());
    const names = manifest.tables.map(({ name }) => name);
    expect([names.includes('visits'), names.includes('visit_day_keys')]).toEqual([true, false]);
    const there = await elsewhere();
    await restore(there, path);
    expect(await rowsOf(there.databaseUrl, 'SELECT 1 FROM visit_day_keys')).toEqual([]);
  });

  it('has its keys, its triggers and its sums again, and an api starts on it', async () => {
    const { path } = await backUp(here());
    const there = await elsewhere();
    await restore(there, path);
    const url = there.migrationUrl;
    await expect(rowsOf(url, 'UPDATE journal_entries SET kind = kind')).rejects.toThrow();
    await expect(rowsOf(url, 'DELETE FROM campaigns')).rejects.toMatchObject({ code: '23503' });
    expect(await rowsOf(url, 'SELECT count(*)::int AS gifts FROM gift_facts')).toEqual([{ gifts: 30 }]);

    const database = { url, appUrl: there.databaseUrl, drop: async () => undefined };
    const restarted = await startApi({ database, env: { WORKER: 'apart' } });
    const { body } = await restarted.request('/campaigns/');
    expect(body.results[0].title).toBe('Des livres pour « Bè » \\N');
    expect((await createCampaign(adminOf(restarted))).id).toBe(2);
    await restarted.close();
  });

  it('encrypted, is read with its key alone', async () => {
    const identity = await generateX25519Identity();
    const stranger = await generateX25519Identity();
    const backupRecipients = [await identityToRecipient(identity)];
    const { path, summary } = await backUp(here(), { backupRecipients });
    expect(summary).toMatchObject({ is_encrypted: true, archive: expect.stringMatching(/\.zip\.age$/) });
    const there = await elsewhere();
    await expect(restore(there, path)).rejects.toThrow(/chiffrée : donnez la clé/);
    await expect(restore(there, path, { backupIdentity: stranger })).rejects.toThrow(/autre clé/);
    await restore(there, path, { backupIdentity: identity });
    expect(await everyRowOf(there.migrationUrl)).toEqual(await everyRowOf(api.databaseUrl));
  });

  it('lies in a bucket as it does in a folder, and is fetched from there byte for byte', async () => {
    const { summary, store, manifest } = await backUp(here(), { backupUrl: s3.url });
    const fetched = join(folder.path, 'fetched.zip');
    await store.fetch(summary.archive, fetched);
    expect(s3.objects.get(summary.archive)?.content.length).toBe(summary.bytes);
    expect(await store.list()).toContainEqual({ name: summary.archive, bytes: summary.bytes });
    const there = await elsewhere();
    expect((await restore(there, fetched)).manifest).toEqual(manifest);
  });
});

describe('where something is already', () => {
  it('a restore is refused without --replace, and changes nothing', async () => {
    const { path } = await backUp(here());
    const there = await elsewhere();
    await restore(there, path);
    const before = await everyRowOf(there.migrationUrl);
    await expect(restore(there, path)).rejects.toThrow(/n’est pas vide : ajoutez --replace/);
    expect(await everyRowOf(there.migrationUrl)).toEqual(before);
  });

  it('with --replace, the database of before is kept under another name, and its files too', async () => {
    const { path } = await backUp(here());
    const there = await elsewhere();
    await restore(there, path);
    await rowsOf(there.migrationUrl, `UPDATE campaigns SET title = 'Changé depuis'`);
    await filesOf(there).put('receipts/2027/1.pdf', Buffer.from('autre'), 'application/pdf');
    await filesOf(there).put('depuis/a.webp', Buffer.from('a'), 'image/webp');

    const { aside, otherFiles } = await restore(there, path, { replace: true });
    expect(otherFiles).toBe(1);
    expect(await everyRowOf(there.migrationUrl)).toEqual(await everyRowOf(api.databaseUrl));
    const old = new URL(there.migrationUrl);
    old.pathname = `/${aside}`;
    expect(await rowsOf(old.href, 'SELECT title FROM campaigns')).toEqual([{ title: 'Changé depuis' }]);
    const kept = Object.keys(hashesOf(there)).filter((key) => !(key in hashesOf(here())));
    expect(kept).toEqual([
      expect.stringMatching(/^before-restore-[\d-]+\/receipts\/2027\/1\.pdf$/),
      'depuis/a.webp',
    ]);
  });

  it('a restore is refused while the product runs on it', async () => {
    const { path } = await backUp(here());
    await expect(restore(here(), path, { replace: true })).rejects.toThrow(/tourne encore/);
  });
});

describe('the worker', () => {
  const checks = async (admin: ReturnType<typeof adminOf>) => {
    const { body } = await admin('/admin/system/checks');
    const found = body.filter(({ name }: { name: string }) => ['backup', 'restore'].includes(name));
    return Object.fromEntries(found.map(({ name, ok, detail }: never) => [name, { ok, detail }]));
  };

  it('makes a backup, tries it in a database of its own, and says both to staff and to Prometheus', async () => {
    const working = await startApi({ env: { BACKUP_EVERY_NIGHT: 'true', WORKER: 'apart' } });
    try {
      const backups = working.app.get(BackupsService);
      expect(await checks(adminOf(working))).toMatchObject({
        backup: { ok: true, detail: expect.stringContaining('Aucune encore') },
      });
      expect(await backups.backUp()).toBe(true);
      expect(await backups.check()).toBe(true);
      expect(await checks(adminOf(working))).toMatchObject({
        backup: { ok: true, detail: expect.stringMatching(/^Il y a \d+ min : .* lignes, .* fichiers$/) },
        restore: { ok: true, detail: expect.stringMatching(/Restaurée dans une base à part/) },
      });
      const metrics = await (await fetch(`${working.origin}/metrics`)).text();
      expect(metrics).toMatch(/^backup_last_success_timestamp_seconds\{kind="check"\} [1-9]/m);
      expect(metrics).toContain('backup_failing{kind="backup"} 0');
    } finally {
      await working.close();
    }
  });

  it('says once that backups fail, in red, and once that they go well again', async () => {
    const env = { BACKUP_EVERY_NIGHT: 'true', WORKER: 'apart', CONTACT_EMAIL: 'bureau@example.org' };
    const working = await startApi({ env: { ...env, BACKUP_URL: 'file:///dev/null/nulle-part' } });
    try {
      const backups = working.app.get(BackupsService);
      expect([await backups.backUp(), await backups.backUp()]).toEqual([false, false]);
      const { backup } = await checks(adminOf(working));
      expect(backup).toMatchObject({
        ok: false,
        detail: expect.stringContaining('Aucune n’a encore réussi'),
      });
      const told = await working.query(`SELECT kind FROM notifications WHERE kind = 'backup_failed'`);
      const mails = await working.query(`SELECT 1 FROM outgoing_emails`);
      expect([told.length, mails.length]).toEqual([1, 1]);
      expect(await (await fetch(`${working.origin}/metrics`)).text()).toContain(
        'backup_failing{kind="backup"} 1',
      );

      await working.app.get(BackupRunsService).succeeded('backup', {
        archive: 'livres-essai.zip',
        bytes: 1,
        rows: 1,
        files: 0,
        seconds: 1,
      });
      expect(await working.query(`SELECT 1 FROM outgoing_emails`)).toHaveLength(2);
      expect((await checks(adminOf(working))).backup).toMatchObject({
        ok: false,
        detail: expect.stringMatching(/^Le dossier des sauvegardes ne s’ouvre pas/),
      });
    } finally {
      await working.close();
    }
  });

  it('does at its hour what is due, and no more', async () => {
    const working = await startApi({ env: { BACKUP_EVERY_NIGHT: 'true', WORKER: 'apart' } });
    try {
      const backups = working.app.get(BackupsService);
      const clock = stopClock(working, new Date('2027-03-10T00:17:00Z'));
      const made = () =>
        readdirSync(join(working.varFolder, 'backups')).filter((name) => name.endsWith('.zip'));
      await backups.backUp();
      for (const [moment, count] of [
        // Before two o'clock in Paris, then after it, then again on that day.
        ['2027-03-10T00:40:00Z', 1],
        ['2027-03-10T01:17:00Z', 2],
        ['2027-03-10T02:17:00Z', 2],
        ['2027-03-11T01:17:00Z', 3],
      ] as const) {
        clock.set(new Date(moment));
        await backups.run();
        expect(made(), moment).toHaveLength(count);
      }
    } finally {
      await working.close();
    }
  });
});
