import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withPrefix } from './app.js';
import { AppModule } from './app.module.js';
import { Configuration } from './platform/config/configuration.js';
import { createFastifyAdapter, createLogger } from './platform/http/fastify-server.js';
import { describeApi } from './platform/http/open-api.js';

/** Any values do: nothing is connected to. */
const ENVIRONMENT = {
  NODE_ENV: 'test',
  APP_NAME: 'Livres en partage',
  APP_URL: 'http://localhost',
  API_URL: 'http://localhost',
  ADMIN_ACCESS_CODE: 'no-session-is-opened',
  DATABASE_URL: 'postgres://localhost/none',
  LOG_LEVEL: 'silent',
};

/** The OpenAPI document of the api, of which no provider is created: it needs neither database nor Redis. */
export async function openApiDocument(): Promise<OpenAPIObject> {
  const configuration = Configuration.read(ENVIRONMENT);
  const adapter = createFastifyAdapter(createLogger(configuration), configuration);
  const options = { preview: true, logger: false, abortOnError: false } as const;
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(configuration),
    adapter,
    options,
  );
  return describeApi(withPrefix(app));
}
