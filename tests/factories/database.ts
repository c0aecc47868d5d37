import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { running } from './running.ts';
import { appUrl, copyDatabase, databaseUrl, onServer } from '../setup/database-server.ts';

export interface TestDatabase {
  /** As its owner, for tests to look and to arrange. */
  url: string;
  /** As the api connects: by a role that owns nothing, so that a missing right fails a test. */
  appUrl?: string;
  drop(): Promise<void>;
}

/** A migrated database of one's own, or a copy of another one on the same server. */
export async function createDatabase(template = inject('databaseServer').template): Promise<TestDatabase> {
  const { adminUrl } = inject('databaseServer');
  const name = `livres_test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(adminUrl, name, template);
  return {
    url: databaseUrl(adminUrl, name),
    appUrl: appUrl(adminUrl, name),
    drop: () => onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The database of a spec file, there before its tests and dropped after them. */
export const testDatabase = (): TestDatabase => running(createDatabase);
