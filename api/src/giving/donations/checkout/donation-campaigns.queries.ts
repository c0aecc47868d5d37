import { of, query } from '../../../platform/database/query.js';
import type { CampaignType } from '../../../content/campaigns/campaign.contract.js';
import type { Currency } from '../../../platform/money/money.contract.js';

const NAMED = 'SELECT id, title, slug, currency, campaign_type FROM campaigns WHERE';
const CAMPAIGN = {
  id: 'integer',
  title: 'text',
  slug: 'text',
  currency: of<Currency>('text'),
  campaign_type: of<CampaignType>('text'),
} as const;

export const campaignsNumbered = query(`${NAMED} id = ANY($1)`, ['integer[]'], CAMPAIGN);
export const campaignCalled = query(`${NAMED} slug = $1`, ['text'], CAMPAIGN);
