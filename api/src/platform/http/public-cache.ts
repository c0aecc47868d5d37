import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

interface Kept {
  revision: number;
  etag: string;
  headers: Record<string, string>;
  body: Buffer;
  encoded: Map<string, Promise<Buffer>>;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** Some answers depend on the hour (periods), so none is kept longer than this. */
const MAX_AGE_MS = 30_000;
const WORTH_COMPRESSING = 1024;
const PRIVATE = /[?&](preview|apercu)=/;

interface Keeping {
  /** Requests whose answer is about whoever asks: it is neither kept nor taken from those kept. */
  unless?: (request: FastifyRequest) => boolean;
}

/** Marks a public GET whose answer depends on nothing but its address and the published content. */
export const CachedUntilNextRevision = (keeping: Keeping = {}) =>
  RouteConfig({ keptUntilNextRevision: keeping });

/**
 * Keeps the answers of marked routes until the content revision moves; answers them before anything else runs,
 * with an ETag, 304s and compression.
 */
export function keepPublicAnswers(fastify: FastifyInstance, currentRevision: () => number | null): void {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ body }, key) => body.length * 2 + key.length + 1,
  });

  fastify.addHook('onRequest', async (request, reply) => {
    if (!mayBeKept(request)) return;
    const found = kept.get(request.url);
    if (found && found.revision === currentRevision()) return answer(request, reply, found);
    // Read before the answer is made: content that changes meanwhile must not be kept as newer than it is.
    request.revisionAtStart = currentRevision();
  });

  fastify.addHook('onSend', async (request, reply, payload) => {
    const revision = request.revisionAtStart;
    if (
      revision === undefined ||
      revision === null ||
      reply.statusCode !== 200 ||
      typeof payload !== 'string'
    )
      return payload;
    const body = Buffer.from(payload);
    const headers = described(reply);
    const fresh = {
      revision,
      etag: etagOf(body),
      headers,
      body,
      encoded: new Map<string, Promise<Buffer>>(),
    };
    kept.set(request.url, fresh);
    cacheHeaders(reply, fresh);
    if (matches(request, fresh.etag)) return emptied(reply);
    return encode(request, reply, fresh);
  });
}

/** A write is answered once this process knows of it: what is read next is never older than what was written. */
export function readOwnWrites(fastify: FastifyInstance, catchUp: () => Promise<void>): void {
  fastify.addHook('onSend', async ({ method }, { statusCode }, payload) => {
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 300) await catchUp().catch(() => undefined);
    return payload;
  });
}

/** Whether the request is for a marked route, whose answer is made of published content alone. */
export const isKeptUntilNextRevision = (request: FastifyRequest): boolean => keepingOf(request) !== undefined;

const keepingOf = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config as { keptUntilNextRevision?: Keeping }).keptUntilNextRevision;

function mayBeKept(request: FastifyRequest): boolean {
  const keeping = keepingOf(request);
  return (
    keeping !== undefined &&
    keeping.unless?.(request) !== true &&
    request.method === 'GET' &&
    !request.headers.authorization &&
    !PRIVATE.test(request.url)
  );
}

async function answer(request: FastifyRequest, reply: FastifyReply, found: Kept): Promise<FastifyReply> {
  request.revisionAtStart = null;
  cacheHeaders(reply, found);
  if (matches(request, found.etag)) return reply.code(304).send();
  void reply.headers(found.headers);
  return reply.send(await encode(request, reply, found));
}

/** What the answer says of its body: JSON, or a file and its name. */
function described(reply: FastifyReply): Record<string, string> {
  const kept = ['content-type', 'content-disposition'].map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    kept.filter((header): header is [string, string] => typeof header[1] === 'string'),
  );
}

function cacheHeaders(reply: FastifyReply, { etag }: Kept): void {
  void reply.header('ETag', etag).header('Cache-Control', 'public, max-age=0, must-revalidate');
  void reply.header('Vary', 'Accept-Encoding');
}

function matches(request: FastifyRequest, etag: string): boolean {
  const asked = request.headers['if-none-match'];
  return (
    asked !== undefined &&
    asked.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag.slice(2))
  );
}

function emptied(reply: FastifyReply): string {
  void reply.code(304).removeHeader('content-length');
  return '';
}

function encode(request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<Buffer> | Buffer {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding || kept.body.length < WORTH_COMPRESSING) return kept.body;
  void reply.header('Content-Encoding', encoding).removeHeader('content-length');
  const known = kept.encoded.get(encoding);
  if (known) return known;
  const made = encoding === 'br' ? brotli(kept.body, { params: BROTLI }) : promisify(gzip)(kept.body);
  kept.encoded.set(encoding, made);
  return made;
}

const brotli = promisify(brotliCompress);
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The content revision when a request that may be kept came in; null once answered from the kept ones. */
    revisionAtStart?: number | null;
  }
}
