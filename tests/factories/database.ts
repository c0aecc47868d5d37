import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, onServer } from '../setup/database-server.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated database of one's own, or a copy of another one on the same server. */
export async function createDatabase(template = inject('databaseServer').template): Promise<TestDatabase> {
  const { adminUrl } = inject('databaseServer');
  const name = `livres_test_${randomBytes(6).toString('hex')}`;
  await copied(() => onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

// Two files that copy the template at one time: PostgreSQL lets the second wait a few seconds, then refuses.
async function copied(copy: () => Promise<void>, attempts = 5): Promise<void> {
  try {
    await copy();
  } catch (error) {
    if ((error as { code?: string }).code !== '55006' || attempts === 0) throw error;
    await copied(copy, attempts - 1);
  }
}
