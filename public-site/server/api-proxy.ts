import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { upstreamProblems } from './server.content.ts';
import type { Settings } from './settings.ts';

/** Passes /api on to the api: bodies stream both ways, the visitor's address and host go with them. */
export async function passApiOn(server: FastifyInstance, settings: Settings): Promise<void> {
  await server.register(httpProxy, {
    upstream: settings.apiInternalUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: {
      connections: 128,
      pipelining: 1,
      keepAliveTimeout: 30_000,
      headersTimeout: 60_000,
      bodyTimeout: 120_000,
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => forwarded(request as FastifyRequest, headers),
      onError: (reply, { error }) => refuse(reply as FastifyReply, error),
    },
  });
}

type Headers = Record<string, string | string[] | undefined>;

function forwarded(request: FastifyRequest, headers: Headers): Headers {
  return {
    ...headers,
    'x-forwarded-for': request.ips?.toReversed().join(', ') ?? request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
}

function refuse(reply: FastifyReply, error: Error): void {
  const code = codeOf(error.cause) ?? codeOf(error) ?? '';
  reply.log.warn({ code }, 'the api did not answer');
  const [status, kind] = problemOf(code);
  if (status === 503) reply.header('retry-after', '2');
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `/problems/upstream_${kind}`,
        status,
        ...upstreamProblems[kind],
        request_id: reply.request.id,
      }),
    );
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}

function problemOf(code: string): [number, keyof typeof upstreamProblems] {
  if (code.includes('TIMEOUT')) return [504, 'timeout'];
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|SERVICE_UNAVAILABLE/.test(code)
    ? [503, 'unreachable']
    : [502, 'broken'];
}
