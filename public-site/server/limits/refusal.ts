import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalHtml, refusalPolicy } from './refusal-page.ts';
import { refusals } from './limits.content.ts';

/** How long what is still being sent is read and thrown away, so that the answer arrives before the connection ends. */
const LINGER_MS = 1_500;
const RETRY_AFTER_S = 2;
/** Those that are passed on; the api says of each address which of them it takes. */
const API_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** A request that the front door answers itself instead of passing it on. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly retryAfterS: number;

  constructor(statusCode: number, retryAfterS = RETRY_AFTER_S) {
    super(refusals[statusCode]?.detail ?? 'refused');
    this.statusCode = statusCode;
    this.retryAfterS = retryAfterS;
  }
}

interface WrittenRefusal {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** In French: a problem (RFC 9457) to programs, a small page to visitors. */
export function writtenRefusal(
  { statusCode: status, retryAfterS }: Refusal,
  { url, id }: { url: string; id?: string },
): WrittenRefusal {
  const isPage = !/^\/(?:api|health)(?:[/?]|$)/.test(url);
  const { title, detail } = refusals[status] ?? refusals[status < 500 ? 400 : 503]!;
  const problem = { type: `/problems/refus-${status}`, title, status, detail, ...(id && { request_id: id }) };
  return {
    status,
    headers: {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
      'content-security-policy': refusalPolicy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(id && { 'x-request-id': id }),
      ...(status === 405 && { allow: API_METHODS }),
      ...((status === 429 || status === 503) && { 'retry-after': String(retryAfterS) }),
    },
    body: isPage ? refusalHtml(title, detail, url) : JSON.stringify(problem),
  };
}

/** Answers a request; where its body is still coming, the connection ends with the answer. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const { status, headers, body } = writtenRefusal(refusal, { url: request.url, id: request.id });
  const { raw } = request;
  const length = Buffer.byteLength(body);
  reply.hijack();
  if (raw.socket.destroyed || reply.raw.headersSent) return void raw.socket.destroy();
  if (raw.complete || !announcesBody(raw.headers)) {
    reply.raw.writeHead(status, { ...headers, 'content-length': length });
    reply.raw.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  reply.raw.writeHead(status, { ...headers, 'content-length': length, connection: 'close' });
  // The whole answer leaves now; ending it would reset a connection that is still being written to.
  reply.raw.write(body);
  const end = () => {
    clearTimeout(timer);
    raw.off('end', end).off('close', end);
    reply.raw.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  raw.on('end', end).on('close', end).resume();
}

export function announcesBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The same to what is no HTTP request, or is too long to be read as one: nothing of it reaches a route. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const { status, headers, body } = writtenRefusal(new Refusal(statusOf(error.code)), { url: '/api' });
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
