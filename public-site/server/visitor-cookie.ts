import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { visitorCookie, visitorIdIn } from '../src/universities/shared/favorites/visitor-id.ts';

const FAVORITES = '/api/v1/universities/scholarship-favorites/';

/** Whose favourites a browser asks for, by its own cookie. */
export function visitorIdOf({ cookie }: IncomingHttpHeaders): string | null {
  return visitorIdIn(cookie);
}

/** Safari forgets a script’s cookies after a week: whoever keeps a scholarship gets the same one from us. */
export function renewVisitorCookie(server: FastifyInstance, appUrl: string): void {
  const isSecure = appUrl.startsWith('https:');
  server.addHook('onSend', (request, reply, payload, done) => {
    const isAct = request.method === 'POST' && request.url.startsWith(FAVORITES);
    const id = isAct && reply.statusCode < 300 ? visitorIdOf(request.headers) : null;
    if (id) reply.header('set-cookie', visitorCookie(id, isSecure));
    done(null, payload);
  });
}
