import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { passApiOn } from './api-proxy.ts';
import { ContentRevision } from './content-revision.ts';
import { switchEconomy } from './economy.ts';
import { serveEventCalendar } from './event-calendar.ts';
import { serveEmbeds } from './embeds/serve-embeds.ts';
import { answerBadAddress, answerFailures } from './failures.ts';
import { serveAdmin, serveSiteFiles } from './files.ts';
import { serveNewsFeeds } from './feeds/news-feeds.ts';
import { serveGiftReceipts } from './gift-receipts.ts';
import { serveHealth } from './health.ts';
import { servePagePictures } from './og/page-pictures.ts';
import { servePages } from './pages.ts';
import { builtPages } from './page-renderer.ts';
import { redirectToProperAddresses } from './redirects.ts';
import { serveRobotsAndSitemap } from './robots-and-sitemap.ts';
import { commonHeaders, filePolicy } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { serveSiteDescriptions } from './site-files.ts';
import { siteIdentityReader } from './site-identity.ts';
import { renewVisitorCookie } from './visitor-cookie.ts';

export interface FrontDoor {
  server: FastifyInstance;
  /** Unready at once; what is in flight finishes. */
  stop(): Promise<void>;
}

/** The one port that visitors see: pages, their files, the admin panel and the api behind it. */
export async function openFrontDoor(settings: Settings): Promise<FrontDoor> {
  let isStopping = false;
  const headers = commonHeaders(settings.appUrl);
  const server = createServer(settings);
  const readSite = siteIdentityReader(settings, server.log);
  const revision = new ContentRevision(settings.apiInternalUrl, server.log);
  sendHeaders(server, headers);
  renewVisitorCookie(server, settings.appUrl);
  serveHealth(server, settings.apiInternalUrl, () => isStopping);
  await passApiOn(server, settings);
  serveNewsFeeds(server, settings, headers, readSite, revision);
  serveRobotsAndSitemap(server, settings, revision);
  serveEventCalendar(server, settings);
  serveGiftReceipts(server, settings);
  serveEmbeds(server, settings, readSite);
  serveSiteDescriptions(server, readSite);
  switchEconomy(server, settings.appUrl);
  if (settings.isDevelopment) {
    const { serveWithVite } = await import('./development.ts');
    redirectToProperAddresses(server);
    const { render } = await serveWithVite(server, settings, readSite);
    servePagePictures(server, { settings, readSite, render, revision });
    servePages(server, { render, revision, headers, appUrl: settings.appUrl, isDevelopment: true });
  } else {
    const render = await builtPages(settings, readSite);
    servePagePictures(server, { settings, readSite, render, revision });
    servePages(server, { render, revision, headers, appUrl: settings.appUrl, isDevelopment: false });
    serveSiteFiles(server, headers);
    redirectToProperAddresses(server);
    serveAdmin(server, headers);
  }
  answerFailures(server);
  revision.start();
  return {
    server,
    stop: async () => {
      isStopping = true;
      revision.stop();
      await server.close();
    },
  };
}

/** What nginx gives a request, so that one number runs through every log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

function createServer(settings: Settings): FastifyInstance {
  const server = fastify({
    logger: {
      level: settings.logLevel,
      base: { process: 'site' },
      serializers: { req: ({ method, id }) => ({ method, id }) },
    },
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
    frameworkErrors: (_error, _request, reply) => answerBadAddress(reply),
  });
  server.server.headersTimeout = 15_000;
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
