import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.js';
import { platformErrors } from '../errors/platform.errors.js';
import { isForTheSiteItself } from './internal-link.js';
import { RequestCounts } from './request-counts.js';

const UNLIMITED = /^\/(health|metrics)|^\/api\/v1\/(revision|media\/files)\b/;

/** Limits what one address may ask in a minute. Attempts at codes have a stricter limit of their own, in the database. */
export async function limitRequests(fastify: FastifyInstance, configuration: Configuration): Promise<void> {
  const counts = new RequestCounts(configuration);
  await fastify.register(rateLimit, {
    max: configuration.requestsPerMinute,
    timeWindow: 60_000,
    store: storeOf(counts),
    allowList: (request) => UNLIMITED.test(request.url) || isForTheSiteItself(request),
    errorResponseBuilder: (_, { ttl }) => platformErrors.tooMany(Math.ceil(ttl / 1000)),
  });
  fastify.addHook('onClose', async () => counts.close());
}

/** The plugin makes its store itself; ours is made already. */
function storeOf(counts: RequestCounts) {
  return class {
    incr = counts.incr.bind(counts);
    child = () => counts;
  };
}
