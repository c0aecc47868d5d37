import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { serverMessages } from './server.content.ts';

const MOST_BYTES = 64 * 1024;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** What a visitor sent by a form of a page. */
export interface SentForm {
  type: string;
  body: Buffer;
}

/**
 * Whether a form was sent from a page of another site. Browsers say so themselves (Sec-Fetch-Site); older ones
 * send an Origin, which is « null » from pages that tell no one where one comes from. Mailboxes that unsubscribe
 * by one click (RFC 8058) send neither.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, appUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== 'null' && origin !== new URL(appUrl).origin;
}

/** Lets pages take forms, with and without a script; `answer` is called with what was sent. */
export function takeForms(
  server: FastifyInstance,
  appUrl: string,
  answer: (request: FastifyRequest, reply: FastifyReply, form: SentForm) => Promise<FastifyReply>,
): void {
  void server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      FORMS,
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post('/*', async (request, reply) => {
      if (isFromElsewhere(request.headers, appUrl))
        return reply.code(403).type('text/plain; charset=utf-8').send(serverMessages.formFromElsewhere);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return answer(request, reply, { type: request.headers['content-type'] ?? FORMS[0]!, body });
    });
    done();
  });
}
