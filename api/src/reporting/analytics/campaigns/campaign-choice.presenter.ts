import type { RowOf } from '../../../platform/database/query.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { CampaignChoice } from './campaign-analytics.dto.js';
import type { campaignsToChoose } from './campaign-analytics.queries.js';

type Row = RowOf<typeof campaignsToChoose>;

export function presentChoice({
  id,
  slug,
  title,
  status,
  campaign_type,
  currency,
  ...row
}: Row): CampaignChoice {
  return {
    id,
    slug,
    title,
    status,
    campaign_type,
    currency,
    start_date: row.start_date?.toISOString() ?? null,
    end_date: row.end_date?.toISOString() ?? null,
    raised: toMajorUnits(row.raised, currency),
    goal: row.goal_amount > 0 ? toMajorUnits(row.goal_amount, currency) : null,
  };
}
