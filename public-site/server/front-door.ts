import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { setGlobalDispatcher } from 'undici';
import { connectToApi, MOST_STREAMS } from './api-connection.ts';
import { passApiOn } from './api-proxy.ts';
import { ContentRevision } from './content-revision.ts';
import { switchEconomy } from './economy.ts';
import { serveEventCalendar } from './event-calendar.ts';
import { serveIllustrations } from './illustrations/serve-illustrations.ts';
import { serveEmbeds } from './embeds/serve-embeds.ts';
import { answerBadAddress, answerFailures } from './failures.ts';
import { serveAdmin, serveSiteFiles } from './files.ts';
import { serveNewsFeeds, serveNewsletterFeed } from './feeds/news-feeds.ts';
import { serveGiftReceipts } from './gift-receipts.ts';
import { serveHealth } from './health.ts';
import { refuseBrokenRequest } from './limits/refusal.ts';
import { answerExpectations, boundBodies } from './limits/request-bodies.ts';
import { boundRequests } from './limits/requests-at-once.ts';
import { servePagePictures } from './og/page-pictures.ts';
import { servePages } from './pages.ts';
import { redirectToProperAddresses } from './redirects.ts';
import type { Renderer } from './rendering/renderer.ts';
import { serveRobotsAndSitemap } from './robots-and-sitemap.ts';
import { serverMessages } from './server.content.ts';
import { commonHeaders, filePolicy } from './security-headers.ts';
import { serverLog } from './server-log.ts';
import type { Settings } from './settings.ts';
import { serveSiteDescriptions } from './site-files.ts';
import { siteIdentityReader, type ReadSiteIdentity } from './site-identity.ts';
import { renewVisitorCookie } from './visitor-cookie.ts';
import { VisitCounter } from './visits/visit-counter.ts';

export interface FrontDoor {
  server: FastifyInstance;
  /** Unready at once; what is in flight finishes. */
  stop(): Promise<void>;
}

const CLOSE_IDLE_EVERY_MS = 200;

/** The one port that visitors see: pages, their files, the admin panel and the api behind it. */
export async function openFrontDoor(settings: Settings): Promise<FrontDoor> {
  let isStopping = false;
  const headers = commonHeaders(settings.appUrl);
  const server = createServer(settings);
  const connections = connectToApi(settings);
  // Pages and feeds ask the api by `fetch`.
  setGlobalDispatcher(connections);
  if (!settings.internalSecret && !isOnThisMachine(settings.apiInternalUrl))
    server.log.warn(serverMessages.noInternalSecret);
  const readSite = siteIdentityReader(settings, server.log);
  const visits = new VisitCounter(settings, server.log);
  const revision = new ContentRevision(settings.apiInternalUrl, server.log);
  const renderer = await openRenderer(server, settings, readSite);
  answerFailures(server);
  boundRequests(server, {
    perAddress: settings.requestsAtOnce,
    isBehindProxy: settings.trustedProxies.length > 0,
  });
  boundBodies(server);
  sendHeaders(server, headers);
  renewVisitorCookie(server, settings.appUrl);
  serveHealth(server, settings.apiInternalUrl, () => isStopping);
  const streams = connectToApi(settings, MOST_STREAMS);
  await passApiOn(server, settings, { connections, streams });
  serveNewsFeeds(server, settings, headers, readSite, revision);
  serveNewsletterFeed(server, settings, headers, readSite, revision);
  serveRobotsAndSitemap(server, settings, revision);
  serveEventCalendar(server, settings);
  serveGiftReceipts(server, settings);
  serveEmbeds(server, settings, { readSite, renderer });
  serveSiteDescriptions(server, readSite);
  switchEconomy(server, settings.appUrl);
  const { appUrl, isDevelopment, visitsFromMirror } = settings;
  const pages = { renderer, revision, visits, visitsFromMirror, appUrl, isDevelopment };
  if (!settings.isDevelopment) {
    serveSiteFiles(server, headers);
    redirectToProperAddresses(server);
    serveAdmin(server, headers);
  }
  serveIllustrations(server, headers);
  servePagePictures(server, { renderer, revision });
  servePages(server, pages);
  revision.start();
  visits.start();
  return {
    server,
    stop: async () => {
      isStopping = true;
      revision.stop();
      // A connection whose last answer leaves after the stop began would be kept alive for a minute.
      const timer = setInterval(() => server.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      // They would last for hours; browsers come back to whoever answers.
      await streams.destroy();
      await server.close();
      clearInterval(timer);
      await visits.stop();
      await renderer.stop();
      await connections.close();
    },
  };
}

function isOnThisMachine(address: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
}

/** Away from this process, but in development, where pages come from their sources. */
async function openRenderer(
  server: FastifyInstance,
  settings: Settings,
  readSite: ReadSiteIdentity,
): Promise<Renderer> {
  if (settings.isDevelopment) {
    const { developmentRenderer } = await import('./development.ts');
    return developmentRenderer(server, settings, readSite);
  }
  const { RendererPool } = await import('./rendering/renderer-pool.ts');
  const pool = new RendererPool(settings.renderers, server.log);
  await pool.start();
  return pool;
}

/** What nginx gives a request, so that one number runs through every log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

function createServer(settings: Settings): FastifyInstance {
  const server = fastify({
    logger: serverLog(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    keepAliveTimeout: 65_000,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_error, request, reply) => answerBadAddress(request, reply),
  });
  server.server.headersTimeout = 15_000;
  answerExpectations(server.server);
  return server;
}

function sendHeaders(server: FastifyInstance, headers: Record<string, string>): void {
  const entries = Object.entries({ ...headers, 'content-security-policy': filePolicy });
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}
