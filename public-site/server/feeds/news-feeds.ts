import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentRevision } from '../content-revision.ts';
import { encodeBody } from '../encodings.ts';
import { etagOf } from '../etag.ts';
import { type PreparedAnswer, sendPrepared } from '../prepared-answer.ts';
import { readCategory, readLatestArticles, readLatestNewsletters } from '../public-api.ts';
import { filePolicy } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import type { ReadSiteIdentity } from '../site-identity.ts';
import { newsletterFeed } from './newsletter-feed.ts';
import { FEED_FORMATS, FEED_TYPES, type FeedFormat, newsFeed } from './news-feed.ts';

const SHOWN = 20;
const MAX_KEPT = 100;

type FeedRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** /actualites/rss.xml and atom.xml, of all the news or `?category=` one; kept until the content changes. */
export function serveNewsFeeds(
  server: FastifyInstance,
  settings: Settings,
  headers: Record<string, string>,
  readSite: ReadSiteIdentity,
  revision: ContentRevision,
): void {
  const kept = new Map<string, Promise<PreparedAnswer | null>>();
  revision.onChange(() => kept.clear());

  for (const format of FEED_FORMATS)
    server.get(`/actualites/${format}.xml`, async (request: FeedRequest, reply) => {
      const asked = request.query['category'];
      const answer = await feedOf(format, typeof asked === 'string' ? asked : '');
      if (!answer) return reply.callNotFound();
      reply.hijack();
      sendPrepared(request.raw, reply.raw, answer);
      return reply;
    });

  function feedOf(format: FeedFormat, category: string): Promise<PreparedAnswer | null> {
    const key = `${format} ${category}`;
    const known = kept.get(key);
    if (known) return known;
    const made = make(format, category);
    const forget = () => kept.delete(key);
    made.then((answer) => answer ?? forget(), forget);
    if (kept.size < MAX_KEPT) kept.set(key, made);
    return made;
  }

  async function make(format: FeedFormat, slug: string): Promise<PreparedAnswer | null> {
    const category = slug ? await readCategory(settings.apiInternalUrl, slug) : null;
    if (slug && !category) return null;
    const [articles, site] = await Promise.all([
      readLatestArticles(settings.apiInternalUrl, SHOWN, category?.slug),
      readSite(),
    ]);
    return feedAnswer(newsFeed({ site, articles, category }, format), format, headers);
  }
}

/** /lettres/rss.xml: what was sent, for whoever reads it elsewhere; kept until the content changes. */
export function serveNewsletterFeed(
  server: FastifyInstance,
  settings: Settings,
  headers: Record<string, string>,
  readSite: ReadSiteIdentity,
  revision: ContentRevision,
): void {
  let kept: Promise<PreparedAnswer> | null = null;
  revision.onChange(() => (kept = null));
  server.get('/lettres/rss.xml', async (request, reply) => {
    kept ??= make();
    const answer = await kept.catch((error: unknown) => {
      kept = null;
      throw error;
    });
    reply.hijack();
    sendPrepared(request.raw, reply.raw, answer);
    return reply;
  });

  async function make(): Promise<PreparedAnswer> {
    const [newsletters, site] = await Promise.all([
      readLatestNewsletters(settings.apiInternalUrl, SHOWN),
      readSite(),
    ]);
    return feedAnswer(newsletterFeed(site, newsletters), 'rss', headers);
  }
}

async function feedAnswer(
  xml: string,
  format: FeedFormat,
  headers: Record<string, string>,
): Promise<PreparedAnswer> {
  const body = await encodeBody(Buffer.from(xml), 5);
  return {
    status: 200,
    headers: {
      ...headers,
      'content-security-policy': filePolicy,
      'content-type': FEED_TYPES[format],
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    },
    etag: etagOf(body.identity),
    body,
  };
}
