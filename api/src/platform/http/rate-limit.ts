import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Configuration } from '../config/configuration.js';
import { platformErrors } from '../errors/platform.errors.js';

const UNLIMITED = /^\/(health|metrics)|^\/api\/v1\/(revision|media\/files)\b/;

/**
 * Limits what one address may ask in a minute; counted in Redis where there is one, so that all processes count
 * together. Attempts at codes have a stricter limit of their own, in the database.
 */
export async function limitRequests(fastify: FastifyInstance, configuration: Configuration): Promise<void> {
  const redis = configuration.redisUrl
    ? new Redis(configuration.redisUrl, {
        connectTimeout: 500,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
      })
    : null;
  redis?.on('error', () => undefined);
  await fastify.register(rateLimit, {
    max: configuration.requestsPerMinute,
    timeWindow: 60_000,
    ...(redis && { redis, nameSpace: 'requests:', skipOnError: true }),
    allowList: (request) => UNLIMITED.test(request.url) || isFromTheFrontDoor(request),
    errorResponseBuilder: (_, { ttl }) => platformErrors.tooMany(Math.ceil(ttl / 1000)),
  });
  fastify.addHook('onClose', async () => redis?.disconnect());
}

/**
 * The site's own server asks without a forwarded address: the api is reachable by it and by the front door only,
 * and the front door always says for whom it asks.
 */
function isFromTheFrontDoor(request: FastifyRequest): boolean {
  return request.headers['x-forwarded-for'] === undefined;
}
