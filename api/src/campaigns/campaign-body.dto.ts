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
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { IsAmount } from '../platform/http/amount.js';
import { OptionalSlug } from '../platform/http/body-fields.js';
import { IsCalendarDate } from '../platform/http/calendar-date.js';
import { Trimmed } from '../platform/http/trimmed.js';
import { CURRENCIES, type Currency } from '../platform/money/money.contract.js';
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
} from './campaign.contract.js';

const MAX_INT = 2_147_483_647;
const MAX_AMOUNT = 1_000_000_000;

const unlessNull = () => ValidateIf((_, value: unknown) => value !== null && value !== undefined);

export class CampaignBody implements CampaignInput {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @MaxLength(200)
  @IsNotEmpty({ message: CAMPAIGN_MESSAGES.title_required })
  @IsString({ message: CAMPAIGN_MESSAGES.title_required })
  @Trimmed()
  title: string;

  @MaxLength(500)
  @IsNotEmpty({ message: CAMPAIGN_MESSAGES.short_description_required })
  @IsString({ message: CAMPAIGN_MESSAGES.short_description_required })
  @Trimmed()
  short_description: string;

  @MaxLength(100_000)
  @IsString()
  @unlessNull()
  description?: string;

  @ApiProperty({ enum: CAMPAIGN_CATEGORIES })
  @IsIn(CAMPAIGN_CATEGORIES, { message: 'Choisissez une catégorie.' })
  category: CampaignCategory;

  @MaxLength(200)
  @IsString()
  @unlessNull()
  @Trimmed()
  location?: string;

  @IsBoolean()
  @unlessNull()
  featured?: boolean;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  @unlessNull()
  featured_image_id?: number | null;

  @ApiProperty({ enum: CAMPAIGN_TYPES })
  @IsIn(CAMPAIGN_TYPES, { message: 'Choisissez ce que la campagne collecte.' })
  campaign_type: CampaignType;

  @ApiPropertyOptional({ enum: CAMPAIGN_STATUSES })
  @IsIn(CAMPAIGN_STATUSES)
  @unlessNull()
  status?: CampaignStatus;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsCalendarDate()
  @unlessNull()
  start_date?: string | null;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsCalendarDate()
  @unlessNull()
  end_date?: string | null;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsAmount()
  @unlessNull()
  goal_amount?: number;

  @ApiPropertyOptional({ enum: CURRENCIES })
  @IsIn(CURRENCIES)
  @unlessNull()
  currency?: Currency;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @unlessNull()
  goal_books?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @unlessNull()
  goal_equipment?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsAmount()
  @unlessNull()
  opening_amount?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @unlessNull()
  opening_books?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @unlessNull()
  opening_equipment?: number;

  @Max(MAX_AMOUNT)
  @Min(0)
  @IsInt()
  @unlessNull()
  opening_donation_count?: number;
}

export class CampaignUpdateBody extends IntersectionType(PartialType(CampaignBody), VersionBody) {}

export class BulkValues {
  @ApiPropertyOptional({ enum: CAMPAIGN_STATUSES })
  @IsIn(CAMPAIGN_STATUSES)
  @IsOptional()
  status?: CampaignStatus;

  @IsBoolean()
  @IsOptional()
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
