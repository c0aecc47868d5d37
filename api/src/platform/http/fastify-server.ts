import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Configuration } from '../config/configuration.js';
import { asProblem, sendProblem } from '../errors/problem.filter.js';
import { redactSecrets } from '../logging/redact-secrets.js';
import { refuseBrokenRequest } from './broken-requests.js';

export const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

export function createLogger(configuration: Configuration): Logger {
  const options = {
    level: configuration.logLevel,
    base: undefined,
    redact: ['req.headers', 'body', 'code', 'token'],
    hooks: { streamWrite: redactSecrets },
  };
  return pino(options, pino.destination({ sync: false }));
}

export function createFastifyAdapter(logger: Logger, { patience }: Configuration): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS * patience,
    connectionTimeout: 60_000 * patience,
    keepAliveTimeout: 65_000,
    // Only front doors on this machine or its private network may say whom they ask for.
    trustProxy: ['loopback', 'uniquelocal', 'linklocal'],
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    clientErrorHandler: refuseBrokenRequest,
    return503OnClosing: true,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply, asProblem(error), request.id),
  });
}
