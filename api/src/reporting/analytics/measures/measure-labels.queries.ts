import { query } from '../../../platform/database/query.js';

export const campaignTitles = query(
  `SELECT id, title FROM campaigns WHERE id = ANY ($1::int[])`,
  ['integer[]'],
  { id: 'integer', title: 'text' },
);

export const eventTitles = query(`SELECT id, title FROM events WHERE id = ANY ($1::int[])`, ['integer[]'], {
  id: 'integer',
  title: 'text',
});

/** The campaigns of a partner's projects. */
export const campaignsOfPartner = query(
  `SELECT DISTINCT campaign_id AS id FROM projects
    WHERE $1::int = ANY (partner_ids) AND campaign_id IS NOT NULL AND deleted_at IS NULL ORDER BY 1`,
  ['integer'],
  { id: 'integer?' },
);
