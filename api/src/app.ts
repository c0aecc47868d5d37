import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Env } from './platform/config/configuration-reader.js';
import { Configuration } from './platform/config/configuration.js';
import { ContentRevisionService } from './platform/database/content-revision.service.js';
import { giveTurns } from './platform/http/fair-turns.js';
import { createFastifyAdapter, createLogger } from './platform/http/fastify-server.js';
import { believeInternalCallers } from './platform/http/internal-link.js';
import { serveDescription } from './platform/http/open-api.js';
import { refuseForeignForms } from './platform/http/own-origin.js';
import { keepPublicAnswers, readOwnWrites } from './platform/http/public-cache.js';
import { MetricsRegistry } from './platform/http/metrics.module.js';
import { partWhenStopping } from './platform/http/graceful-shutdown.js';
import { limitRequests } from './platform/http/rate-limit.js';
import { keepSignedBodies } from './platform/http/raw-body.js';
import { RouteTable } from './platform/http/route-table.js';
import { Readiness } from './platform/http/readiness.js';
import { logRequests } from './platform/http/request-log.js';
import { measureRequests } from './platform/http/request-metrics.js';
import { addSecurityHeaders } from './platform/http/security-headers.js';
import { acceptUploads } from './platform/http/uploads.js';
import { NestLogger } from './platform/logging/nest-logger.js';

/** The api, ready to `listen()`, as the environment says; its database must be migrated. */
export async function createApp(env: Env): Promise<NestFastifyApplication> {
  const configuration = Configuration.read(env);
  const logger = createLogger(configuration);
  const adapter = createFastifyAdapter(logger, configuration);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(configuration), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  believeInternalCallers(fastify, configuration.internalSecret);
  app.get(RouteTable).collect(fastify);
  addSecurityHeaders(fastify, configuration.apiUrl.startsWith('https:'));
  refuseForeignForms(
    fastify,
    [configuration.appUrl, configuration.apiUrl].map((address) => new URL(address).origin),
  );
  logRequests(fastify);
  measureRequests(fastify, app.get(MetricsRegistry).registry);
  partWhenStopping(fastify, app.get(Readiness));
  keepSignedBodies(fastify);
  await acceptUploads(fastify);
  const revision = app.get(ContentRevisionService);
  keepPublicAnswers(fastify, () => revision.current);
  readOwnWrites(fastify, () => revision.catchUp());
  await limitRequests(fastify, configuration);
  giveTurns(fastify, turnsOf(configuration));
  serveDescription(withPrefix(app), configuration);
  await app.init();
  await fastify.ready();
  return app;
}

const TURN_WAITS_MS = 5000;
/** Half of the connections, so that forms and staff find one whatever the public reads. */
const turnsOf = ({ databasePoolSize, patience }: Configuration) => ({
  atOnce: Math.max(1, Math.floor(databasePoolSize / 2)),
  waitsMs: TURN_WAITS_MS * patience,
});

/** The same api, whose routes but those of its health are under /api/v1. */
export function withPrefix(app: NestFastifyApplication): NestFastifyApplication {
  return app.setGlobalPrefix('api/v1', { exclude: ['health/live', 'health/ready', 'health/link'] });
}
