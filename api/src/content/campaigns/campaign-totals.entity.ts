import { ViewColumn, ViewEntity } from 'typeorm';
import type { CampaignRow } from './campaign.entity.js';

/** What a campaign has collected, summed by the view over its gifts and its opening figures; with who made it. */
@ViewEntity({ name: 'campaign_totals', synchronize: false })
export class CampaignTotals {
  @ViewColumn()
  id: number;

  @ViewColumn()
  current_amount: number;

  @ViewColumn()
  current_books: number;

  @ViewColumn()
  current_equipment: number;

  @ViewColumn()
  donation_count: number;

  @ViewColumn()
  progress_percentage: number;

  @ViewColumn()
  created_by_name: string | null;
}

/** A campaign with its totals, as PostgreSQL sends it. */
export type CampaignOverviewRow = CampaignRow & CampaignTotals;
