import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentRevision } from './content-revision.ts';
import { encodeBody } from './encodings.ts';
import { etagOf } from './etag.ts';
import { forFirstPaint } from './first-paint.ts';
import { pageAddress, type PageAddress } from './page-address.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { takeForms } from './page-forms.ts';
import { memberCookieIn } from './member-cookie.ts';
import type { RenderPage, Visit } from './page-renderer.ts';
import { sendPrepared, type PreparedAnswer } from './prepared-answer.ts';
import { sitePolicy } from './security-headers.ts';
import { visitorIdOf } from './visitor-cookie.ts';

const CACHE_BYTES = 32 * 1024 * 1024;

interface PagesOptions {
  render: RenderPage;
  revision: ContentRevision;
  headers: Record<string, string>;
  appUrl: string;
  isDevelopment: boolean;
}

/** Renders pages and keeps them until the content changes; where the api is down, what is kept still serves. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const cache = new PageCache(CACHE_BYTES);
  const rendering = new Map<string, Promise<CachedPage>>();
  options.revision.onChange(() => cache.clear());

  async function render(address: PageAddress, request: FastifyRequest): Promise<CachedPage> {
    const generation = cache.currentGeneration();
    const { key, isPersonal } = address;
    const answer = await options.render(visitOf(address, request, isPersonal));
    const page = await preparedPage(answer, address, options);
    if (key && mayBeKept(answer) && !options.isDevelopment) cache.set(key, page, generation);
    return page;
  }

  function renderOnce(address: PageAddress, request: FastifyRequest): Promise<CachedPage> {
    const { key } = address;
    if (!key) return render(address, request);
    const current = rendering.get(key) ?? render(address, request).finally(() => rendering.delete(key));
    rendering.set(key, current);
    return current;
  }

  server.addHook('onRequest', (request, reply, done) => {
    const page = isRead(request) ? cachedPage(request) : undefined;
    if (!page) return done();
    reply.hijack();
    sendPrepared(request.raw, reply.raw, page);
  });

  function cachedPage(request: FastifyRequest): CachedPage | undefined {
    const address = pageAddress(request.raw.url ?? '/', request.headers);
    const page = address.key ? cache.get(address.key) : undefined;
    if (page && !cache.isFresh(page, Date.now())) {
      renderOnce(address, request).catch((error: unknown) =>
        request.log.error({ err: error }, 'page refresh failed'),
      );
    }
    return page;
  }

  server.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await renderOnce(pageAddress(request.raw.url ?? '/', request.headers), request);
    reply.hijack();
    sendPrepared(request.raw, reply.raw, page);
    return reply;
  });

  takeForms(server, options.appUrl, async (request, reply, form) => {
    const address = { ...pageAddress(request.raw.url ?? '/', request.headers), key: null };
    const answer = await options.render({ ...visitOf(address, request, true), form });
    answer.headers.set('cache-control', 'no-store');
    const page = await preparedPage(answer, address, options);
    reply.hijack();
    sendPrepared(request.raw, reply.raw, page);
    return reply;
  });
}

/** A page that may be kept knows nothing of who asks for it. */
function visitOf(
  { url, savesData, display }: PageAddress,
  request: FastifyRequest,
  isForOne: boolean,
): Visit {
  const memberCookie = isForOne ? memberCookieIn(request.headers) : null;
  const visitorId = isForOne ? visitorIdOf(request.headers) : null;
  const { ip: visitorAddress, id: requestId } = request;
  return { url, savesData, display, visitorAddress, requestId, memberCookie, visitorId };
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function mayBeKept(answer: Response): boolean {
  return answer.status === 200 && !answer.headers.get('cache-control')?.includes('no-store');
}

async function preparedPage(
  answer: Response,
  address: PageAddress,
  options: PagesOptions,
): Promise<CachedPage> {
  const rendered = await answer.text();
  const isWholePage = rendered.startsWith('<!DOCTYPE') && !options.isDevelopment && !address.savesData;
  const html = isWholePage ? await forFirstPaint(rendered) : rendered;
  const headers: PreparedAnswer['headers'] = { ...options.headers };
  answer.headers.forEach((value, name) => {
    headers[name] = value;
  });
  // Each has a line of its own.
  if (answer.headers.has('set-cookie')) headers['set-cookie'] = answer.headers.getSetCookie();
  headers['cache-control'] = cacheControl(answer, address);
  headers['vary'] = 'accept-encoding, save-data, cookie';
  // The service worker keeps light pages and the others apart.
  if (address.savesData) headers['x-economy'] = 'on';
  if (address.isPreview) headers['x-robots-tag'] = 'noindex, nofollow';
  if (!options.isDevelopment) headers['content-security-policy'] = sitePolicy(html);
  const body = await encodeBody(Buffer.from(html), 5);
  return { status: answer.status, headers, etag: etagOf(body.identity), body, renderedAt: Date.now() };
}

function cacheControl(answer: Response, { isPreview, isPersonal }: PageAddress): string {
  if (isPersonal) return 'no-store';
  if (isPreview || !mayBeKept(answer)) return isPreview ? 'private, no-store' : 'no-store';
  return 'public, max-age=0, must-revalidate';
}
