import type { FastifyInstance } from 'fastify';
import { readEventCalendar } from './public-api.ts';
import type { Settings } from './settings.ts';

/** The calendar of events to come, at an address that people subscribe to. */
export function serveEventCalendar(server: FastifyInstance, { apiInternalUrl }: Settings): void {
  server.get('/evenements/calendrier.ics', async (_request, reply) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await readEventCalendar(apiInternalUrl)),
  );
}
