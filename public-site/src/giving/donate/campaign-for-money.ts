import type { Campaign } from '@livres/api/contract';

export type CampaignForMoney = Pick<Campaign, 'id' | 'slug' | 'title' | 'suggested_amounts'>;
