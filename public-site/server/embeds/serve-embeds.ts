import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readCampaign } from '../public-api.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { Settings } from '../settings.ts';
import type { ReadSiteIdentity } from '../site-identity.ts';
import { cardLabels } from './card-words.ts';
import { CARD_STYLE, progressCard } from './progress-card.ts';

const STYLE_HASH = createHash('sha256').update(CARD_STYLE).digest('base64');
/** Of all pages this one alone may stand in a frame of any other site; it runs nothing and takes no form. */
const CARD_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;
const KEPT = 'public, max-age=300';

/** What other sites show of a campaign: a small page for a frame, and a picture. */
export function serveEmbeds(
  server: FastifyInstance,
  settings: Settings,
  { readSite, renderer }: { readSite: ReadSiteIdentity; renderer: Renderer },
): void {
  server.get<{ Params: { file: string } }>('/integration/campagnes/:file', async (request, reply) => {
    const { file } = request.params;
    const isPicture = file.endsWith('.svg');
    const slug = isPicture ? file.slice(0, -'.svg'.length) : file;
    const [campaign, site] = await Promise.all([readCampaign(settings.apiInternalUrl, slug), readSite()]);
    if (!campaign) return reply.callNotFound();
    const words = cardLabels(campaign, site);
    reply.header('cache-control', KEPT).header('x-robots-tag', 'noindex');
    if (isPicture) {
      const card = await renderer.run<'card'>({ kind: 'card', words }, request.ip);
      return reply.type('image/svg+xml').send(card);
    }
    const takesMoney = campaign.status === 'active' && campaign.goal_amount > 0;
    const give = `${site.url}/faire-un-don?campaign=${encodeURIComponent(campaign.slug)}&source=bouton`;
    return reply
      .header('content-security-policy', CARD_POLICY)
      .type('text/html; charset=utf-8')
      .send(progressCard(words, takesMoney ? give : null));
  });
}
