import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentRevision } from '../content-revision.ts';
import { pageAddress } from '../page-address.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { pagePath } from './draw-page-picture.ts';

const MOST_KEPT = 150;
const MOST_MISSING = 500;
const MISSING_FOR_MS = 30_000;

interface PicturesOptions {
  renderer: Renderer;
  revision: ContentRevision;
}

/** /og{address of a page}.png: drawn when first asked for, from what the page says of itself, kept until the content changes. */
export function servePagePictures(server: FastifyInstance, { renderer, revision }: PicturesOptions): void {
  const pictures = new LRUCache<string, Buffer>({ max: MOST_KEPT });
  const missing = new LRUCache<string, true>({ max: MOST_MISSING, ttl: MISSING_FOR_MS });
  const drawing = new Map<string, Promise<Buffer | null>>();
  let generation = 0;
  revision.onChange(() => {
    generation += 1;
    pictures.clear();
    missing.clear();
  });

  server.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const path = /^(.+)\.png$/.exec(`/${request.params['*']}`)?.[1];
    if (!path || missing.has(path) || !mayHavePicture(path)) return reply.callNotFound();
    const { ip: visitorAddress, id: requestId } = request;
    const picture = pictures.get(path) ?? (await drawOnce(path, { visitorAddress, requestId }));
    if (!picture) return reply.callNotFound();
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(picture);
  });

  /** Only what everyone may read has a picture; a query is no part of a page that is shared. */
  function mayHavePicture(path: string): boolean {
    if (/[?#%]/.test(path)) return false;
    const page = pagePath(path);
    return renderer.knows(page) && !pageAddress(page, {}).isPersonal;
  }

  function drawOnce(
    path: string,
    visit: { visitorAddress: string; requestId: string },
  ): Promise<Buffer | null> {
    const current = drawing.get(path) ?? draw(path, visit).finally(() => drawing.delete(path));
    drawing.set(path, current);
    return current;
  }

  async function draw(
    path: string,
    visit: { visitorAddress: string; requestId: string },
  ): Promise<Buffer | null> {
    const begunAt = generation;
    const drawn = await renderer.run<'picture'>({ kind: 'picture', path, visit }, visit.visitorAddress);
    // Out of the message that it came in.
    const picture = drawn && Buffer.from(drawn);
    if (begunAt !== generation) return picture;
    if (picture) pictures.set(path, picture);
    else missing.set(path, true);
    return picture;
  }
}
