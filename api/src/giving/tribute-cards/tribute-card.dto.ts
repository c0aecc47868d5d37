import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { DonationCardInput } from '../donations/checkout/donation-card.dto.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { TRIBUTE_CARD_STATUSES, type TributeCardStatus } from './tribute-card.contract.js';

const TOKEN_LENGTH = 100;

/** The card of a gift, for its donor and for administrators; its texts are empty 30 days after it left or was cancelled. */
export class TributeCardView extends answerOf(DonationCardInput) {
  /** The day in Paris on which it leaves. */
  @ApiProperty({ type: String, format: 'date' })
  declare day: string;

  @ApiProperty({ enum: TRIBUTE_CARD_STATUSES })
  status: TributeCardStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sent_at: string | null;

  /** Whether its day and its words may still change, and whether it may be cancelled. */
  may_change: boolean;
}

/** `GET /donations/{id}/card/` */
export class TributeCardOfGift {
  card: TributeCardView | null;
}

/** `PATCH /donations/{id}/card/`: what is absent stays. */
export class TributeCardChange extends PickType(DonationCardInput, ['day', 'words']) {}

/** `POST /tribute-cards/refusals/`: who received a card wants no other. */
export class TributeCardRefusalInput {
  @MaxLength(TOKEN_LENGTH)
  @IsString()
  token: string;

  /** Its words are out of place: the association is told. */
  @IfGiven()
  @IsBoolean()
  is_reported?: boolean;
}
