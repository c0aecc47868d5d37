import type { SuggestedAmount } from '@livres/api/contract';

export interface CampaignForMoney {
  id: number;
  slug: string;
  title: string;
  suggested_amounts: readonly SuggestedAmount[];
}
