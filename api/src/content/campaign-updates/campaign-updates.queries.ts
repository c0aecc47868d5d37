import { query } from '../../platform/database/query.js';

/** Until the transaction ends. */
export const holdCampaign = query(
  `SELECT id FROM campaigns WHERE id = $1 AND deleted_at IS NULL FOR SHARE`,
  ['integer'],
  { id: 'integer' },
);

export const campaignsOfUpdates = query(
  `SELECT id, slug, title FROM campaigns WHERE id = ANY($1)`,
  ['integer[]'],
  { id: 'integer', slug: 'text', title: 'text' },
);

/** Of a campaign that visitors read, archived or not. */
export const IS_READ = `status <> 'draft' AND deleted_at IS NULL`;

export const readCampaign = query(`SELECT id FROM campaigns WHERE id = $1 AND ${IS_READ}`, ['integer'], {
  id: 'integer',
});

export const updateMention = query(
  `SELECT update.slug, campaign.title AS campaign, campaign.slug AS campaign_slug
     FROM campaign_updates update JOIN campaigns campaign ON campaign.id = update.campaign_id WHERE update.id = $1`,
  ['integer'],
  { slug: 'text', campaign: 'text', campaign_slug: 'text' },
);
