import { ViewColumn, ViewEntity } from 'typeorm';
import type { CampaignMatching } from './campaign.dto.js';
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

  /** What of `current_amount` sponsors promised to add to gifts. */
  @ViewColumn()
  matched_amount: number;

  @ViewColumn()
  matching: MatchingOfCampaign[];
}

/** Amounts in minor units of the euro. */
export type MatchingOfCampaign = Omit<CampaignMatching, 'left' | 'state'> & {
  starts_on: string;
  has_ended: boolean;
};

/** A campaign with its totals, as PostgreSQL sends it. */
export type CampaignOverviewRow = CampaignRow & CampaignTotals;
