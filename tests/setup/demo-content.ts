import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { appUrl, copyDatabase, onServer, openServer, type DatabaseServer } from './database-server.ts';
import { PRODUCT_ENV } from '../e2e/product-env.ts';
import { onceARun } from './once-a-run.ts';
import { temporaryFolder } from './temporary-folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    demoContent: DemoContent;
  }
}

/** A database and a folder with the demonstration content, to be copied. */
export interface DemoContent {
  template: string;
  varFolder: string;
}

const SEED = join(import.meta.dirname, '../../api/dist/src/seed.js');

export default async function provideDemoContent(project: TestProject): Promise<() => Promise<void>> {
  const server = project.getProvidedContext().databaseServer;
  const { made, leave } = await onceARun('demonstration content', async () => makeDemoContent(server));
  project.provide('demoContent', made.demo);
  return leave;
}

/** Fills a copy of the migrated template, once for all journeys. */
export async function makeDemoContent({ adminUrl, template: migrated }: DatabaseServer) {
  const name = `${migrated}_demo_${randomBytes(3).toString('hex')}`;
  const demo = { template: name, varFolder: temporaryFolder('demo') };
  await copyDatabase(adminUrl, demo.template, migrated);
  const env = {
    ...process.env,
    ...PRODUCT_ENV,
    DATABASE_URL: appUrl(adminUrl, demo.template),
    VAR_DIR: demo.varFolder,
  };
  await promisify(execFile)(process.execPath, ['--enable-source-maps', SEED], { env });
  const stop = async () => {
    await onServer(adminUrl, `DROP DATABASE IF EXISTS ${demo.template} WITH (FORCE)`);
    rmSync(demo.varFolder, { recursive: true, force: true });
  };
  return { demo, stop };
}

/** Outside a test run, for measures: a server with the demonstration content. */
export async function openDemoServer() {
  const server = await openServer();
  const { demo, stop: remove } = await makeDemoContent(server);
  const stop = async () => {
    await remove();
    await server.stop();
  };
  return { adminUrl: server.adminUrl, demo, stop };
}
