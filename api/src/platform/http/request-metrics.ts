import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

let ofTheProcess: Registry | undefined;

/** Prometheus figures at /metrics; the front doors do not pass that path on. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const shared = processMetrics();
  for (const { name } of shared.getMetricsAsArray()) registry.registerMetric(shared.getSingleMetric(name)!);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  fastify.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** Made once: what watches the garbage collector is never taken back, and would keep every api that was closed. */
function processMetrics(): Registry {
  if (ofTheProcess) return ofTheProcess;
  ofTheProcess = new Registry();
  collectDefaultMetrics({ register: ofTheProcess });
  return ofTheProcess;
}
