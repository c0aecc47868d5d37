import { query } from '../../platform/database/query.js';

export const projectOfPartner = query('SELECT FROM project_partners WHERE partner_id = $1 LIMIT 1', [
  'integer',
]);

export const partnersAt = query(
  'SELECT id, slug FROM partners WHERE slug = ANY($1) AND deleted_at IS NULL',
  ['text[]'],
  { id: 'integer', slug: 'text' },
);

/** Until the transaction ends. */
export const holdPartners = hold('partners');
export const holdCampaigns = hold('campaigns');

function hold(table: 'partners' | 'campaigns') {
  return query(
    `SELECT id FROM ${table} WHERE id = ANY($1) AND deleted_at IS NULL ORDER BY id FOR SHARE`,
    ['integer[]'],
    { id: 'integer' },
  );
}
