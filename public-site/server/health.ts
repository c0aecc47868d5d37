import type { FastifyInstance } from 'fastify';

const TIMEOUT_MS = 2_000;

/** /health/live: this process runs. /health/ready: it also takes visitors, and the api does. */
export function serveHealth(
  server: FastifyInstance,
  apiInternalUrl: string,
  isStopping: () => boolean,
): void {
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const isReady = !isStopping() && (await isApiReady(apiInternalUrl));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable' });
  });
}

async function isApiReady(apiInternalUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiInternalUrl}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
