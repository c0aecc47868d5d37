import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PictureResponse } from '../media/picture.dto.js';
import { PublicationStateResponse } from '../publishing/publishing.dto.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import {
  type Campaign,
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  type CampaignCategory,
  type CampaignRecord,
  type CampaignStatus,
  type CampaignType,
  type SuggestedAmount,
} from './campaign.contract.js';

export class PersonResponse {
  first_name: string;
  last_name: string;
}

export class SuggestedAmountResponse implements SuggestedAmount {
  amount: number;
  effect: string;
}

export class CampaignResponse implements Campaign {
  id: number;
  slug: string;
  title: string;
  short_description: string;
  description: string;

  @ApiProperty({ enum: CAMPAIGN_CATEGORIES })
  category: CampaignCategory;

  location: string;
  featured: boolean;

  @ApiProperty({ type: String, nullable: true })
  featured_image: string | null;

  @ApiProperty({ type: PictureResponse, nullable: true })
  picture: PictureResponse | null;

  @ApiProperty({ enum: CAMPAIGN_TYPES })
  campaign_type: CampaignType;

  @ApiProperty({ enum: CAMPAIGN_STATUSES })
  status: CampaignStatus;

  @ApiProperty({ type: String, nullable: true })
  start_date: string | null;

  @ApiProperty({ type: String, nullable: true })
  end_date: string | null;

  goal_amount: number;
  current_amount: number;

  @ApiProperty({ enum: CURRENCIES })
  currency: Currency;

  goal_books: number;
  current_books: number;
  goal_equipment: number;
  current_equipment: number;
  donation_count: number;
  progress_percentage: number;

  @ApiProperty({ type: PersonResponse, nullable: true })
  created_by: PersonResponse | null;

  updated_at: string;

  @ApiProperty({ type: [SuggestedAmountResponse] })
  suggested_amounts: SuggestedAmountResponse[];
}

export class CampaignPageResponse {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [CampaignResponse] })
  results: CampaignResponse[];
}

export class CampaignRecordResponse
  extends IntersectionType(CampaignResponse, PublicationStateResponse)
  implements CampaignRecord
{
  @ApiProperty({ type: Number, nullable: true })
  featured_image_id: number | null;

  opening_amount: number;
  opening_books: number;
  opening_equipment: number;
  opening_donation_count: number;
}

export class BulkResponse {
  updated: number;
}
