import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { answerOf } from '../../platform/http/answer-of.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import {
  COLLECTED_MESSAGES as MESSAGES,
  PHYSICAL_DONATION_TYPES,
  type PhysicalDonationType,
} from './physical-donation-choices.contract.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';

/** Something that was collected: words of `CONTENTS_OF[kind]`. */
export class CollectedItem {
  @IsIn(PHYSICAL_DONATION_TYPES)
  kind: PhysicalDonationType;

  @MaxLength(100)
  @IsNotEmpty({ message: MESSAGES.category })
  @IsString({ message: MESSAGES.category })
  @Trimmed()
  category: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.quantity })
  @Max(LIMITS.quantity)
  @Min(1, { message: MESSAGES.quantity })
  @IsInt({ message: MESSAGES.quantity })
  quantity: number;
}

export class CollectedItemAnswer extends answerOf(CollectedItem) {}
