import { afterEach, describe, expect, it, vi } from 'vitest';
import { backup, clock, migrations, redis, rights } from '../../scripts/launch/doctor-services.mjs';
import { testDatabase } from '../factories/database.ts';
import { rowsOf } from '../factories/rows.ts';

const database = testDatabase();
afterEach(() => vi.unstubAllEnvs());

const CHECKS = { backup, clock, migrations, redis, rights };

const asked = (name: keyof typeof CHECKS, env: Record<string, string>) => {
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  return CHECKS[name]() as Promise<{ label: string; remedy?: string }>;
};

describe('what « npm run doctor » says', () => {
  it('of migrations: how many are done, and of a newer database what to do', async () => {
    const DATABASE_URL = database.url;
    const fine = await asked('migrations', { DATABASE_URL });
    expect(fine).toEqual({ label: expect.stringMatching(/^Migrations : (\d+) faites sur \1$/) });
    await rowsOf(
      database.url,
      `INSERT INTO migrations (timestamp, name) VALUES (2100000000000, 'Later2100000000000')`,
    );
    expect((await asked('migrations', { DATABASE_URL })).remedy).toMatch(
      /reçu 1 .* restaurez une sauvegarde/,
    );
    // That one, and the newest that this version has.
    await rowsOf(
      database.url,
      `DELETE FROM migrations WHERE timestamp IN (SELECT timestamp FROM migrations ORDER BY timestamp DESC LIMIT 2)`,
    );
    expect((await asked('migrations', { DATABASE_URL })).label).toMatch(/1 en attente/);
  });

  it('of rights: whether who migrates may, and may create databases for a restore', async () => {
    const DATABASE_URL = database.appUrl!;
    expect((await asked('rights', { DATABASE_URL })).remedy).toMatch(/donnez le propriétaire des tables/);
    expect(await asked('rights', { DATABASE_URL, DATABASE_MIGRATION_URL: database.url })).not.toHaveProperty(
      'remedy',
    );
    const away = 'postgres://personne@127.0.0.1:1/rien';
    expect((await asked('rights', { DATABASE_URL, DATABASE_MIGRATION_URL: away })).remedy).toMatch(
      /Injoignable/,
    );
  });

  it('of backups: their age, and that they are late or fail', async () => {
    const DATABASE_URL = database.url;
    expect(await asked('backup', { DATABASE_URL })).toEqual({ label: expect.stringContaining('aucune') });
    await rowsOf(
      database.url,
      `INSERT INTO backup_runs (kind, watched_since, succeeded_at) VALUES ('backup', now(), now() - interval '40 hours')`,
    );
    expect(await asked('backup', { DATABASE_URL })).toEqual({
      label: 'Dernière sauvegarde : il y a 40 h',
      remedy: expect.stringContaining('npm run backup'),
    });
    await rowsOf(database.url, `UPDATE backup_runs SET failure = 'Le disque est plein.'`);
    expect((await asked('backup', { DATABASE_URL })).remedy).toBe('Le disque est plein.');
    expect(await asked('backup', { DATABASE_URL, BACKUP_EVERY_NIGHT: 'false' })).not.toHaveProperty('remedy');
  });

  it('of the clock and of Redis', async () => {
    expect((await asked('clock', { DATABASE_URL: database.url })).label).toMatch(
      /^Horloge : [0-5] s d’écart/,
    );
    expect((await asked('redis', { REDIS_URL: 'redis://127.0.0.1:1' })).remedy).toMatch(
      /Injoignable \(ECONNREFUSED\)/,
    );
    expect(await asked('redis', { REDIS_URL: '' })).not.toHaveProperty('remedy');
  });
});
