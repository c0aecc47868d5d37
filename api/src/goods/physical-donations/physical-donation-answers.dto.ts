import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Transform } from 'class-transformer';
import { PHYSICAL_DONATION_MESSAGES as MESSAGES } from './physical-donation.contract.js';
import {
  PHYSICAL_DONATION_STATUSES,
  type PhysicalDonationStatus,
} from './physical-donation-state.contract.js';

export class PhysicalDonationCreated {
  donation_id: string;
  reference: string;

  @ApiProperty({ enum: PHYSICAL_DONATION_STATUSES })
  status: PhysicalDonationStatus;

  email: string;
  campaign_id: number;
  campaign_slug: string;
  campaign_name: string;
  /** When the code that was sent stops being good. */
  code_expires_at: string;
}

/** `POST /physical-donations/verify_code/`. */
export class VerifyCodeInput {
  @MaxLength(100)
  @IsNotEmpty({ message: MESSAGES.not_found })
  @IsString({ message: MESSAGES.not_found })
  donation_id: string;

  /** 8 digits, a dash in the middle or not. */
  @ApiProperty({ type: String, example: '1234-5678' })
  @Matches(/^\d{4}-?\d{4}$/, { message: MESSAGES.code_form })
  @IsString({ message: MESSAGES.code_form })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length < 100 ? value.replaceAll(/\s/g, '') : value,
  )
  code: string;
}

export class CodeVerified extends PickType(PhysicalDonationCreated, [
  ...(['donation_id', 'reference', 'status'] as const),
  ...(['campaign_id', 'campaign_slug', 'campaign_name'] as const),
]) {
  success: boolean;
  message: string;
}

/** `POST /physical-donations/{id}/resend_code/`. */
export class CodeResent {
  success: boolean;
  message: string;
  code_expires_at: string;
  resends_left: number;
}

/** `POST /physical-donations/pictures/` (multipart, one `file`): a picture of the goods, stripped of where it was taken. */
export class PhysicalDonationPicture {
  id: string;
  url: string;
  thumbnail_url: string;
  width: number;
  height: number;
}
