import { rmSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from './app.js';
import { DemoContentService } from '../demo/demo-content.service.js';
import { ConfigurationError, configurationWarnings } from './platform/config/configuration.errors.js';
import type { Env } from './platform/config/configuration-reader.js';
import { Configuration } from './platform/config/configuration.js';
import { connectedRole } from './platform/database/app-role.js';
import { databaseWarnings } from './platform/database/database.errors.js';
import { prepareDatabase } from './platform/database/migrate.js';
import { isReachableFromElsewhere } from './platform/http/internal-link.js';
import { Readiness } from './platform/http/readiness.js';

const CONFIGURATION_EXIT = 78;
/** Time for front doors to see that this process is not ready, before it stops taking connections. */
const DRAIN_MS = 300;

/** Migrates, fills an empty database where asked to, serves, and stops cleanly on SIGTERM and SIGINT. */
export async function serve(env: Env): Promise<void> {
  // What this process writes (emails, pictures, receipts) is for its own account.
  process.umask(0o077);
  const configuration = readConfiguration(env);
  await prepareDatabase(configuration);
  const app = await createApp(env);
  if (configuration.environment === 'production' && (await connectedRole(app.get(DataSource))).owns)
    new Logger('Serve').warn(databaseWarnings.runsAsOwner);
  if (configuration.demoContent) await app.get(DemoContentService).fillIfEmpty();
  const stop = stopOnce(async () => {
    app.get(Readiness).stopping = true;
    await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
    await app.close();
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  await listen(app, configuration);
  process.send?.({ ready: true });
}

async function listen(app: NestFastifyApplication, configuration: Configuration): Promise<void> {
  const { socket, host, port, internalSecret } = configuration;
  if (socket !== null) {
    // Left behind by a process that was killed; the launch's folder is this api's alone.
    if (process.platform !== 'win32') rmSync(socket, { force: true });
    await app.listen(socket);
    return;
  }
  if (internalSecret === null && isReachableFromElsewhere(host))
    new Logger('Serve').warn(configurationWarnings.noInternalSecret);
  await app.listen(port, host);
}

function readConfiguration(env: Env): Configuration {
  try {
    return Configuration.read(env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(CONFIGURATION_EXIT);
  }
}

function stopOnce(close: () => Promise<void>): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
}
