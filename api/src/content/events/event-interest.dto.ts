import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  type GlobalInterestStats,
  INTEREST_MESSAGES,
  type InterestAnswer,
  type InterestInput,
  type InterestStats,
} from './event-interest.contract.js';

export class InterestBody implements InterestInput {
  @MaxLength(254, { message: INTEREST_MESSAGES.email })
  @IsEmail({}, { message: INTEREST_MESSAGES.email })
  @IsNotEmpty({ message: INTEREST_MESSAGES.email_required })
  @IsString({ message: INTEREST_MESSAGES.email_required })
  @ApiProperty({ example: 'awa@exemple.org' })
  @Trimmed()
  guest_email: string;
}

export class InterestResponse implements InterestAnswer {
  interested: boolean;
}

export class InterestStatsResponse implements InterestStats {
  event: number;
  interested_count: number;
  interested_last_7_days: number;
  interested_last_30_days: number;
}

class AwaitedEventResponse {
  id: number;
  slug: string;
  title: string;
  interested_count: number;
}

export class GlobalInterestStatsResponse implements GlobalInterestStats {
  interested_count: number;
  interested_last_30_days: number;
  events_with_interest: number;

  @ApiProperty({ type: [AwaitedEventResponse] })
  most_awaited: AwaitedEventResponse[];
}
