import type { CampaignStatus, CampaignType } from '../../../content/campaigns/campaign.contract.js';
import { of, query } from '../../../platform/database/query.js';
import type { Currency } from '../../../platform/money/money.contract.js';
import type { CampaignNewsKind } from './campaign-analytics.contract.js';

const CAMPAIGN = `
  SELECT c.id, c.slug, c.title, c.status, c.campaign_type, c.currency, c.start_date, c.end_date, c.created_at,
         c.goal_amount, c.opening_amount`;
const CAMPAIGN_TYPES_OF_ROW = {
  id: 'integer',
  slug: 'text',
  title: 'text',
  status: of<CampaignStatus>('text'),
  campaign_type: of<CampaignType>('text'),
  currency: of<Currency>('text'),
  start_date: 'timestamptz?',
  end_date: 'timestamptz?',
  created_at: 'timestamptz',
  goal_amount: 'integer',
  opening_amount: 'integer',
} as const;

/** Those to choose from, that which began last first; in another currency than the euro, with what the site says. */
export const campaignsToChoose = query(
  `${CAMPAIGN}, CASE c.currency WHEN 'EUR' THEN c.opening_amount + coalesce(given.amount, 0)
              ELSE (SELECT current_amount FROM campaign_totals WHERE id = c.id) END::bigint AS raised
     FROM campaigns c
     LEFT JOIN (SELECT campaign_id AS id, sum(amount) AS amount FROM gift_days WHERE dimension = 'total' GROUP BY 1) given
       ON given.id = c.id
    WHERE c.deleted_at IS NULL ORDER BY coalesce(c.start_date, c.created_at) DESC, c.id DESC`,
  [],
  { ...CAMPAIGN_TYPES_OF_ROW, raised: 'integer' },
);

/** With what it was given in kind. */
export const campaignWithGoods = query(
  `${CAMPAIGN}, c.goal_books AS books_expected, c.goal_equipment AS equipment_expected,
         c.opening_books + coalesce(sum(gift.quantity) FILTER (WHERE gift.kind = 'books'), 0)::bigint AS books,
         c.opening_equipment + coalesce(sum(gift.quantity) FILTER (WHERE gift.kind = 'equipment'), 0)::bigint AS equipment
    FROM campaigns c LEFT JOIN campaign_gifts gift ON gift.campaign_id = c.id AND is_counted(gift.mode)
   WHERE c.id = $1 AND c.deleted_at IS NULL GROUP BY c.id`,
  ['integer'],
  {
    ...CAMPAIGN_TYPES_OF_ROW,
    books_expected: 'integer',
    equipment_expected: 'integer',
    books: 'integer',
    equipment: 'integer',
  },
);

/** Campaigns in euros that ended before this day, with their first and last days. */
export const endedCampaigns = query(
  `SELECT id, to_char(start_date AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS first_day,
          to_char(end_date AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS last_day
     FROM campaigns
    WHERE currency = 'EUR' AND status <> 'draft' AND deleted_at IS NULL AND start_date IS NOT NULL
      AND (end_date AT TIME ZONE 'Europe/Paris')::date < $1::date ORDER BY id`,
  ['date'],
  { id: 'integer', first_day: 'text', last_day: 'text' },
);

/** Events that began and articles that came out on these days, and whether they link to this page. */
export const newsOfDays = query(
  `SELECT * FROM (
     SELECT 'event' AS kind, id, title, to_char(start_date AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS day,
            strpos(description, $2) > 0 AS names_campaign
       FROM events WHERE status = 'published' AND deleted_at IS NULL
        AND (start_date AT TIME ZONE 'Europe/Paris')::date = ANY($1::date[])
     UNION ALL
     SELECT 'article', id, title, to_char(published_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD'), strpos(content, $2) > 0
       FROM articles WHERE status = 'published' AND deleted_at IS NULL
        AND (published_at AT TIME ZONE 'Europe/Paris')::date = ANY($1::date[])) news
    ORDER BY names_campaign DESC, kind DESC, day, id`,
  ['date[]', 'text'],
  {
    kind: of<CampaignNewsKind>('text?'),
    id: 'integer?',
    title: 'text?',
    day: 'text?',
    names_campaign: 'boolean?',
  },
);
