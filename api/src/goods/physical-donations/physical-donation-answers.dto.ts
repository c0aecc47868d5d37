import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Transform } from 'class-transformer';
import {
  type CodeResent,
  type CodeVerified,
  type PhysicalDonationPicture,
  PHYSICAL_DONATION_MESSAGES as MESSAGES,
  type PhysicalDonationCreated,
  type VerifyCodeInput,
} from './physical-donation.contract.js';
import {
  PHYSICAL_DONATION_STATUSES,
  type PhysicalDonationStatus,
} from './physical-donation-state.contract.js';

export class PhysicalDonationCreatedResponse implements PhysicalDonationCreated {
  donation_id: string;
  reference: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_STATUSES })
  status: PhysicalDonationStatus;

  email: string;
  campaign_id: number;
  campaign_slug: string;
  campaign_name: string;
  code_expires_at: string;
}

export class VerifyCodeBody implements VerifyCodeInput {
  @MaxLength(100)
  @IsNotEmpty({ message: MESSAGES.not_found })
  @IsString({ message: MESSAGES.not_found })
  donation_id: string;

  @ApiProperty({ type: String, example: '1234-5678' })
  @Matches(/^\d{4}-?\d{4}$/, { message: MESSAGES.code_form })
  @IsString({ message: MESSAGES.code_form })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length < 100 ? value.replaceAll(/\s/g, '') : value,
  )
  code: string;
}

export class CodeVerifiedResponse implements CodeVerified {
  success: boolean;
  message: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_STATUSES })
  status: PhysicalDonationStatus;

  donation_id: string;
  reference: string;
  campaign_id: number;
  campaign_name: string;
  campaign_slug: string;
}

export class CodeResentResponse implements CodeResent {
  success: boolean;
  message: string;
  code_expires_at: string;
  resends_left: number;
}

export class PhysicalDonationPictureResponse implements PhysicalDonationPicture {
  id: string;
  url: string;
  thumbnail_url: string;
  width: number;
  height: number;
}
