import { ViewColumn, ViewEntity } from 'typeorm';
import type { CampaignRow } from './campaign.entity.js';

type Written = Omit<CampaignRow, never>;

/** A campaign with its totals, summed by the view over what was given. */
@ViewEntity({ name: 'campaign_overview', synchronize: false })
export class CampaignOverview {
  @ViewColumn()
  id: number;
}

/** A row of the view, as PostgreSQL sends it. */
export interface CampaignOverviewRow extends Written {
  current_amount: number;
  current_books: number;
  current_equipment: number;
  donation_count: number;
  progress_percentage: number;
  created_by_name: string | null;
}
