import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { MOST_CONNECTIONS } from './api-connection.ts';
import { receivedBytes } from './limits/received-body.ts';
import { refuse, Refusal } from './limits/refusal.ts';
import { turns } from './limits/turns.ts';
import { upstreamProblems } from './server.content.ts';
import type { Settings } from './settings.ts';
import type { IncomingHttpHeaders } from 'node:http';

const STREAM = '/api/v1/admin/notifications/stream';
/** Fewer than there are connections, so that pages being made find one; who has none in turn would wait in line there. */
const AT_ONCE = Math.floor(MOST_CONNECTIONS * 0.75);

/** Passes /api on to the api: answers and files stream, other bodies have been received before (`boundBodies`); the visitor's address and host go with them. */
export async function passApiOn(
  server: FastifyInstance,
  settings: Pick<Settings, 'apiInternalUrl'>,
  { connections, streams }: Record<'connections' | 'streams', Dispatcher>,
): Promise<void> {
  // A stream holds its connection for hours: those of ordinary requests are not waited for.
  for (const [prefix, undici] of [
    [STREAM, streams],
    ['/api', connections],
  ] as const)
    await server.register(httpProxy, {
      upstream: settings.apiInternalUrl,
      prefix,
      rewritePrefix: prefix,
      undici,
      ...(prefix !== STREAM && { preHandler: turns(AT_ONCE) }),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwarded(request as FastifyRequest, headers),
        onError: (reply, { error }) => answerFailure(reply as FastifyReply, error),
      },
    });
}

function forwarded(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed: IncomingHttpHeaders = {
    ...headers,
    'x-forwarded-for': request.ips?.toReversed().join(', ') ?? request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
  // Answered here already.
  delete passed['expect'];
  const bytes = receivedBytes(request);
  if (bytes !== undefined) {
    delete passed['transfer-encoding'];
    passed['content-length'] = String(bytes);
  }
  return passed;
}

function answerFailure(reply: FastifyReply, error: Error): void {
  if (error.cause instanceof Refusal) return refuse(reply.request, reply, error.cause);
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

/** Nothing was sent: the same request may be made again. */
const UNREACHABLE =
  /ECONNREFUSED|ENOENT|ENOTFOUND|EAI_AGAIN|SERVICE_UNAVAILABLE|CONNECT_TIMEOUT|API_NOT_RECOGNISED/;

function problemOf(code: string): [number, keyof typeof upstreamProblems] {
  if (UNREACHABLE.test(code)) return [503, 'unreachable'];
  return code.includes('TIMEOUT') ? [504, 'timeout'] : [502, 'broken'];
}
