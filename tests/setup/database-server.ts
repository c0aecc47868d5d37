import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/launch/embedded-postgres.mjs';
import { onceARun } from './once-a-run.ts';
import { sweepTemporaryFolders, temporaryFolder } from './temporary-folders.ts';

const APP_ROLE = 'livres_test_app';
/** PostgreSQL's own code. */
const OBJECT_IN_USE = '55006';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are made, and the migrated one that each test file copies. */
    databaseServer: DatabaseServer;
  }
}

export interface DatabaseServer {
  adminUrl: string;
  template: string;
}

export default async function provideServer(project: TestProject): Promise<() => Promise<void>> {
  const { made, leave } = await onceARun('database server', openServer);
  project.provide('databaseServer', { adminUrl: made.adminUrl, template: made.template });
  return leave;
}

/** A server with a migrated template: the one of DATABASE_URL, else one that lives as long as the run. */
export async function openServer(): Promise<DatabaseServer & { stop(): Promise<void> }> {
  sweepTemporaryFolders();
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => undefined } : await startShortLived();
  const template = `livres_test_${process.pid}_${Date.now().toString(36)}`;
  try {
    await onServer(server.url, `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
    const { migrate } = await import('@livres/api/dist/platform/database/migrate.js');
    await migrate(databaseUrl(server.url, template), appUrl(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stop = async () => {
    await onServer(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
  return { adminUrl: server.url, template, stop };
}

async function startShortLived() {
  const folder = temporaryFolder('postgres');
  // Under root, PostgreSQL's own account must be able to enter.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), quick: true, quiet: true });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      // It is elsewhere where PostgreSQL's own account may not enter ours.
      for (const used of [postgres.folder, folder]) rmSync(used, { recursive: true, force: true });
    },
  };
}

/** The database as the api sees it. */
export function appUrl(adminUrl: string, database: string): string {
  const url = new URL(databaseUrl(adminUrl, database));
  url.username = APP_ROLE;
  url.password = APP_ROLE;
  return url.href;
}

export function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Two that copy one database at one time: PostgreSQL lets the second wait a few seconds, then refuses it. */
export async function copyDatabase(
  adminUrl: string,
  name: string,
  template: string,
  tries = 6,
): Promise<void> {
  try {
    await onServer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  } catch (error) {
    if ((error as { code?: string }).code !== OBJECT_IN_USE || tries === 1) throw error;
    await copyDatabase(adminUrl, name, template, tries - 1);
  }
}
