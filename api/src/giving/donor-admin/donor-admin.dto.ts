import { ApiProperty } from '@nestjs/swagger';
import { GIVER_TYPES, type GiverType } from '../donors/giving.contract.js';
import {
  DONOR_SEGMENTS,
  type DonorDetail,
  type DonorRecord,
  type DonorSegment,
} from './donor-admin.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

const Nullable = () => ApiProperty({ type: String, nullable: true });

export class DonorResponse implements DonorRecord {
  @PersonalData('key')
  id: string;

  @PersonalData('name')
  name: string;

  @PersonalData('email')
  email: string;

  @ApiProperty({ enum: GIVER_TYPES, nullable: true })
  donor_type: GiverType | null;

  @PersonalData('text')
  street_address: string;

  @PersonalData('postal_code')
  postal_code: string;

  city: string;
  country: string;
  given: number;
  gifts: number;

  @ApiProperty({ type: Number, nullable: true })
  average: number | null;

  @Nullable()
  first_given_at: string | null;

  @Nullable()
  last_given_at: string | null;

  recurring: number;
  recurring_monthly: number;
  failing: number;

  @Nullable()
  member_since: string | null;

  @ApiProperty({ enum: DONOR_SEGMENTS })
  segment: DonorSegment;
}

export class DonorYearResponse {
  year: number;
  given: number;
  gifts: number;
}

export class DonorCampaignResponse {
  @ApiProperty({ type: Number, nullable: true })
  campaign_id: number | null;

  label: string;
  given: number;
  gifts: number;
}

export class DonorDetailResponse extends DonorResponse implements DonorDetail {
  @ApiProperty({ type: [DonorYearResponse] })
  years: DonorYearResponse[];

  @ApiProperty({ type: [DonorCampaignResponse] })
  campaigns: DonorCampaignResponse[];
}
