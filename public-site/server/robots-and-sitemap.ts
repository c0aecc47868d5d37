import type { FastifyInstance } from 'fastify';
import { PAGES } from '../src/app/pages.ts';
import type { ContentRevision } from './content-revision.ts';
import {
  readAllArticles,
  readAllCampaigns,
  readAllEvents,
  readAllNewsletters,
  readAllProjects,
  readFreePages,
  readOpenScholarships,
} from './public-api.ts';
import type { Settings } from './settings.ts';
import { asXml } from './xml-text.ts';

const ACTIONS = ['collecte', 'logistique', 'soutien', 'formation'];
const FOUND = [
  ...PAGES.filter(({ isFound }) => isFound).map(({ path }) => path),
  ...ACTIONS.flatMap((slug) => [`/actions/${slug}`, `/pilier/${slug}`]),
];

export function serveRobotsAndSitemap(
  server: FastifyInstance,
  settings: Settings,
  revision: ContentRevision,
): void {
  let sitemap: Promise<string> | null = null;
  revision.onChange(() => (sitemap = null));

  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /admin\nDisallow: /api\nSitemap: ${settings.appUrl}/sitemap.xml\n`),
  );

  server.get('/sitemap.xml', async (_request, reply) => {
    sitemap ??= writeSitemap(settings);
    try {
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await sitemap);
    } catch (error) {
      sitemap = null;
      throw error;
    }
  });
}

async function writeSitemap({ appUrl, apiInternalUrl }: Settings): Promise<string> {
  const [campaigns, events, articles, projects, scholarships, pages, newsletters] = await Promise.all([
    readAllCampaigns(apiInternalUrl),
    readAllEvents(apiInternalUrl),
    readAllArticles(apiInternalUrl),
    readAllProjects(apiInternalUrl),
    readOpenScholarships(apiInternalUrl),
    readFreePages(apiInternalUrl),
    readAllNewsletters(apiInternalUrl),
  ]);
  const entries = [
    ...FOUND.map((path) => entry(appUrl + path)),
    ...below(`${appUrl}/campagnes`, campaigns),
    ...below(`${appUrl}/evenements`, events),
    ...below(`${appUrl}/actualites`, articles),
    ...below(`${appUrl}/projets`, projects),
    ...scholarships.map(({ id, updated_at }) =>
      entry(`${appUrl}/universites/scholarships/${id}`, updated_at),
    ),
    ...below(`${appUrl}/page`, pages),
    ...newsletters.map(({ slug, sent_at }) =>
      entry(`${appUrl}/lettres/${encodeURIComponent(slug)}`, sent_at),
    ),
  ];
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return asXml(document);
}

function below(address: string, records: { slug: string; updated_at: string }[]): string[] {
  return records.map(({ slug, updated_at }) => entry(`${address}/${encodeURIComponent(slug)}`, updated_at));
}

function entry(address: string, changedAt?: string): string {
  const loc = `<loc>${address.replaceAll('&', '&amp;')}</loc>`;
  return `<url>${loc}${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;
}
