import { eventPageCookie, registrationCookie } from '../src/events/registrations/own-page-cookie.ts';
import { giftCookie } from '../src/giving/shared/gift-cookie.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentRevision } from './content-revision.ts';
import { Refusal } from './limits/refusal.ts';
import { memberCookieIn } from './member-cookie.ts';
import { pageAddress, type PageAddress } from './page-address.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { takeForms } from './page-forms.ts';
import type { Visit } from './page-renderer.ts';
import { sendPrepared } from './prepared-answer.ts';
import { properAddress } from './redirects.ts';
import type { RenderedPage, Renderer } from './rendering/renderer.ts';
import { utmQuery, withUtmLinks } from './utm-links.ts';
import { visitorIdOf } from './visitor-cookie.ts';
import { hearOfDrawnPages } from './visits/drawn-pages.ts';
import { refusesCounting, type VisitCounter } from './visits/visit-counter.ts';
import { isRead } from './files.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Where no page stands, every address has the same one. */
const NOWHERE = '/introuvable';
/** Where nginx says of each page that it was asked for, since it answers some from its own cache. */
const VISIT_MIRROR = '/_visit';

interface PagesOptions {
  renderer: Renderer;
  visits: VisitCounter;
  /** Whether `VISIT_MIRROR` is told of every page: one that may be kept then counts itself nowhere else. */
  visitsFromMirror: boolean;
  revision: ContentRevision;
  appUrl: string;
  isDevelopment: boolean;
}

/** Has pages rendered and keeps them until the content changes; where the api is down, what is kept still serves. */
export function servePages(server: FastifyInstance, options: PagesOptions): void {
  const { renderer, revision, visits } = options;
  const cache = new PageCache(CACHE_BYTES);
  const rendering = new Map<string, Promise<CachedPage>>();
  revision.onChange(() => cache.clear());

  async function render(address: PageAddress, request: FastifyRequest, ip = request.ip): Promise<CachedPage> {
    const generation = cache.currentGeneration();
    const { key, isPersonal } = address;
    const visit = visitOf(address, request, isPersonal);
    const page = dated(await renderer.run<'page'>({ kind: 'page', visit, address }, ip));
    if (key && page.isShareable && !options.isDevelopment) cache.set(key, page, generation);
    return page;
  }

  function renderOnce(address: PageAddress, request: FastifyRequest, ip?: string): Promise<CachedPage> {
    const { key } = address;
    if (!key) return render(address, request, ip);
    const current = rendering.get(key) ?? render(address, request, ip).finally(() => rendering.delete(key));
    rendering.set(key, current);
    return current;
  }

  server.addHook('onRequest', (request, reply, done) => {
    // Every request passes here, those for other routes too.
    // One with campaign codes is changed on its way out, by the route.
    const isPage = request.routeOptions.url === '/*' && isRead(request) && !utmQuery(request.raw.url ?? '/');
    const page = isPage ? cachedPage(request) : undefined;
    if (!page) return done();
    countVisit(request, page);
    reply.hijack();
    sendPrepared(request.raw, reply.raw, page);
  });

  /** What is made for one visit is in no other cache: it is counted here even where a mirror tells of the rest. */
  function countVisit(request: FastifyRequest, page: CachedPage): void {
    if (!isWhole(page) || isPreview(request.raw.url)) return;
    if (!options.visitsFromMirror || !addressOf(request).key) visits.count(request);
  }

  function cachedPage(request: FastifyRequest): CachedPage | undefined {
    const address = addressOf(request);
    const page = address.key ? cache.get(address.key) : undefined;
    if (page && !cache.isFresh(page, Date.now())) {
      renderOnce(address, request, OWN_ADDRESS).catch((error: unknown) => {
        if (!(error instanceof Refusal)) request.log.error({ err: error }, 'page refresh failed');
      });
    }
    return page;
  }

  function addressOf({ raw }: FastifyRequest): PageAddress {
    const address = pageAddress(raw.url ?? '/', raw.headers);
    return renderer.knows(pathOf(address)) ? address : nowhere(address);
  }

  server.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const page = cachedPage(request) ?? (await renderOnce(addressOf(request), request));
    countVisit(request, page);
    const answer = await withUtmLinks(page, utmQuery(request.raw.url ?? '/'));
    reply.hijack();
    sendPrepared(request.raw, reply.raw, answer);
    return reply;
  });

  if (options.visitsFromMirror)
    server.get(VISIT_MIRROR, async (request, reply) => {
      const url = request.headers['x-original-uri'];
      if (typeof url === 'string' && mayBeKept(url, request) && (await isFound(url, request)))
        visits.count(request, url);
      return reply.code(204).send();
    });

  hearOfDrawnPages(server, options.appUrl, async (request, path, referrer) => {
    if (await isFound(path, request)) visits.countDrawn(request, path, referrer);
  });

  const mayBeKept = (url: string, { headers }: FastifyRequest): boolean =>
    properAddress(url) === null && pageAddress(url, headers).key !== null;

  async function isFound(url: string, request: FastifyRequest): Promise<boolean> {
    const address = pageAddress(url, request.headers);
    if (!renderer.knows(pathOf(address)) || address.isPreview) return false;
    // One that is made for each visit is not made twice to know that it is there.
    if (!address.key) return true;
    const page = cache.get(address.key) ?? (await renderOnce(address, request));
    return isWhole(page);
  }

  takeForms(server, options.appUrl, async (request, reply, form) => {
    const address = { ...pageAddress(request.raw.url ?? '/', request.headers), key: null };
    const visit = { ...visitOf(address, request, true), form };
    const page = dated(await renderer.run<'page'>({ kind: 'page', visit, address }, request.ip));
    page.headers['cache-control'] = 'no-store';
    reply.hijack();
    sendPrepared(request.raw, reply.raw, page);
    return reply;
  });
}

