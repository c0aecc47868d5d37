import { ApiProperty, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { MAX_INT } from '../../platform/database/max-int.js';
import { IsAmount } from '../../platform/http/amount.js';
import { answerOf } from '../../platform/http/answer-of.js';
import {
  OptionalAmount,
  OptionalEmail,
  OptionalText,
  RequiredOneOf,
  RequiredText,
} from '../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import {
  MATCHING_CONDITIONS,
  MATCHING_STATES,
  type MatchingCondition,
  type MatchingState,
} from '../../content/campaigns/campaign-matching.contract.js';
import { MATCHING_MESSAGES as MESSAGES, MATCHING_RATIO } from './matching-pot.contract.js';

const MOST = 10_000_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `POST admin/matching-pots`. Amounts are in euros. */
export class MatchingPotInput {
  @ApiProperty({ type: 'integer' })
  @Max(MAX_INT, { message: MESSAGES.campaign })
  @Min(1, { message: MESSAGES.campaign })
  @IsInt({ message: MESSAGES.campaign })
  campaign_id: number;

  @RequiredText(120, MESSAGES.sponsor_name)
  sponsor_name: string;

  @OptionalText(120)
  contact_name?: string;

  @OptionalEmail(MESSAGES.email)
  contact_email?: string;

  /** In per cent of a gift: 100 doubles it. */
  @ApiProperty({ type: 'integer', minimum: MATCHING_RATIO.least, maximum: MATCHING_RATIO.most })
  @Max(MATCHING_RATIO.most, { message: MESSAGES.ratio })
  @Min(MATCHING_RATIO.least, { message: MESSAGES.ratio })
  @IsInt({ message: MESSAGES.ratio })
  ratio: number;

  /** The most that it adds to one gift; null: any amount. */
  @OptionalAmount()
  gift_ceiling?: number | null;

  @ApiProperty({ type: Number, minimum: 1, maximum: MOST })
  @Max(MOST, { message: MESSAGES.total })
  @Min(1, { message: MESSAGES.total })
  @IsAmount(MESSAGES.total)
  total: number;

  /** Its first and last days, in Paris. */
  @ApiProperty({ type: String, format: 'date' })
  @Matches(DAY, { message: MESSAGES.day })
  @IsCalendarDate()
  starts_on: string;

  @ApiProperty({ type: String, format: 'date' })
  @Matches(DAY, { message: MESSAGES.day })
  @IsCalendarDate()
  ends_on: string;

  @RequiredOneOf(MATCHING_CONDITIONS, 'Choisissez les dons abondés.')
  condition: MatchingCondition;
}

/** `PUT admin/matching-pots/{id}`: what is absent stays. */
export class MatchingPotChanges extends PartialType(MatchingPotInput, { skipNullProperties: false }) {
  @ApiProperty({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

/** `POST admin/matching-pots/{id}/end`: it matches nothing more; what was matched stays. */
export class MatchingPotEnd extends RecordVersion {
  @RequiredText(300, MESSAGES.reason)
  reason: string;
}

/** What a pot adds on one day, without a word of who gave. */
export class MatchingDay {
  @ApiProperty({ type: String, format: 'date' })
  day: string;

  gifts: number;
  /** Euros; below 0 where more was given back than added. */
  matched: number;
}

/** `admin/matching-pots`. Amounts are in euros. */
export class MatchingPotRecord extends answerOf(MatchingPotInput, { contact_name: '', contact_email: '' }) {
  id: string;

  @PersonalData('text')
  declare contact_name: string;

  @PersonalData('email')
  declare contact_email: string;

  campaign_title: string;

  /** What it has added to gifts, what of it is left, and to how many gifts. */
  matched: number;
  left: number;
  gifts: number;

  @ApiProperty({ enum: MATCHING_STATES })
  state: MatchingState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  ended_at: string | null;

  @PersonalData('text')
  ended_reason: string;

  created_at: string;
  updated_at: string;

  @ApiProperty({ type: 'integer' })
  version: number;
}

/** `GET admin/matching-pots/{id}/days` */
export class MatchingPotDays {
  days: MatchingDay[];
}

/** `POST admin/matching-pots/{id}/report-link`: shown once; the link before it opens nothing any more. */
export class MatchingReportLink {
  url: string;
}

/** `GET matching-reports/{token}`: what the sponsor reads of their pot. */
export class MatchingReport extends PickType(OmitType(MatchingPotRecord, ['id']), [
  'sponsor_name',
  'campaign_title',
  'ratio',
  'gift_ceiling',
  'total',
  'matched',
  'left',
  'gifts',
  'starts_on',
  'ends_on',
  'condition',
  'state',
  'ended_reason',
]) {
  campaign_slug: string;
  /** What the matched gifts themselves brought. */
  given: number;
  days: MatchingDay[];
}
