import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.js';

/** Once this process stops, each answer ends its connection: one kept alive would hold the stop up for a minute. */
export function partWhenStopping(fastify: FastifyInstance, readiness: Readiness): void {
  fastify.addHook('onSend', async (_, reply, payload) => {
    if (readiness.stopping) void reply.header('Connection', 'close');
    return payload;
  });
}
