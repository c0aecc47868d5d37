import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { CardDay, CardText } from '../donations/donation-card.dto.js';
import {
  TRIBUTE_CARD_STATUSES,
  type TributeCardChange,
  type TributeCardOfGift,
  type TributeCardRefusalInput,
  type TributeCardStatus,
  type TributeCardView,
} from './tribute-card.contract.js';

const TOKEN_LENGTH = 100;

export class TributeCardResponse implements TributeCardView {
  recipient_name: string;
  recipient_email: string;
  words: string;
  signature: string;

  @ApiProperty({ type: String, format: 'date' })
  day: string;

  @ApiProperty({ enum: TRIBUTE_CARD_STATUSES })
  status: TributeCardStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sent_at: string | null;

  may_change: boolean;
}

export class TributeCardOfGiftResponse implements TributeCardOfGift {
  @ApiProperty({ type: TributeCardResponse, nullable: true })
  card: TributeCardResponse | null;
}

export class TributeCardChangeBody implements TributeCardChange {
  @CardDay()
  day?: string;

  @CardText()
  words?: string;
}

export class TributeCardRefusalBody implements TributeCardRefusalInput {
  @MaxLength(TOKEN_LENGTH)
  @IsString()
  token: string;
}
