import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
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
import {
  ObjectsOf,
  OptionalAmount,
  OptionalCount,
  OptionalFlag,
  OptionalMoment,
  OptionalOneOf,
  OptionalSlug,
  OptionalText,
  RequiredIds,
} from '../../platform/http/body-fields.js';
import { OneLine, Trimmed, ONE_LINE } from '../../platform/http/trimmed.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import { PublicationState, VersionBody } from '../publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_MESSAGES,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  NEW_CAMPAIGN,
  type CampaignCategory,
  type CampaignStatus,
  type CampaignType,
  SUGGESTED_AMOUNT_LIMITS as LIMITS,
} from './campaign.contract.js';
import {
  MATCHING_CONDITIONS,
  MATCHING_STATES,
  type MatchingCondition,
  type MatchingState,
} from './campaign-matching.contract.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { answerOf } from '../../platform/http/answer-of.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { Picture } from '../media/picture.dto.js';

const MAX_AMOUNT = 1_000_000_000;

const amountMessage = { message: CAMPAIGN_MESSAGES.suggested_amount };
const effectMessage = { message: CAMPAIGN_MESSAGES.suggested_effect };

/** An amount that the money form offers for a campaign, and what it does: « 20 € : 4 livres pour enfants ». */
export class SuggestedAmountInput {
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

/** What staff write of a campaign. Amounts are in major units of `currency`. */
export class CampaignInput {
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

  @OptionalText(100_000)
  description?: string;

  @IsIn(CAMPAIGN_CATEGORIES, { message: 'Choisissez une catégorie.' })
  category: CampaignCategory;

  @OptionalText()
  location?: string;

  @OptionalFlag()
  featured?: boolean;

  @OptionalCount(1)
  featured_image_id?: number | null;

  @IsIn(CAMPAIGN_TYPES, { message: 'Choisissez ce que la campagne collecte.' })
  campaign_type: CampaignType;

  @OptionalOneOf(CAMPAIGN_STATUSES)
  status?: CampaignStatus;

  @OptionalMoment()
  start_date?: string | null;

  @OptionalMoment()
  end_date?: string | null;

  @OptionalAmount()
  goal_amount?: number;

  @OptionalOneOf(CURRENCIES)
  currency?: Currency;

  @OptionalCount(0, MAX_AMOUNT)
  goal_books?: number;

  @OptionalCount(0, MAX_AMOUNT)
  goal_equipment?: number;

  @OptionalAmount()
  opening_amount?: number;

  @OptionalCount(0, MAX_AMOUNT)
  opening_books?: number;

  @OptionalCount(0, MAX_AMOUNT)
  opening_equipment?: number;

  @OptionalCount(0, MAX_AMOUNT)
  opening_donation_count?: number;

  @ApiPropertyOptional({ type: [SuggestedAmountInput], maxItems: LIMITS.count })
  @ObjectsOf(() => SuggestedAmountInput, CAMPAIGN_MESSAGES.suggested_amount)
  @ArrayMaxSize(LIMITS.count, { message: CAMPAIGN_MESSAGES.suggested_most })
  @IsArray()
  @IfGiven()
  suggested_amounts?: SuggestedAmountInput[];
}

export class CampaignUpdate extends IntersectionType(
  PartialType(CampaignInput, { skipNullProperties: false }),
  VersionBody,
) {}

/** What only staff read of what they write. */
export const CAMPAIGN_STAFF_FIELDS = [
  'featured_image_id',
  'opening_amount',
  'opening_books',
  'opening_equipment',
  'opening_donation_count',
] as const;

export class PersonResponse {
  first_name: string;
  last_name: string;
}

export class SuggestedAmount {
  /** Euros. */
  amount: number;
  /** Plain text, on one line. */
  effect: string;
}

/** A sponsor's promise to add to gifts to a campaign, with what it has added by now. Amounts in euros, days in Paris. */
export class CampaignMatching {
  sponsor_name: string;
  /** In per cent of a gift: 100 doubles it. */
  ratio: number;
  gift_ceiling: number | null;
  total: number;
  matched: number;
  left: number;

  @ApiProperty({ enum: MATCHING_CONDITIONS })
  condition: MatchingCondition;

  @ApiProperty({ type: String, format: 'date' })
  ends_on: string;

  @ApiProperty({ enum: MATCHING_STATES })
  state: MatchingState;
}

const Written = answerOf(CampaignInput, NEW_CAMPAIGN);

/** A campaign as anyone may read it. Amounts are in major units of `currency`; dates are ISO 8601, UTC. */
export class Campaign extends OmitType(Written, [...CAMPAIGN_STAFF_FIELDS, 'suggested_amounts']) {
  id: number;

  /** Address of the picture, for clients that want one; `picture` has its sizes and its text. */
  featured_image: string | null;

  picture: Picture | null;

  /** What was given, with what sponsors promised to add to it: `matched_amount` of it. */
  current_amount: number;
  matched_amount: number;
  current_books: number;
  current_equipment: number;
  donation_count: number;
  /** 0 to 100, rounded down; see `progressPercentage`. */
  progress_percentage: number;

  created_by: PersonResponse | null;

  updated_at: string;

  /** The smallest first; none where the form's usual amounts are offered. */
  suggested_amounts: SuggestedAmount[];

  /** The oldest first: the first that is open matches gifts. */
  matching: CampaignMatching[];
}

/** What a link to a campaign needs. */
export class CampaignLink extends PickType(Campaign, ['id', 'slug', 'title']) {}

export class CampaignPage extends PageOf(Campaign) {}

/** `admin/campaigns`: what staff read. Totals come from opening figures and recorded gifts. */
export class CampaignRecord extends IntersectionType(
  Campaign,
  PickType(Written, CAMPAIGN_STAFF_FIELDS),
  PublicationState,
) {}

export class CampaignBulkValues {
  @IsIn(CAMPAIGN_STATUSES)
  @IfGiven()
  status?: CampaignStatus;

  @IsBoolean()
  @IfGiven()
  featured?: boolean;
}

export class CampaignBulkBody {
  @RequiredIds()
  ids: number[];

  @ValidateNested()
  @IsObject()
  @IsDefined()
  @Type(() => CampaignBulkValues)
  values: CampaignBulkValues;
}
