import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, Refusal } from './limits/refusal.ts';
import { serverMessages, upstreamProblems } from './server.content.ts';

/** What the front door answers where no page can be rendered: one French sentence. */
export function answerFailures(server: FastifyInstance): void {
  server.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Programs read problems, whatever they asked by.
    if (!isRead && request.url.startsWith('/api/')) return refuse(request, reply, new Refusal(405));
    if (!isRead) reply.header('allow', 'GET, HEAD');
    return say(reply, isRead ? 404 : 405, isRead ? serverMessages.notFound : serverMessages.methodNotAllowed);
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error);
    const status = error.statusCode ?? 500;
    if (status === 413 || (status < 500 && request.url.startsWith('/api/')))
      return refuse(request, reply, new Refusal(status));
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return say(reply, status, sentenceOf(status));
  });
}

/** An address that cannot be decoded: no route was looked for. */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/')) return refuse(request, reply, new Refusal(400));
  void say(reply, 400, serverMessages.badAddressAsked);
}

function sentenceOf(status: number): string {
  if (status < 500) return serverMessages.badAddressAsked;
  return status === 503 ? upstreamProblems.unreachable.detail : serverMessages.failed;
}

function say(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  if (status === 503) reply.header('retry-after', '2');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(sentence);
}
