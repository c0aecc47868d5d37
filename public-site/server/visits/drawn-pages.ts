import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DRAWN_PAGE } from '../../src/app/layout/drawn-page.ts';
import { isFromElsewhere } from '../page-forms.ts';

const MOST_BYTES = 1_024;

/** Hears of the pages that the site's script draws from what the api answers: nothing else was asked of this server. */
export function hearOfDrawnPages(
  server: FastifyInstance,
  appUrl: string,
  count: (request: FastifyRequest, path: string, referrer?: string) => Promise<void>,
): void {
  server.post(DRAWN_PAGE, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const { headers, body } = request;
    if (!isFromElsewhere(headers, appUrl) && typeof body === 'string' && body.startsWith('/')) {
      const [path = '', referrer] = body.split('\n');
      await count(request, path, referrer);
    }
    return reply.code(204).send();
  });
}
