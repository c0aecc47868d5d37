import { ApiProperty } from '@nestjs/swagger';
import { GIVER_TYPES, type GiverType } from '../donors/giving.contract.js';
import { DONOR_SEGMENTS, type DonorSegment } from './donor-admin.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';

/** `admin/users`: someone who gave money, or opened an account, through all their gifts. Amounts are in euros. */
export class DonorRecord {
  /** The same for the same address (or name and postcode, where there is no address); it reveals neither. */
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
  /** What was given, less what was given back. */
  given: number;
  gifts: number;
  /** Null where nothing was given. */
  average: number | null;
  first_given_at: string | null;
  last_given_at: string | null;
  /** Running recurring gifts, and what they bring in a month. */
  recurring: number;
  recurring_monthly: number;
  /** Of those, how many whose payment fails. */
  failing: number;
  /** Null where they have no account. */
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
  campaign_id: number | null;
  label: string;
  given: number;
  gifts: number;
}

/** `GET admin/users/{id}`. */
export class DonorDetail extends DonorRecord {
  /** Newest first. */
  years: DonorYearResponse[];
  campaigns: DonorCampaignResponse[];
}
