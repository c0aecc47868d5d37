import type { FastifyInstance } from 'fastify';
import type { ContentRevision } from '../content-revision.ts';
import { readCampaign } from '../public-api.ts';
import type { Settings } from '../settings.ts';
import type { ReadSiteIdentity } from '../site-identity.ts';

const MAX_KEPT = 100;

/** /og/campagnes/{slug}.png: drawn when first asked for, kept until the content changes. */
export function serveCampaignPictures(
  server: FastifyInstance,
  settings: Settings,
  readSite: ReadSiteIdentity,
  revision: ContentRevision,
): void {
  const pictures = new Map<string, Promise<Buffer | null>>();
  revision.onChange(() => pictures.clear());

  server.get<{ Params: { file: string } }>('/og/campagnes/:file', async (request, reply) => {
    const slug = /^(.+)\.png$/.exec(request.params.file)?.[1];
    if (!slug) return reply.callNotFound();
    const drawing = pictures.get(slug) ?? keep(slug, drawPicture(slug, settings, readSite));
    const picture = await drawing;
    if (!picture) return reply.callNotFound();
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(picture);
  });

  function keep(slug: string, drawing: Promise<Buffer | null>): Promise<Buffer | null> {
    pictures.set(slug, drawing);
    const forget = () => pictures.delete(slug);
    drawing.then((picture) => (picture ? undefined : forget()), forget);
    const oldest = pictures.keys().next().value;
    if (pictures.size > MAX_KEPT && oldest !== undefined) pictures.delete(oldest);
    return drawing;
  }
}

async function drawPicture(
  slug: string,
  { apiInternalUrl }: Settings,
  readSite: ReadSiteIdentity,
): Promise<Buffer | null> {
  const [campaign, site] = await Promise.all([readCampaign(apiInternalUrl, slug), readSite()]);
  if (!campaign) return null;
  const [{ default: sharp }, { campaignPicture }] = await Promise.all([
    import('sharp'),
    import('./campaign-picture.ts'),
  ]);
  return sharp(Buffer.from(campaignPicture(campaign, site.name)))
    .png({ palette: true, effort: 4 })
    .toBuffer();
}
