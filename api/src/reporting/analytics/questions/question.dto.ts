import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { MAX_INT } from '../../../platform/database/max-int.js';
import { answerOf } from '../../../platform/http/answer-of.js';
import {
  NullableText,
  OptionalCount,
  OptionalDay,
  OptionalFlag,
  OptionalOneOf,
  RequiredOneOf,
  RequiredText,
} from '../../../platform/http/body-fields.js';
import {
  ANALYTICS_AGAINST,
  ANALYTICS_PERIODS,
  type AnalyticsAgainst,
  type AnalyticsPeriod,
} from '../analytics-period.contract.js';
import {
  DIMENSION_NAMES,
  type Dimension,
  type Measure,
  MEASURE_NAMES,
} from '../measures/measure.contract.js';
import { ANALYTICS_QUESTION_LIMITS, QUESTION_MESSAGES as MESSAGES } from './question.contract.js';
import { EmailAddresses } from './question-emails.js';

/** A measure, what it is shared out by, its period and what it is narrowed to. */
export class SavedQuestion {
  @RequiredOneOf(MEASURE_NAMES, MESSAGES.measure)
  measure: Measure;

  @RequiredOneOf(DIMENSION_NAMES, MESSAGES.dimension)
  dimension: Dimension;

  @RequiredOneOf(ANALYTICS_PERIODS, MESSAGES.period)
  period: AnalyticsPeriod;

  @OptionalDay()
  from?: string | null;

  @OptionalDay()
  to?: string | null;

  @OptionalOneOf(ANALYTICS_AGAINST)
  against?: AnalyticsAgainst;

  @OptionalCount(1)
  campaign?: number | null;

  @OptionalCount(1)
  event?: number | null;

  @OptionalCount(1)
  partner?: number | null;

  @NullableText(100)
  region?: string | null;
}

/** `POST admin/analytics-questions`. */
export class AnalyticsQuestionInput {
  @RequiredText(ANALYTICS_QUESTION_LIMITS.title, MESSAGES.title)
  title: string;

  @Type(() => SavedQuestion)
  @ValidateNested()
  @IsObject({ message: MESSAGES.question })
  @IsDefined({ message: MESSAGES.question })
  question: SavedQuestion;

  /** Whether the team sees it. */
  @OptionalFlag()
  is_shared?: boolean;

  /** Who receives the answer by e-mail each Monday. */
  @EmailAddresses()
  weekly_to?: string[];
}

/** `PUT admin/analytics-questions/{id}`. */
export class AnalyticsQuestionChanges extends PartialType(AnalyticsQuestionInput, {
  skipNullProperties: false,
}) {
  @ApiProperty({ type: 'integer' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

class AnsweredQuestion extends answerOf(SavedQuestion, { against: 'previous' }) {}

/** `admin/analytics-questions`. */
export class AnalyticsQuestion {
  @ApiProperty({ type: 'integer' })
  id: number;

  title: string;
  question: AnsweredQuestion;
  is_shared: boolean;

  /** For who may change the question; empty for the others. */
  weekly_to: string[];

  is_weekly: boolean;
  owner: string;
  is_own: boolean;

  /** Its owner, or an administrator. */
  may_change: boolean;

  created_at: string;
  updated_at: string;

  @ApiProperty({ type: 'integer' })
  version: number;
}
