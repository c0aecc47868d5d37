import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { OptionalOneOf, OptionalText } from '../../platform/http/body-fields.js';
import {
  EMAIL_VERIFICATION_MESSAGES as MESSAGES,
  VERIFICATION_CONTEXTS,
  type VerificationContext,
} from './email-verification.contract.js';

/** `POST /verify-email/`, by the page that an email leads to. */
export class EmailVerificationInput {
  @MaxLength(200, { message: MESSAGES.token_wrong })
  @IsNotEmpty({ message: MESSAGES.token_missing })
  @IsString({ message: MESSAGES.token_missing })
  token: string;

  @OptionalOneOf(VERIFICATION_CONTEXTS)
  context?: VerificationContext;

  /** Where the email was asked for. */
  @OptionalText(200)
  source?: string;
}

/** The same for a second visit. */
export class EmailVerified {
  success: boolean;
  message: string;

  @ApiProperty({ enum: VERIFICATION_CONTEXTS })
  context: VerificationContext;

  donation_id?: string;
  reference?: string;
  status?: string;
  campaign_id?: number;
  campaign_name?: string;
  campaign_slug?: string;
  /** Major units. */
  amount?: number;

  @ApiPropertyOptional({ enum: ['physical', 'financial'] })
  donationType?: 'physical' | 'financial';
}
