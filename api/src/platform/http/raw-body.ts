import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformErrors } from '../errors/platform.errors.js';
import { BODY_LIMIT_BYTES } from './fastify-server.js';

/** Signatures are over the bytes that came, not over what they mean. */
const SIGNED = /^\/api\/v1\/donations\/webhook\//;

/** Keeps the body of signed requests as it came, beside its parsed form. */
export function keepSignedBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    if (!SIGNED.test(request.url)) return payload;
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > BODY_LIMIT_BYTES) throw platformErrors.refused(413);
      chunks.push(chunk);
    }
    request.rawBody = Buffer.concat(chunks);
    return Object.assign(Readable.from([request.rawBody]), { receivedEncodedLength: length });
  });
}

export function rawBodyOf(request: FastifyRequest): Buffer {
  if (!request.rawBody) throw platformErrors.refused(400);
  return request.rawBody;
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}
