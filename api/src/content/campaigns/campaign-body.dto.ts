import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { IsAmount } from '../../platform/http/amount.js';
import { ObjectsOf, OptionalSlug } from '../../platform/http/body-fields.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { OneLine, Trimmed } from '../../platform/http/trimmed.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import { VersionBody } from '../publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_MESSAGES,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  type CampaignCategory,
  type CampaignInput,
  type CampaignStatus,
  type CampaignType,
  SUGGESTED_AMOUNT_LIMITS as LIMITS,
  type SuggestedAmount,
} from './campaign.contract.js';
import { IfGiven, UnlessNull } from '../../platform/http/if-given.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const MAX_AMOUNT = 1_000_000_000;

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const amountMessage = { message: CAMPAIGN_MESSAGES.suggested_amount };
const effectMessage = { message: CAMPAIGN_MESSAGES.suggested_effect };

export class SuggestedAmountBody implements SuggestedAmount {
  @ApiProperty({ type: Number, minimum: LIMITS.least, maximum: LIMITS.most })
  @Max(LIMITS.most, amountMessage)
  @Min(LIMITS.least, amountMessage)
  @IsAmount(CAMPAIGN_MESSAGES.suggested_amount)
  amount: number;

  @ApiProperty({ type: String, minLength: LIMITS.effect_least, maxLength: LIMITS.effect_most })
  @Matches(ONE_LINE, effectMessage)
  @MaxLength(LIMITS.effect_most, effectMessage)
  @MinLength(LIMITS.effect_least, effectMessage)
  @IsString(effectMessage)
  @Trimmed()
  effect: string;
}

export class CampaignBody implements CampaignInput {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @MaxLength(200)
  @IsNotEmpty({ message: CAMPAIGN_MESSAGES.title_required })
  @IsString({ message: CAMPAIGN_MESSAGES.title_required })
  @OneLine()
  title: string;

  @MaxLength(500)
  @IsNotEmpty({ message: CAMPAIGN_MESSAGES.short_description_required })
  @IsString({ message: CAMPAIGN_MESSAGES.short_description_required })
  @Trimmed()
  short_description: string;

  @MaxLength(100_000)
  @IsString()
  @UnlessNull()
  description?: string;

  @ApiProperty({ enum: CAMPAIGN_CATEGORIES })
  @IsIn(CAMPAIGN_CATEGORIES, { message: 'Choisissez une catégorie.' })
  category: CampaignCategory;

  @MaxLength(200)
  @IsString()
  @UnlessNull()
  @Trimmed()
  location?: string;

  @IsBoolean()
  @UnlessNull()
  featured?: boolean;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @UnlessNull()
  featured_image_id?: number | null;

  @ApiProperty({ enum: CAMPAIGN_TYPES })
  @IsIn(CAMPAIGN_TYPES, { message: 'Choisissez ce que la campagne collecte.' })
  campaign_type: CampaignType;

  @ApiPropertyOptional({ enum: CAMPAIGN_STATUSES })
  @IsIn(CAMPAIGN_STATUSES)
  @UnlessNull()
  status?: CampaignStatus;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsCalendarDate()
  @UnlessNull()
  start_date?: string | null;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsCalendarDate()
  @UnlessNull()
  end_date?: string | null;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsAmount()
  @UnlessNull()
  goal_amount?: number;

  @ApiPropertyOptional({ enum: CURRENCIES })
  @IsIn(CURRENCIES)
  @UnlessNull()
  currency?: Currency;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @UnlessNull()
  goal_books?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @UnlessNull()
  goal_equipment?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsAmount()
  @UnlessNull()
  opening_amount?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @UnlessNull()
  opening_books?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @UnlessNull()
  opening_equipment?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @UnlessNull()
  opening_donation_count?: number;

  @ApiPropertyOptional({ type: [SuggestedAmountBody], maxItems: LIMITS.count })
  @ObjectsOf(() => SuggestedAmountBody, CAMPAIGN_MESSAGES.suggested_amount)
  @ArrayMaxSize(LIMITS.count, { message: CAMPAIGN_MESSAGES.suggested_most })
  @IsArray()
  @UnlessNull()
  suggested_amounts?: SuggestedAmountBody[];
}

export class CampaignUpdateBody extends IntersectionType(
  PartialType(CampaignBody, { skipNullProperties: false }),
  VersionBody,
) {}

export class BulkValues {
  @ApiPropertyOptional({ enum: CAMPAIGN_STATUSES })
  @IsIn(CAMPAIGN_STATUSES)
  @IfGiven()
  status?: CampaignStatus;

  @IsBoolean()
  @IfGiven()
  featured?: boolean;
}

export class BulkBody {
  @ApiProperty({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(500)
  @ArrayMinSize(1)
  @IsArray()
  ids: number[];

  @ValidateNested()
  @IsObject()
  @IsDefined()
  @Type(() => BulkValues)
  values: BulkValues;
}