/** In whose name a page is rendered again that somebody else was shown as it was. */
const OWN_ADDRESS = 'refresh';

/** Neither an error, a way on to another address, nor a file. */
const isWhole = ({ status, headers }: CachedPage) =>
  status === 200 && String(headers['content-type']).startsWith('text/html');

const isPreview = (url = '/') => /[?&]apercu=/.test(url);

function dated(page: RenderedPage): CachedPage & RenderedPage {
  return { ...page, renderedAt: Date.now() };
}

function pathOf({ url }: PageAddress): string {
  return url.split('?', 1)[0]!.replace(/\.data$/, '');
}

/** What of an address that has no page the answer depends on. */
function nowhere(address: PageAddress): PageAddress {
  const { savesData, display, url } = address;
  const isData = url.split('?', 1)[0]!.endsWith('.data');
  const look = savesData ? `light ${display}` : 'full';
  return {
    url: isData ? `${NOWHERE}.data` : NOWHERE,
    isPreview: false,
    isPersonal: false,
    savesData,
    display,
    key: `nowhere ${look}${isData ? ' data' : ''}`,
  };
}

// Browsers send each to its own pages only.
const ownPageTokenIn = (cookies: string | undefined) =>
  giftCookie.tokenIn(cookies) ?? registrationCookie.tokenIn(cookies) ?? eventPageCookie.tokenIn(cookies);

/** A page that may be kept knows nothing of who asks for it. */
function visitOf(
  { url, savesData, display }: PageAddress,
  request: FastifyRequest,
  isForOne: boolean,
): Visit {
  const memberCookie = isForOne ? memberCookieIn(request.headers) : null;
  const visitorId = isForOne ? visitorIdOf(request.headers) : null;
  const ownPageToken = isForOne ? ownPageTokenIn(request.headers.cookie) : null;
  const { ip: visitorAddress, id: requestId } = request;
  // The api counts by it what a visit led to; nothing else reads it.
  const isCounted = isForOne && !refusesCounting(request.headers);
  const userAgent = isCounted ? (request.headers['user-agent'] ?? null) : null;
  const visitor = { visitorAddress, requestId, memberCookie, visitorId, ownPageToken, userAgent };
  return { url, savesData, display, ...visitor };
}
