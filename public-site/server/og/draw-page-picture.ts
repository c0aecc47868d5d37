import type { RenderPage, Visit } from '../page-renderer.ts';
import { ApiUnavailable, readCampaign } from '../public-api.ts';
import type { Settings } from '../settings.ts';
import type { ReadSiteIdentity } from '../site-identity.ts';
import { cardLabels } from '../embeds/card-words.ts';
import { drawIllustration } from '../illustrations/illustrator.ts';
import { matchingText } from '../../src/shared/content/sponsor-offers.content.ts';
import { ownIllustration, pictureLabels } from './picture-words.ts';

const HOME = '/accueil';

interface PicturesOptions {
  settings: Settings;
  readSite: ReadSiteIdentity;
  render: RenderPage;
}

interface AskedPicture {
  /** Of the page; the home page has one of its own. */
  path: string;
  visit: Pick<Visit, 'visitorAddress' | 'requestId'>;
}

/** The address of the page that a picture is of. */
export function pagePath(path: string): string {
  return path === HOME ? '/' : path;
}

/** The picture of a page as PNG, from what the page says of itself; null where there is no such page. */
export async function drawPagePicture(asked: AskedPicture, options: PicturesOptions): Promise<Buffer | null> {
  const slug = /^\/campagnes\/([^/]+)$/.exec(asked.path)?.[1];
  const svg = slug ? await drawCampaign(slug, options) : await drawPage(asked, options);
  if (!svg) return null;
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}

async function drawCampaign(slug: string, { settings, readSite }: PicturesOptions): Promise<string | null> {
  const [campaign, site] = await Promise.all([readCampaign(settings.apiInternalUrl, slug), readSite()]);
  if (!campaign) return null;
  const { campaignPicture } = await import('./picture.ts');
  const drawing = await drawIllustration(campaign.category, campaign.slug);
  const { current_amount, goal_amount } = campaign;
  const labels = cardLabels(campaign, site);
  // Beside a sum stands its own share, not that of all goals.
  const percentage =
    goal_amount > 0 ? Math.min(100, Math.floor((current_amount / goal_amount) * 100)) : labels.percentage;
  return campaignPicture({ ...labels, percentage, offer: matchingText(campaign) }, drawing?.svg ?? null);
}

async function drawPage(
  { path, visit }: AskedPicture,
  { render, readSite }: PicturesOptions,
): Promise<string | null> {
  const page = {
    url: encodeURI(pagePath(path)),
    savesData: true,
    display: '',
    memberCookie: null,
    visitorId: null,
    ownPageToken: null,
    userAgent: null,
  };
  const [answer, site] = await Promise.all([render({ ...page, ...visit }), readSite()]);
  if (answer.status >= 500 || answer.status === 429)
    throw new ApiUnavailable(`the page answered ${answer.status}`);
  const html = answer.status === 200 ? await answer.text() : '';
  const words = pictureLabels(path, html);
  if (!words) return null;
  const { picture } = await import('./picture.ts');
  return picture(words, site.name, await ownDrawing(path, html));
}

/** The drawing that the page shows of its own record; null where it shows a photograph, or none. */
async function ownDrawing(path: string, html: string): Promise<string | null> {
  const own = ownIllustration(path, html);
  return (own && (await drawIllustration(own.kind, own.seed))?.svg) ?? null;
}
