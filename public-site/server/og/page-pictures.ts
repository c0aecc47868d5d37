import type { FastifyInstance } from 'fastify';
import type { ContentRevision } from '../content-revision.ts';
import type { RenderPage } from '../page-renderer.ts';
import { ApiUnavailable, readCampaign } from '../public-api.ts';
import type { Settings } from '../settings.ts';
import type { ReadSiteIdentity } from '../site-identity.ts';
import { pictureWords } from './picture-words.ts';

const MAX_KEPT = 150;
const HOME = '/accueil';

interface PicturesOptions {
  settings: Settings;
  readSite: ReadSiteIdentity;
  render: RenderPage;
  revision: ContentRevision;
}

/** /og{address of a page}.png: drawn when first asked for, from what the page says of itself, kept until the content changes. */
export function servePagePictures(server: FastifyInstance, options: PicturesOptions): void {
  const pictures = new Map<string, Promise<Buffer | null>>();
  options.revision.onChange(() => pictures.clear());

  server.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const path = /^(.+)\.png$/.exec(`/${request.params['*']}`)?.[1];
    if (!path) return reply.callNotFound();
    const drawing = pictures.get(path) ?? keep(path, drawPicture(path, options));
    const picture = await drawing;
    if (!picture) return reply.callNotFound();
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(picture);
  });

  function keep(path: string, drawing: Promise<Buffer | null>): Promise<Buffer | null> {
    pictures.set(path, drawing);
    const forget = () => pictures.delete(path);
    drawing.then((picture) => (picture ? undefined : forget()), forget);
    const oldest = pictures.keys().next().value;
    if (pictures.size > MAX_KEPT && oldest !== undefined) pictures.delete(oldest);
    return drawing;
  }
}

async function drawPicture(path: string, options: PicturesOptions): Promise<Buffer | null> {
  const slug = /^\/campagnes\/([^/]+)$/.exec(path)?.[1];
  const svg = slug ? await drawCampaign(slug, options) : await drawPage(path === HOME ? '/' : path, options);
  if (!svg) return null;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}

async function drawCampaign(slug: string, { settings, readSite }: PicturesOptions): Promise<string | null> {
  const [campaign, site] = await Promise.all([readCampaign(settings.apiInternalUrl, slug), readSite()]);
  if (!campaign) return null;
  const { campaignPicture } = await import('./picture.ts');
  return campaignPicture(campaign.title, campaign.progress_percentage, site.name);
}

async function drawPage(path: string, { render, readSite }: PicturesOptions): Promise<string | null> {
  const visit = {
    url: encodeURI(path),
    savesData: true,
    display: '',
    visitorAddress: '127.0.0.1',
    memberCookie: null,
    visitorId: null,
    requestId: 'picture',
  };
  const [answer, site] = await Promise.all([render(visit), readSite()]);
  if (answer.status >= 500) throw new ApiUnavailable(`the page answered ${answer.status}`);
  const words = answer.status === 200 ? pictureWords(path, await answer.text()) : null;
  if (!words) return null;
  const { picture } = await import('./picture.ts');
  return picture(words, site.name);
}
