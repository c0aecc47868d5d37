import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encodeBody } from '../encodings.ts';
import { etagOf } from '../etag.ts';
import { sendPrepared, type PreparedAnswer } from '../prepared-answer.ts';
import { filePolicy } from '../security-headers.ts';
import { drawIllustration } from './illustrator.ts';

const MOST_KEPT = 400;
const BROTLI_QUALITY = 6;
/** The address names the version of the drawings (`ILLUSTRATIONS_VERSION` of the api's contract), the kind and the seed. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** /illustrations/v1/{kind}/{seed}.svg: drawn when asked for, from its address alone. */
export function serveIllustrations(server: FastifyInstance, headers: Record<string, string>): void {
  const kept = new LRUCache<string, PreparedAnswer>({ max: MOST_KEPT });
  server.get<{ Params: { version: string; kind: string; file: string } }>(
    '/illustrations/:version/:kind/:file',
    async (request, reply) => {
      const { version, kind, file } = request.params;
      const key = `${kind}/${file}`;
      const answer = /^v\d{1,3}$/.test(version) ? (kept.get(key) ?? (await prepare(kind, file))) : null;
      if (!answer) return reply.callNotFound();
      kept.set(key, answer);
      reply.hijack();
      sendPrepared(request.raw, reply.raw, answer);
      return reply;
    },
  );

  async function prepare(kind: string, file: string): Promise<PreparedAnswer | null> {
    const seed = /^(.+)\.svg$/.exec(file)?.[1];
    const drawing = seed === undefined ? null : await drawIllustration(kind, seed);
    if (!drawing) return null;
    const body = Buffer.from(drawing.svg);
    return {
      status: 200,
      etag: etagOf(body),
      body: await encodeBody(body, BROTLI_QUALITY),
      headers: {
        ...headers,
        'content-security-policy': filePolicy,
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': FOR_GOOD,
        vary: 'accept-encoding',
      },
    };
  }
}
