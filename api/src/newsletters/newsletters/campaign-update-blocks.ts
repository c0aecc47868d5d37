import type { CampaignUpdateRow } from '../../content/campaign-updates/campaign-updates-admin.service.js';
import { escaped } from '../../platform/http/escaped.js';
import { aBlock, keptBlocks } from './newsletter-blocks.js';
import type { NewsletterBlock } from './newsletter.dto.js';
import { updateBlockTexts as texts } from './campaign-update-blocks.content.js';

/** An update as the blocks of a newsletter: its picture, its text whole, the way to its page, where the campaign is now. */
export function campaignUpdateBlocks(
  { title, content, featured_image_id, campaign_id }: CampaignUpdateRow,
  path: string,
): NewsletterBlock[] {
  const heading = `<h2>${escaped(title)}</h2><p>${texts.hello}</p>`;
  return keptBlocks([
    ...(featured_image_id ? [aBlock({ type: 'picture', media_id: featured_image_id, url: path })] : []),
    aBlock({ type: 'text', html: heading + content }),
    aBlock({ type: 'button', label: texts.read, url: path }),
    aBlock({ type: 'campaign', target_id: campaign_id, label: texts.campaign }),
  ]);
}
